import type { REGION_SHARES as KO, TermShare } from '../../ko/region/shares.ts'
import { are, counted, formatArea, formatCount, formatManwon, formatMonths, formatPercent } from '../format.ts'
import { placeOf } from '../place-names.ts'
import { HOMES } from '../property-types.ts'

export const REGION_SHARES = {
  TERM_SHARE: (asked) =>
    `${formatCount(asked.atOrUnderCount ?? 0)} of ${leasesOf(asked)} have ${amountsOf(asked)}. That is ${formatPercent(asked.share ?? 0)} of them.`,
  TERM_SHARE_LEVEL: (asked) => {
    const { medianDepositManwon: deposit, medianMonthlyRentManwon: rent } = asked
    const median = `deposit of ${formatManwon(deposit ?? 0)}${rent === null ? '' : ` and a median rent of ${formatManwon(rent)}`}`
    return `Of ${leasesOf(asked)}, the median is a ${median}.${middleAsRent(asked)}`
  },
  TERM_SHARE_AS_RENT: (asked) =>
    `${formatCount(asked.convertedAtOrUnderCount ?? 0)} of ${leasesOf(asked)} (${formatPercent(asked.convertedShare ?? 0)}) cost no more than a deposit of ${formatManwon(asked.depositToManwon ?? 0)} with a rent of ${formatManwon(asked.monthlyRentToManwon ?? 0)}, which is ${formatManwon(asked.convertedRentToManwon ?? 0)} a month with the deposit turned into rent.${middleAsRent(asked)}`,
  TERM_SHARE_TOO_FEW: ({ enough, ...asked }) =>
    `There ${are(asked.sampleCount)} only ${leasesOf(asked)}; with fewer than ${enough} no share is worked out.`,
} satisfies typeof KO

function middleAsRent({ medianConvertedRentManwon: median, conversionYearlyRate: rate }: TermShare): string {
  return median === null || rate === null
    ? ''
    : ` With all deposits turned into rent at ${formatPercent(rate)} a year, the middle is ${formatManwon(median)} a month.`
}

/** `12 jeonse (전세) deals of apartments in Sillim-dong, Gwanak-gu (관악구 신림동) (November 2025 to October 2026)` */
function leasesOf({ place, propertyType, tradeKind, basementOnly, sampleCount, ...asked }: TermShare): string {
  const months = formatMonths([asked.fromYearMonth, asked.toYearMonth].map((month) => month.replace('-', '')))
  const lease = tradeKind === 'RENT_JEONSE' ? 'jeonse (전세) deal' : 'monthly rent (월세) deal'
  const below = basementOnly ? ' below ground (semi-basements included)' : ''
  return `${counted(sampleCount, lease)} of ${HOMES[propertyType]}${below}${areaOf(asked)} in ${placeOf(place)} (${months})`
}

function areaOf({
  areaFromSquareMeter: from,
  areaToSquareMeter: to,
}: Pick<TermShare, 'areaFromSquareMeter' | 'areaToSquareMeter'>) {
  if (from === null) return ''
  if (to === null) return ` of ${formatArea(from)} or more`
  return from === 0 ? ` of up to ${formatArea(to)}` : ` of ${formatArea(from)} to ${formatArea(to)}`
}

function amountsOf({ depositToManwon: deposit, monthlyRentToManwon: rent }: TermShare): string {
  const parts = [
    deposit === null ? [] : `a deposit of at most ${formatManwon(deposit)}`,
    rent === null ? [] : `a rent of at most ${formatManwon(rent)}`,
  ]
  return parts.flat().join(' and ')
}
