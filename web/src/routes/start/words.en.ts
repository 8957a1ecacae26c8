import { counted } from '../../lib/words.en.ts'
import type { ko } from './words.ko.ts'

export const en = {
  title: 'Which home do you want to rent?',
  step: '1/3',
  address: 'Address',
  hint: 'Neighborhood and lot number, or road name and building number, in English or Korean. You can also paste a message. Example: 1422-5 Sillim-dong, Unit 301',
  searching: 'Searching',
  found: (count: number) => `${counted(count, 'address', 'addresses')} found`,
  foundFirst: (count: number) =>
    `You see the first 8 of ${counted(count, 'address', 'addresses')}. Add the lot number to narrow it down.`,
  empty: 'We found no address. See whether neighborhood and lot number, or road and building number, are right.',
  unavailable: 'The address search is not available now. Enter the lot address yourself.',
  lot: 'Lot (지번)',
  paste: 'Paste a listing or message',
  direct: 'Enter the lot address (지번) yourself',
  about:
    'See what public data say about a home, and what you still have to check yourself. We do not tell you whether to sign.',
  method: 'What we check and what we cannot',
} satisfies typeof ko
