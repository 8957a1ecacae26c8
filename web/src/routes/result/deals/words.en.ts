import { counted } from '../../../lib/words.en.ts'
import type { ko } from './words.ko.ts'

export const en = {
  titles: {
    'rent-transaction': 'Leases compared',
    'sale-transaction': 'Sales compared',
    value: 'What the home may be worth',
    jeonse: 'What the jeonse deposit may be',
  },
  district: 'Guarantee accidents and auctions in this district',
  past: 'These are past deals that were reported. They are not homes on offer now.',
  few: (count: number) =>
    `There ${count === 1 ? 'is' : 'are'} only ${counted(count, 'deal')}, so treat this as a hint.`,
  notLookedUp: 'The deals could not be looked up. Missing data is not a good sign.',
  none: 'There are no deals to compare with. Missing data is not a good sign.',
  sample: (count: number, months: string) => counted(count, 'deal') + (months && `, ${months}`),
  collected: (time: string) => `Collected ${time}.`,
  rank: (lower: number, equal: number, higher: number) =>
    equal > 0
      ? `Lower than yours: ${counted(lower, 'deal')}. The same: ${equal}. Higher: ${higher}.`
      : `Lower than yours: ${counted(lower, 'deal')}. Higher: ${higher}.`,
  box: (low: string, middle: string, high: string) =>
    `Half of the deals lie between ${low} and ${high}. The median is ${middle}.`,
  spread: (low: string, high: string) => `Each dot is a deal. The amounts lie between ${low} and ${high}.`,
  counted: (count: number, rest: number) =>
    `${counted(count, 'deal')} ${count === 1 ? 'counts' : 'count'} for 1% or more. The other ${rest} count for less.`,
  mine: 'Your amount',
  myDeposit: 'Your deposit',
  deal: 'Deal',
  month: 'Month of contract',
  amount: 'Amount',
  area: 'Area',
  floor: 'Floor',
  floorValue: (floor: number) => (floor < 0 ? `B${-floor}` : `${floor}F`),
  building: 'Building',
  difference: 'Compared with yours',
  same: 'the same',
  higher: (amount: string) => `${amount} higher`,
  lower: (amount: string) => `${amount} lower`,
  lot: { SAME_LOT: 'same lot', SAME_LEGAL_DISTRICT: 'same neighborhood' },
  monthly: (deposit: string, rent: string) => `deposit ${deposit} · ${rent}\u00a0a month`,
  monthDifference: (difference: string) => `a month in all: ${difference}`,
  converted: (percent: string, source: string) =>
    `Compared by the month: the rent, and the deposit turned into rent at ${percent}% a year (${source}).`,
  rentDifference: (difference: string) => `rent ${difference}`,
  adjusted: 'Adjusted amount',
  share: 'Counts for',
  shared: (percent: string) => `counts for ${percent}`,
  adjustedTo: (amount: string) => `adjusted ${amount}`,
  percent: (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)}%`,
  unknown: 'not known',
  table: 'List of deals',
  monthRange: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  lines: {
    title: 'Your deposit against past data',
    about:
      'Each line is a share of a past amount. It does not say which deposit is right. Debts that are paid before you are not in it.',
    bases: {
      VALUE_ESTIMATE: 'estimated value',
      SALE_MEDIAN: 'median sale price',
      PUBLIC_PRICE: 'public price (공시가격)',
      LEASE_DEPOSIT_MEDIAN: 'median lease deposit',
      JEONSE_ESTIMATE: 'estimated jeonse deposit',
    },
    line: (percent: number) => `${percent}% line`,
    above: (amount: string) => `This line is ${amount} above your deposit.`,
    below: (amount: string) => `This line is ${amount} below your deposit.`,
    at: 'This line is exactly your deposit.',
  },
  estimate: {
    band: (low: string, high: string, middle: string) =>
      `Eight times out of ten, it is between ${low} and ${high}. The middle is ${middle}.`,
    wideBand: (low, high) => `By deals around the home alone, 8 of 10 cases come to ${low} to ${high}.`,
    provisional: 'This estimate is provisional: it has not been tested enough yet.',
    partial: 'The same complex had no deal within a year, so this rests on little.',
    otherAreas: 'The same complex had no deal of about this floor area, so this rests on little.',
    outsideOwnDeals: 'All deals of the same complex within a year lie outside this range, so it may be off.',
    chance: { few: 'less than 5%', most: '95% or more', about: (percent: number) => `about ${percent}%` },
    over: {
      value: (chance: string) => `The chance that your deposit is more than 80% of the value is ${chance}.`,
      jeonse: (chance: string) => `The chance that your deposit is more than what such a jeonse costs is ${chance}.`,
    },
    method: 'How we estimate it',
    asOf: (day: string) => `As of ${day}`,
  },
  noEstimate: {
    value: 'We could not estimate what the home is worth.',
    jeonse: 'We could not estimate the jeonse deposit.',
  },
  instead: (title: string) => `You see this instead: ${title}. It is not an estimate.`,
  slow: 'This is taking longer than usual. We are loading the deals.',
} satisfies typeof ko
