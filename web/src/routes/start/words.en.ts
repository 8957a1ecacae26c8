import { counted } from '../../lib/words.en.ts'
import type { ko } from './words.ko.ts'

export const en = {
  title: 'Which home is it?',
  which: 'Is this the home?',
  address: 'Address',
  hint: 'Neighborhood and lot, road name, or a whole message, in English or Korean.',
  example: '1422-5 Sillim-dong, Unit 301',
  tryExample: 'Example: 1422-5 Sillim-dong, Unit 301',
  searching: 'Searching',
  found: (count: number) => `${counted(count, 'address', 'addresses')} found`,
  foundFirst: (count: number) =>
    `You see the first 8 of ${counted(count, 'address', 'addresses')}. Add the lot number to narrow it down.`,
  empty: 'We found no address. See whether neighborhood and lot number, or road and building number, are right.',
  unavailable: 'The address search is not available now. Enter the lot address yourself.',
  lot: 'Lot (지번)',
  direct: 'Enter the lot address (지번) yourself',
  about: 'See from public data how large the deposit is against the home’s value, and what is left for you to check.',
  sample: {
    title: 'An answer looks like this · invented example',
    figure: '78%',
    caption: 'your deposit against the home’s value',
    parts: ['Past deals, with their source', 'What is not known yet', 'What to do and to ask before you sign'],
  },
  method: 'What we check and what we cannot',
} satisfies typeof ko
