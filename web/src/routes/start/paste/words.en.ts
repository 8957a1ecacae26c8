import type { ko } from './words.ko.ts'

export const en = {
  label: 'Listing or message',
  hint: 'The text is not kept.',
  full: (most: string) => `Only ${most} characters are read. If the end is cut off, paste just the home and its terms.`,
  read: 'Find the home',
  noHome: 'No home is found in this text. See whether it names the neighborhood and lot, or a complex.',
  confirm: 'Is this the home?',
  later: 'You can change the terms next.',
  purposes: { JEONSE: 'Jeonse (전세)', MONTHLY_RENT: 'Monthly rent (월세)' },
  deposit: (amount: string) => `deposit ${amount}`,
  rent: (amount: string) => `rent ${amount} a month`,
  fee: (amount: string) => `maintenance fee (관리비) ${amount} a month`,
  feeStated: (said: string) => `the listing says “${said}”`,
  warnings: (said: string) => `The listing says ${said}. It goes into the text of the offer and is checked too.`,
  area: (area: string) => `${area} ㎡`,
  floor: (floor: number) => (floor < 0 ? `basement ${-floor}` : `floor ${floor}`),
} satisfies typeof ko
