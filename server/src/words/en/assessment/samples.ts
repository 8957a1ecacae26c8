import type { SAMPLES as KO } from '../../ko/assessment/samples.ts'
import {
  type Likeness,
  type Quartiles,
  type Sample,
  type SampleBasis,
  type SampledAmount,
} from '../../ko/assessment/samples.ts'
import { counted, formatManwon, formatMonths, formatPercent } from '../format.ts'
import { asTitle } from '../paper-names.ts'

export const SAMPLE_LEVELS: Record<Sample['level'], string> = {
  SAME_LOT_SIMILAR: 'for similar homes on the same lot',
  SAME_LOT_AREA: 'for homes of similar size on the same lot',
  SAME_DISTRICT_SIMILAR: 'for similar homes in the same legal district (법정동)',
  SAME_LOT_ALL: 'for any home on the same lot',
  SAME_DISTRICT_ALL: 'for any home in the same legal district (법정동)',
}

export const SAMPLES = {
  // Deals that an amount is compared with.
  /** `5 jeonse leases of homes similar in size and floor, on the same lot (August to October 2026)` */
  SAMPLE: ({ level, basis, count, months, alike }) => {
    const homes = level.endsWith('_ALL') ? 'any home' : `homes ${ALIKE[alike]}`
    const place = level.startsWith('SAME_LOT') ? 'on the same lot' : 'in the same legal district (법정동)'
    return `${counted(count, DEALS[basis])} of ${homes}, ${place} (${formatMonths(months)})`
  },
  DEALS_OF_SAMPLE: (sample) => dealsOf(sample),
  QUARTILES: ({ of, quartiles, count }) => {
    const { min, q1, median, q3, max } = amounts(quartiles)
    return count === 1
      ? `Of this one deal: ${nameOf(of)} ${median}`
      : `${asTitle(nameOf(of))}: middle (median) ${median}, half of all ${q1} to ${q3}, lowest ${min}, highest ${max}`
  },

  COMPARED_WITH_SAMPLE: ({ typed, typedManwon, sampled, medianManwon, ratio, sample, count }) => {
    const median = `${count === 1 ? '' : 'middle (median) '}${nameOf(sampled)} of ${sample}`
    return ratio === null
      ? `The ${median} is ₩0, so your ${nameOf(typed)} is not compared with it.`
      : `Your ${nameOf(typed)} of ${formatManwon(typedManwon)} is ${comparedWith(typedManwon, medianManwon)}, the ${median}.`
  },
  COMPARED_WITH_REGION: ({ typed, typedManwon, sampled, medianManwon, scope, months, sampleCount }) => {
    const area = scope === 'LEGAL_DISTRICT' ? 'legal district (법정동)' : 'city or district (시·군·구)'
    const statistic = `the monthly statistics of the same ${area} (${formatMonths(months)}, ${counted(sampleCount, 'deal')})`
    return `For reference: your ${nameOf(typed)} of ${formatManwon(typedManwon)} is ${comparedWith(typedManwon, medianManwon)}, the middle (median) ${nameOf(sampled)} in ${statistic}. These are not deals of this address, so take them as a guide to the area only.`
  },
  SAMPLE_OF_OTHERS: ({ asked, basis }) =>
    `No ${DEALS[basis]}s of homes ${ASKED[asked]} were found, so the comparison uses all ${DEALS[basis]}s, which makes it less reliable.`,
  SAMPLE_OF_FEW: ({ basis, count }) =>
    `Only ${counted(count, DEALS[basis])} could be compared, so take the result as a rough guide.`,

  COMPARED_SAMPLE: (sample) => `Compared with: ${dealsOf(sample)}`,
  COMPARED_MONTHS: 'Months compared (by date of contract)',
  SAMPLE_COUNT: 'Number of deals compared',
  SAMPLE_DISTRIBUTION: ({ of }) => `${asTitle(nameOf(of))}: how these deals spread`,
  DISTRIBUTION: ({ quartiles, count }) => {
    const { min, q1, median, q3, max } = amounts(quartiles)
    if (count === 1) return `One deal: ${median}`
    return `Lowest ${min}, first quartile ${q1}, median ${median}, third quartile ${q3}, highest ${max}`
  },
  REGION_STATISTICS: ({ sampleCount, months }) =>
    `Monthly statistics of the area, ${counted(sampleCount, 'deal')} (${formatMonths(months)})`,
} satisfies typeof KO

