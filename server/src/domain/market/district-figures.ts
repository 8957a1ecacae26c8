import { message, type Text } from '../../words/message.ts'
import { addMonths } from '../calendar.ts'
import { DISTRICT_FIGURES } from '../rule-book/shown-thresholds.ts'

/** Accidents and auctions of a district in the three months up to `month` (`YYYYMM`). Rates and ratios in per cent. */
export type DistrictMonth = {
  month: string
  /** The district of that month's table: a former one, or the city of a 구. */
  districtName: string
  apartmentJeonse: number | null
  rowHouseJeonse: number | null
  /** `null`: not stated. `rate`: won not paid back per won of insured deposits that fell due. */
  accidents: { count: number; rate: number | null } | null
  /** `districtName`: courts count some 구 under their city. */
  auctions: { districtName: string; sold: number; priceRatio: number | null } | null
}

/** What the imported monthly tables say about a district, newest month first. It is no fact of a home and never scored. */
export type DistrictFigures =
  | { state: 'NOT_IMPORTED' | 'NO_ROW'; months: readonly [] }
  | { state: 'FOUND'; months: readonly [DistrictMonth, ...DistrictMonth[]] }

export const NOT_IMPORTED: DistrictFigures = { state: 'NOT_IMPORTED', months: [] }

/** The rate of accidents; `null` below five accidents, where one more or less would change it a lot. */
export function shownRate({ accidents }: Pick<DistrictMonth, 'accidents'>): number | null {
  return accidents !== null && accidents.count >= DISTRICT_FIGURES.rateFromAccidents ? accidents.rate : null
}

/** Winning price as per cent of the appraisal; `null` below ten sold. */
export function shownPriceRatio({ auctions }: Pick<DistrictMonth, 'auctions'>): number | null {
  return auctions !== null && auctions.sold >= DISTRICT_FIGURES.ratioFromSold ? auctions.priceRatio : null
}

/** Evenly chosen months, newest first, always with the newest and the oldest. */
export function seriesOf<T>(months: readonly T[], most: number): T[] {
  if (months.length <= most) return [...months]
  const chosen = Array.from({ length: most }, (_, index) => Math.round((index * (months.length - 1)) / (most - 1)))
  return chosen.flatMap((index) => months[index] ?? [])
}

/** Count, months and series in words; for figures that are not there, that they are not. */
export function districtSentences(figures: DistrictFigures): Text[] {
  if (figures.state !== 'FOUND') return [message('DISTRICT_FIGURES_MISSING', { state: figures.state })]
  const [newest, ...earlier] = figures.months
  const stated = earlier.filter(({ accidents }) => accidents !== null)
  const ratio = shownPriceRatio(newest)
  return [
    accidentSentence(newest),
    ...(newest.accidents === null
      ? []
      : stated.length === 0
        ? [message('DISTRICT_ONE_MONTH')]
        : [
            message('DISTRICT_ACCIDENT_SERIES', {
              points: seriesOf(stated, DISTRICT_FIGURES.saidMonths)
                .toReversed()
                .map((month) => pointOf(month, newest)),
            }),
          ]),
    ...(newest.auctions === null || ratio === null
      ? []
      : [
          message('DISTRICT_AUCTIONS', {
            place: newest.auctions.districtName,
            months: quarterOf(newest),
            sold: newest.auctions.sold,
            ratio: ratio / 100,
          }),
        ]),
    message('DISTRICT_FIGURES_SOURCE', { month: newest.month }),
  ]
}

function accidentSentence(newest: DistrictMonth): Text {
  const { accidents, districtName: place } = newest
  const months = quarterOf(newest)
  if (accidents === null) return message('DISTRICT_ACCIDENTS_NOT_STATED', { place, months })
  const rate = shownRate(newest)
  const { count } = accidents
  if (rate === null) return message('DISTRICT_FEW_ACCIDENTS', { place, months, count })
  return message('DISTRICT_ACCIDENTS', { place, months, count, rate: rate / 100 })
}

/** The district is named where it is another one than the newest month's. */
function pointOf({ month, districtName, accidents }: DistrictMonth, newest: DistrictMonth) {
  const rate = shownRate({ accidents })
  const place = districtName === newest.districtName ? null : districtName
  return { month, place, count: accidents?.count ?? 0, rate: rate === null ? null : rate / 100 }
}

/** The first and the last of the table's three months. */
function quarterOf({ month }: DistrictMonth): string[] {
  return [addMonths(month, -2), month]
}
