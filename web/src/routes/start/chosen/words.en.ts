import type { ko } from './words.ko.ts'

export const en = {
  chosen: 'Chosen address',
  chooseAgain: 'Choose another',
  unread: 'These words were not used:',
  unit: 'Building and unit (동·호)',
  unitHint: 'Optional. Enter it as it stands in the contract. Example: 101동 1203호',
  next: 'Next',
} satisfies typeof ko
