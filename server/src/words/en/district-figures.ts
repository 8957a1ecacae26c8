import type { DISTRICT_FIGURES as KO, Point } from '../ko/district-figures.ts'
import { counted, formatCount, formatMonth, formatMonths, formatPercent } from './format.ts'
import { placeOf } from './place-names.ts'

const NOT_GOOD = 'This does not mean that there were no accidents.'

export const DISTRICT_FIGURES = {
  DISTRICT_FIGURES_MISSING: ({ state }) =>
    ({
      NOT_IMPORTED: `Figures by district about guarantees that had to pay and about auctions have not been imported yet. ${NOT_GOOD}`,
      NO_ROW: `The imported figures by district about guarantees that had to pay and about auctions have no row for this area alone. ${NOT_GOOD}`,
    })[state],
  DISTRICT_ACCIDENTS: ({ place, months, count, rate }) =>
    `In ${placeOf(place)}, landlords did not pay back ${formatPercent(rate)} of the insured deposits that fell due in ${formatMonths(months)} (${counted(count, 'case')}).`,
  DISTRICT_FEW_ACCIDENTS: ({ place, months, count }) =>
    count === 0
      ? `In ${placeOf(place)}, 0 guarantee accidents (보증사고) were counted in ${formatMonths(months)}. Homes without a guarantee are not counted.`
      : `In ${placeOf(place)}, landlords did not pay back the insured deposit in ${counted(count, 'case')} in ${formatMonths(months)}. That is too few for a rate.`,
  DISTRICT_ACCIDENTS_NOT_STATED: ({ place, months }) =>
    `The statistics do not state the guarantee accidents (보증사고) of ${placeOf(place)} in ${formatMonths(months)}. ${NOT_GOOD}`,
  DISTRICT_ACCIDENT_SERIES: ({ points }) =>
    `Earlier figures: ${points.map(pointInWords).join('; ')}. Look at the course rather than at one month.`,
  DISTRICT_ONE_MONTH: 'Only one month of figures has been imported, so it is not known whether they rise or fall.',
  DISTRICT_AUCTIONS: ({ place, months, sold, ratio }) =>
    `In auctions in ${placeOf(place)} in ${formatMonths(months)}, ${counted(sold, 'lot')} sold for ${formatPercent(ratio)} of the appraisal (감정가) on average.`,
  DISTRICT_FIGURES_SOURCE: ({ month }) =>
    `From the rental market table (임대차 시장 정보) of ${formatMonth(month)} by the ministry (국토교통부) and the Real Estate Board (한국부동산원), with figures of HUG (주택도시보증공사) and the courts. They are about the district; the score and the result of this home do not use them.`,
} satisfies typeof KO

function pointInWords({ month, place, count, rate }: Point): string {
  const until = `${place === null ? '' : `in ${placeOf(place)}, `}in the three months to ${formatMonth(month)}`
  return rate === null
    ? `${until}, ${counted(count, 'case')}`
    : `${until}, ${formatPercent(rate)} (${formatCount(count)})`
}
