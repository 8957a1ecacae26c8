import type { AmountKind, Floor, REGION_TERMS as KO, WhyNotUsed } from '../../ko/region/terms.ts'
import { counted, formatArea, formatManwon } from '../format.ts'
import { asTitle } from '../paper-names.ts'
import { PROPERTY_TYPES } from '../property-types.ts'

export const REGION_TERMS = {
  TERM_ROOMS: ({ rooms, excluded }) => orExcluded(counted(rooms, 'room'), excluded),
  TERM_FLOOR: ({ floor, text, excluded }) =>
    orExcluded(floor === 'OTHER' ? `Floor: ${text}` : asTitle(FLOORS[floor]), excluded),
  TERM_AREA: ({ exclusive, unit, from, to }) => {
    const size = (value: number) => (unit === 'PYEONG' ? `${Math.round(value)} pyeong (평)` : formatArea(value))
    const name = exclusive ? 'Exclusive area (전용면적)' : 'Area'
    if (to === null) return `${name} ${size(from)} or more`
    return from === 0 ? `${name} up to ${size(to)}` : `${name} ${size(from)} to ${size(to)}`
  },
  TERM_AMOUNT: ({ kind, fromManwon: from, toManwon: to }) => {
    const name = AMOUNTS[kind]
    if (to === null) return `${name} ${formatManwon(from ?? 0)} or more`
    return from === null ? `${name} up to ${formatManwon(to)}` : `${name} ${formatManwon(from)} to ${formatManwon(to)}`
  },
  TERM_AMOUNT_UNCLEAR: ({ kind, text }) => `${AMOUNTS[kind]} ${text}`,
  TERM_TYPE_EXCLUDED: ({ propertyType }) => orExcluded(asTitle(PROPERTY_TYPES[propertyType]), true),
  TERM_USED:
    'Used to look at the contracts stored over the last year: what share of them meets this, or what they cost. Monthly statistics are not split by it.',
  TERM_USED_UPPER_END: 'The lower amount is not used; you see the share of contracts at or under the upper one.',
  TERM_USED_FOR_APARTMENTS:
    'Pyeong (평) may count the supplied area, so this size chose among apartments alone; other types are not split by size.',
  TERM_TYPE_LEFT_OUT: 'This type was left out of the analysis.',
  TERM_NOT_USED: ({ why }) => NOT_USED[why],
} satisfies typeof KO

const NOT_USED: Record<WhyNotUsed, string> = {
  UNIT_UNCLEAR:
    'Not used: it is not known whether this is in won, in 10,000 won (만원) or in 100 million won (억원). Add the unit.',
  AMOUNT_UNCLEAR:
    'Not used: it is not known what this is the amount of. Add jeonse (전세), deposit (보증금) or rent (월세).',
  NO_UPPER_END:
    'An amount with no upper limit is not used. Type an upper limit to see the share of contracts under it.',
  OTHER_PURPOSE: 'Not used: this is an analysis of jeonse (전세), which has no monthly rent.',
  SALE: 'A sale price is not used to look at the share of leases.',
  NOT_PUBLISHED: 'Not used: published deals do not say this.',
  EXCLUDED: 'What you want to leave out is not used here; the statistics may hold deals of such homes.',
  MAYBE_DEPOSIT:
    'Not used: it is high for a monthly rent and may be a deposit. Type the deposit and the rent together.',
  TWICE: 'The same term stands here more than once; only the first is used.',
  NO_REGION: 'Not used: the region could not be narrowed down to one.',
  PYEONG_UNCLEAR:
    'Not used: pyeong (평) may count the supplied area, except for apartments. Type the exclusive area (전용면적) in ㎡ to see deals of that size alone.',
  TOO_FEW: 'Not used: fewer than 3 stored contracts meet this.',
  NOTHING_LEFT: 'Not left out: no type would remain.',
}

const AMOUNTS: Record<AmountKind, string> = {
  DEPOSIT: 'Deposit',
  MONTHLY_RENT: 'Monthly rent',
  SALE_PRICE: 'Sale price',
  MAINTENANCE_FEE: 'Maintenance fee',
  AMOUNT: 'Amount',
}

const FLOORS: Record<Exclude<Floor, 'OTHER'>, string> = {
  BASEMENT: 'basement or semi-basement (반지하)',
  ROOFTOP: 'rooftop room (옥탑)',
}

function orExcluded(term: string, excluded: boolean): string {
  return excluded ? `${term}, left out` : term
}
