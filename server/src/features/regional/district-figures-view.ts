import type { DistrictFigures as WireFigures } from '@lease-risk/contract/district-figures'
import { yearMonth } from '../../domain/calendar.ts'
import {
  type DistrictFigures,
  districtSentences,
  shownPriceRatio,
  shownRate,
} from '../../domain/market/district-figures.ts'
import type { Unworded } from '../../words/message.ts'

/** The figures of a district with those that are too small for a rate or a ratio left out (R-DISTRICT-07). */
export function districtFiguresView(figures: DistrictFigures): Unworded<WireFigures> {
  return {
    state: figures.state,
    sentences: districtSentences(figures),
    months: figures.months.map((month) => ({
      period: yearMonth(month.month),
      districtName: month.districtName,
      apartmentJeonseRatio: month.apartmentJeonse,
      rowHouseJeonseRatio: month.rowHouseJeonse,
      accidentCount: month.accidents?.count ?? null,
      accidentRate: shownRate(month),
      auctionDistrictName: month.auctions?.districtName ?? null,
      auctionSoldCount: month.auctions?.sold ?? null,
      auctionPriceRatio: shownPriceRatio(month),
    })),
  }
}
