import { counted } from '../../../lib/words.en.ts'
import type { ko } from './words.ko.ts'

export const en = {
  titles: {
    'rent-transaction': 'Leases compared',
    'sale-transaction': 'Sales compared',
    value: 'Estimated range of the value',
    jeonse: 'Estimated range of the jeonse deposit',
  },
  past: 'These are deals reported in the past. They are not homes on offer now.',
  few: (count: number) => `There ${count === 1 ? 'is' : 'are'} only ${counted(count, 'deal')}, so take them as a hint.`,
  none: 'There are no deals to compare. Missing data is not a good sign.',
  sample: (count: number, months: string) => counted(count, 'deal') + (months && `, ${months}`),
  collected: (time: string) => `Collected on ${time}.`,
  rank: (lower: number, equal: number, higher: number) =>
    equal > 0
      ? `Lower than mine: ${counted(lower, 'deal')}. The same: ${equal}. Higher: ${higher}.`
      : `Lower than mine: ${counted(lower, 'deal')}. Higher: ${higher}.`,
  box: (low: string, middle: string, high: string) =>
    `The middle half lies between ${low} and ${high}. The median is ${middle}.`,
  spread: (low: string, high: string) => `Each dot is a deal. The amounts lie between ${low} and ${high}.`,
  counted: (count: number, rest: number) =>
    `${counted(count, 'deal')} ${count === 1 ? 'has' : 'have'} a share of 1% or more. The other ${rest} have less.`,
  mine: 'My amount',
  myDeposit: 'My deposit',
  deal: 'Deal',
  month: 'Month of contract',
  amount: 'Amount',
  area: 'Area',
  floor: 'Floor',
  floorValue: (floor: number) => (floor < 0 ? `B${-floor}` : `${floor}F`),
  building: 'Building',
  difference: 'Against mine',
  same: 'the same',
  higher: (amount: string) => `${amount} higher`,
  lower: (amount: string) => `${amount} lower`,
  lot: { SAME_LOT: 'same lot', SAME_LEGAL_DISTRICT: 'same neighbourhood' },
  monthly: (deposit: string, rent: string) => `deposit ${deposit} · ${rent}\u00a0a month`,
  rentDifference: (difference: string) => `rent ${difference}`,
  adjusted: 'Adjusted amount',
  share: 'Share',
  shared: (percent: string) => `share ${percent}`,
  adjustedTo: (amount: string) => `adjusted ${amount}`,
  percent: (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)}%`,
  unknown: 'not known',
  table: 'List of deals',
  monthRange: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  lines: {
    title: 'Deposit lines',
    about:
      'Amounts of past data times a share. They do not decide which deposit is right. Debts to be paid first are not in them.',
    bases: {
      VALUE_ESTIMATE: 'estimated value',
      SALE_MEDIAN: 'median of sales',
      PUBLIC_PRICE: 'public price (공시가격)',
      LEASE_DEPOSIT_MEDIAN: 'median of jeonse deposits',
      MONTHLY_DEPOSIT_MEDIAN: 'median of deposits of monthly rents',
      JEONSE_ESTIMATE: 'estimated jeonse deposit',
    },
    line: (percent: number) => `${percent}% line`,
    above: (amount: string) => `This line is ${amount} above my deposit.`,
    below: (amount: string) => `This line is ${amount} below my deposit.`,
    at: 'This line is at my deposit.',
  },
  estimate: {
    band: (low: string, high: string, middle: string) =>
      `Eight times out of ten it lies between ${low} and ${high}. The middle is ${middle}.`,
    provisional: 'This estimate is provisional and not tested enough yet.',
    partial: 'The same complex had no deal within a year, so the ground is weak.',
    otherAreas: 'The same complex had no deal of about this area, so the ground is weak.',
    chance: { few: 'less than 5%', most: '95% or more', about: (percent: number) => `about ${percent}%` },
    over: {
      value: (chance: string) => `The chance that the deposit is above 80% of the estimated value is ${chance}.`,
      jeonse: (chance: string) => `The chance that my deposit is above the estimated jeonse deposit is ${chance}.`,
    },
    method: 'How it is calculated',
    asOf: (day: string) => `As of ${day}`,
  },
  noEstimate: { value: 'The value could not be estimated.', jeonse: 'The jeonse deposit could not be estimated.' },
  instead: (title: string) => `In its place: ${title}. It is not an estimate.`,
  slow: 'The answer is late. The deals are being loaded.',
} satisfies typeof ko
