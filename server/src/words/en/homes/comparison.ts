import type { HOME_COMPARISON as KO } from '../../ko/homes/comparison.ts'
import { formatMonths, formatPercent } from '../format.ts'
import { PROPERTY_TYPES } from '../property-types.ts'

export const HOME_COMPARISON = {
  HOMES_SIDE_BY_SIDE:
    'Only figures that all homes have, of the same kind, stand side by side. Nothing here says which home is better, or whether to sign.',
  HOME_NAMED_TWICE: 'A home can be named only once.',
  A_HOME_LACKS_IT: 'Not side by side, as a home has no such figure.',
  BASES_DIFFER: ({ bases }) =>
    `The figures do not rest on the same kind of evidence: ${bases.join('; ')}. Side by side they would mislead.`,
  TYPES_DIFFER: ({ types }) =>
    `The homes are of different types: ${types.map((type) => PROPERTY_TYPES[type]).join(', ')}. Side by side they would mislead.`,
  PURPOSES_DIFFER: ({ purposes }) => {
    const names = purposes.map((purpose) => {
      if (purpose === null) return 'not given'
      return purpose === 'JEONSE' ? 'jeonse (전세)' : 'monthly rent (월세)'
    })
    return `The kinds of lease differ: ${names.join(', ')}. Deposits alone, side by side, would mislead.`
  },
  BASE_YEARS_DIFFER: ({ years }) => `The public prices (공시가격) are of different years: ${years.join(', ')}.`,
  PERIODS_DIFFER: ({ periods }) => `The deals are of different periods: ${periods.map(formatMonths).join('; ')}.`,
  COUNTS_DIFFER: ({ counts }) => {
    const listed = counts.map((count) => (count === null ? 'not counted' : String(count)))
    return `They rest on different numbers of cases: ${listed.join(', ')}. Take those of few cases as a rough idea only.`
  },
  NO_CONVERSION_RATE: 'There is no rate by which to turn the deposits into a cost a month (전월세전환율).',
  LOOK_UP_CONVERSION_RATE:
    'Look up the conversion rate of the region (전월세전환율) that the Korea Real Estate Board (한국부동산원) publishes.',
  DEPOSITS_AT_ONE_RATE: ({ rate, source }) =>
    `All deposits are turned into a cost a month at the same rate, ${formatPercent(rate)} a year (${source}). It is not what you would really pay.`,
  FEES_MISSING: ({ homes }) =>
    homes.length === 1
      ? `Home ${homes[0]} has no maintenance fee (관리비), so it is not counted in.`
      : `Homes ${homes.join(', ')} have no maintenance fee (관리비), so it is not counted in.`,
} satisfies typeof KO
