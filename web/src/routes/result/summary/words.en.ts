import type { ko } from './words.ko.ts'

export const en = {
  stake: {
    value: (low: string, high: string, middle: string) =>
      low === high ? `Home value ${middle}.` : `Home value ${low} to ${high}, middle ${middle}.`,
    deposit: 'Your deposit',
    ahead: (amount: string) => `Paid first ${amount}`,
    open: 'Not known yet',
    openBuilding: "Not known yet, and other households' deposits",
    openUpTo: (most: string) => `Up to ${most} paid first`,
    range: (isBuilding: boolean, low: string, high: string) =>
      `${isBuilding ? 'Building' : 'Home'} value ${low === high ? low : `${low}–${high}`}`,
    building: (low: string, high: string, middle: string) =>
      low === high
        ? `Value of the whole building ${middle}.`
        : `Value of the whole building ${low} to ${high}, middle ${middle}.`,
    none: 'Without a value of the home we cannot draw how much of your deposit may be missing.',
  },
  mortgages: {
    label: 'Sum of mortgages (채권최고액 합계)',
    manwon: '× ₩10,000',
    unknown: 'Unknown',
    unknownHow: 'It stays unknown, not zero. The registry document shows it.',
    wrong: 'Enter a number in units of 10,000 won, such as 6,000.',
    readDocument: 'Fill it from the registry document (등기부등본)',
    detailed: 'All entries that were read are in the calculation.',
    readEntries: 'See and change what was read',
    noValue: 'Added to the calculation of your papers. Without a value there is nothing to compare it with.',
    noDeposit: 'Added to the calculation of your papers.',
  },
} satisfies typeof ko
