import { counted } from '../../lib/words.en.ts'
import type { ko } from './words.ko.ts'

export const en = {
  title: 'Which home do you want to rent?',
  step: '1/3',
  address: 'Address',
  hint: 'Write it in Korean: neighbourhood and lot number, or road name and building number. Example: 신림동 1422-5',
  searching: 'Searching',
  found: (count: number) => `${counted(count, 'address', 'addresses')} found`,
  foundFirst: (count: number) =>
    `The first 8 of ${counted(count, 'address', 'addresses')}. Add the lot number to narrow it down.`,
  empty: 'No address was found. Leave a blank between neighbourhood and lot number, and leave out unit and floor.',
  unavailable: 'The address search cannot be used now. Write the lot address yourself.',
  lot: 'Lot (지번)',
  chosen: 'Chosen address',
  chooseAgain: 'Choose another',
  unit: 'Building and unit (동·호)',
  unitHint: 'Write it if you know it. Example: 101동 1203호. It works without it too.',
  next: 'Next',
  direct: 'Write the lot address (지번) yourself',
  district: 'Name of the 동 or 리',
  districtHint: 'Example: 신림동',
  number: 'Lot number (번지)',
  numberHint: 'Example: 1422-5, 산 12-3',
  noDistrict: 'No district was found. Enter only the name of a dong or ri (동, 리).',
  chooseDistrict: 'Choose one 동 or 리.',
  writeNumber: 'Write the lot number. Example: 1422-5',
  fix: 'Some fields need another look',
  use: 'Continue with this address',
  last: 'Last result',
  lastKept: 'Kept for 7 days, on this device only.',
  forget: 'Delete the last result',
  about:
    'We show apart what public data can tell and what you have to check yourself. We do not decide whether you may sign.',
  method: 'What is checked and what is not',
} satisfies typeof ko
