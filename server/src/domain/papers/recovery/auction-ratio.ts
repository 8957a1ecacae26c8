import { message, type Text } from '../../../words/message.ts'
import { addMonths } from '../../calendar.ts'
import { type DistrictFigures, shownPriceRatio } from '../../market/district-figures.ts'
import { AUCTION_RATIOS } from '../../rule-book/shown-thresholds.ts'

/** What lots were sold for in auctions, as per cent of their appraisal. Bands reach below it; it is no forecast. */
export type AuctionRatio = {
  percent: number
  /** `DISTRICT`: from the imported tables; else a published figure of the whole city or country. */
  scope: 'DISTRICT' | 'SEOUL' | 'COUNTRY'
  sentence: Text
}

const SEOUL = '11'

/** The ratio of the home's district if at least ten lots were sold, else that of Seoul or of the country. */
export function auctionRatio(legalDistrictCode: string, figures: DistrictFigures): AuctionRatio {
  const [newest, ...earlier] = figures.months
  const percent = newest === undefined ? null : shownPriceRatio(newest)
  if (newest === undefined || percent === null || newest.auctions === null) return published(legalDistrictCode)
  const before = earlier.flatMap((month) => shownPriceRatio(month) ?? [])
  return {
    percent,
    scope: 'DISTRICT',
    sentence: message('AUCTION_RATIO_OF_DISTRICT', {
      place: newest.auctions.districtName,
      months: [addMonths(newest.month, -2), newest.month],
      sold: newest.auctions.sold,
      ratio: percent / 100,
      earlier: before.length === 0 ? null : { low: Math.min(...before) / 100, high: Math.max(...before) / 100 },
    }),
  }
}

function published(legalDistrictCode: string): AuctionRatio {
  const scope = legalDistrictCode.startsWith(SEOUL) ? 'SEOUL' : 'COUNTRY'
  const { percent, sold } = AUCTION_RATIOS[scope]
  const { month } = AUCTION_RATIOS
  const sentence = message('AUCTION_RATIO_PUBLISHED', {
    scope,
    months: [addMonths(month, -2), month],
    sold,
    ratio: percent / 100,
  })
  return { percent, scope, sentence }
}
