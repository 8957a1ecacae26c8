import type { DistrictCatalogue } from '../../server/src/domain/district/district-catalogue.ts'
import type { CollectedMonth } from '../../server/src/evidence/deals/index.ts'
import { readDeal } from '../../server/src/providers/deals/wire.ts'
import { hasRealMonths, type RealItem, type RealMonth, readRealMonths } from './real-months.ts'

const COLLECTED_AT = new Date('2026-08-10T12:00:00+09:00')

/** Returns real months if the folder exists, else made-up ones of the same form; `described` names which. */
export function monthsToIngest(
  catalogue: DistrictCatalogue,
  atMost: number,
): { months: CollectedMonth[]; described: string } {
  const real = hasRealMonths()
  const published = real ? readRealMonths() : madeUpMonths()
  return {
    months: everyNth(published, atMost).map((month) => toCollected(catalogue, month)),
    described: real ? 'real months' : 'made-up months (no folder with real ones)',
  }
}

/** Picks items spread over the whole list, so that a smaller number of months still covers both kinds and all places. */
function everyNth<T>(list: T[], atMost: number): T[] {
  const step = Math.max(1, list.length / atMost)
  return Array.from({ length: Math.min(atMost, list.length) }, (_, index) => list[Math.floor(index * step)] as T)
}

export function toCollected(
  catalogue: DistrictCatalogue,
  { kind, lawdCd, dealMonth, items }: RealMonth,
): CollectedMonth {
  const source = kind === 'rent' ? 'AptRent' : 'AptTradeDev'
  const deals = items.map((item) => readDeal(item, source, lawdCd)).filter((deal) => deal !== null)
  const districtCodes = deals.map((deal) => catalogue.districtUnder(lawdCd, deal.districtName))
  return { source, lawdCd, dealMonth, deals, districtCodes, skippedRows: 0, collectedAt: COLLECTED_AT }
}

function madeUpMonths(): RealMonth[] {
  const months = ['202605', '202606', '202607']
  return ['11620', '11680', '41135'].flatMap((lawdCd) =>
    months.flatMap((dealMonth) => [
      { kind: 'rent' as const, lawdCd, dealMonth, items: madeUpItems(dealMonth, 1200, 'rent') },
      { kind: 'sale' as const, lawdCd, dealMonth, items: madeUpItems(dealMonth, 400, 'sale') },
    ]),
  )
}

export function madeUpItems(dealMonth: string, count: number, kind: RealMonth['kind']): RealItem[] {
  return Array.from({ length: count }, (_, index) => ({
    umdNm: '신림동',
    jibun: `${(index % 400) + 1}`,
    aptNm: `어느마을 ${index % 90}단지`,
    buildYear: String(1985 + (index % 40)),
    dealYear: dealMonth.slice(0, 4),
    dealMonth: String(Number(dealMonth.slice(4))),
    dealDay: String((index % 28) + 1),
    excluUseAr: String(40 + (index % 700) / 10),
    floor: String((index % 25) + 1),
    ...(kind === 'rent'
      ? { deposit: String(10_000 + ((index * 37) % 60_000)), monthlyRent: String(index % 2 === 0 ? 0 : index % 200) }
      : { dealAmount: String(40_000 + ((index * 97) % 200_000)), cdealType: index % 20 === 0 ? 'O' : '' }),
  }))
}