/** From this multiple on, a text is clearer than an exact ratio. */
const MULTIPLE = 10

/**
 * Compares an amount with another, to follow `… is `: a smaller one as a share, a larger one as the excess amount,
 * and never as an unreadable ratio. `other` must not be 0.
 */
export function comparedWith(manwon: number, other: number): string {
  const named = formatManwon(other)
  if (manwon > other * MULTIPLE) return `more than ten times ${named}`
  const over = formatManwon(Math.abs(manwon - other))
  if (over === '₩0') return `the same as ${named}`
  return manwon > other ? `${over} more than ${named}` : `${formatPercent(manwon / other)} of ${named}`
}

/** Does the same for two monthly amounts that were both named before. */
export function monthlyDifference(manwon: number, other: number): string {
  if (manwon > other * MULTIPLE) return 'That is more than ten times as much.'
  if (manwon === other) return 'The two are the same.'
  return `That is ${formatManwon(Math.abs(manwon - other))} a month ${manwon > other ? 'more' : 'less'}.`
}

/** The largest percentage shown: three digits are still readable. */
const MOST_PERCENT = MULTIPLE * 100 - 1

/** Whether a share is readable as a percentage. */
export function isReadable(share: number): boolean {
  return share * 100 <= MOST_PERCENT
}

/** Formats a share as a percentage, up to the largest readable one. */
export function formatShare(share: number): string {
  return isReadable(share) ? formatPercent(share) : `over ${MOST_PERCENT}%`
}

/** The share of a deposit in a value, to the per cent, so that it is the same in a headline and in the sentences below. */
export function formatWholeShare(depositManwon: number, valueManwon: number): string {
  const percent = Math.round((depositManwon / valueManwon) * 100)
  return percent === 0 && depositManwon > 0 ? 'less than 1%' : formatPercent(percent / 100)
}

const DEALS: Record<SampleBasis, string> = {
  JEONSE_DEPOSIT: 'jeonse lease',
  MONTHLY_RENT: 'monthly rent lease',
  SALE_PRICE: 'sale',
}

const ALIKE: Record<Likeness, string> = {
  AREA: 'similar in size',
  FLOOR: 'on a similar floor',
  AREA_AND_FLOOR: 'similar in size and floor',
  TOTAL_AREA: 'similar in total floor area',
}

export const ASKED: Record<Likeness, string> = {
  AREA: 'of about the area you typed',
  FLOOR: 'on about the floor you typed',
  AREA_AND_FLOOR: 'of about the area and on about the floor you typed',
  TOTAL_AREA: 'of about the total floor area in the building register (건축물대장)',
}

const SAMPLED_AMOUNTS: Record<SampledAmount, string> = {
  JEONSE_DEPOSIT: 'jeonse deposit',
  MONTHLY_RENT: 'monthly rent',
  SALE_PRICE: 'sale price',
  DEPOSIT: 'deposit',
  MONTHLY_RENT_DEPOSIT: 'deposit with a monthly rent',
  CONVERTED_DEPOSIT: 'amount with the rent turned into deposit',
  CONVERTED_RENT: 'cost a month (deposit turned into rent)',
}

export function nameOf(of: SampledAmount): string {
  return SAMPLED_AMOUNTS[of]
}

function amounts({ min, q1, median, q3, max }: Quartiles) {
  const [low, lower, middle, upper, high] = [min, q1, median, q3, max].map(formatManwon)
  return { min: low, q1: lower, median: middle, q3: upper, max: high }
}

/** `5 deals for similar homes on the same lot (August to October 2026)` */
export function dealsOf({ level, count, months }: Sample): string {
  return `${counted(count, 'deal')} ${SAMPLE_LEVELS[level]} (${formatMonths(months)})`
}
