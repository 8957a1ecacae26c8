import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LATEST, legalRank, priorityRank, registeredOn, standingAfter } from './rank.ts'
import { paidTo } from './sales.fixture.ts'
import type { Claim, Sale, SmallRow, Tenant } from './settlement.ts'
import { WON_A_MANWON } from './won.ts'

type Kind = Claim['kind']
type Published = {
  source: string
  pool: number
  claims?: [id: string, kind: Kind, day: string, amount: number][]
  tenants?: [id: string, reportedOn: string, fixedDateOn: string | null, deposit: number][]
  /** From which day on which limit and amount. */
  rows?: [from: string, limit: number, paidFirst: number][]
  /** To the manwon. */
  gets: Record<string, number>
}

const won = (manwon: number) => Math.round(manwon * WON_A_MANWON)

function saleOf({ pool, claims = [], tenants = [], rows = [] }: Published): Sale {
  const rowOn = (day: string): SmallRow | null => {
    const row = rows.findLast(([from]) => from <= day)
    return row === undefined ? null : { limit: won(row[1]), paidFirst: won(row[2]) }
  }
  return {
    pool: won(pool),
    claims: claims.map(([id, kind, day, amount]) => ({
      id,
      kind,
      amount: won(amount),
      rank: kind === 'TAX' || kind === 'OWN_TAX' ? legalRank(day) : registeredOn(day),
    })),
    tenants: tenants.map(([id, reportedOn, fixedDateOn, deposit]): Tenant => {
      const rank = fixedDateOn === null ? null : priorityRank(standingAfter(reportedOn), fixedDateOn)
      return { id, mayBeSmall: true, parts: [{ amount: won(deposit), rank, fixedDateOn }] }
    }),
    rowOn,
    rowToday: rowOn(LATEST),
    capBeforeWages: true,
    absorbFrom: 'FIRST',
  }
}

const KABL = 'ebook.kabl.kr 법무사 2020-03'
const ILYOSISA = 'ilyosisa.co.kr 김기록 법무사의 쉬운 경매'
const SEOUL_2021: Published['rows'] = [
  ['2018-09-18', 11_000, 3_700],
  ['2021-05-11', 15_000, 5_000],
  ['2023-02-21', 16_500, 5_500],
]

// biome-ignore format: a table
const CASES: [title: string, published: Published][] = [
  ['two mortgages under two rows: first row, mortgage, second row, tenants by fixed date', { source: `${ILYOSISA} 250503`, pool: 45_000, rows: SEOUL_2021,
    claims: [['갑', 'SECURITY', '2022-03-05', 30_000], ['정', 'SECURITY', '2023-03-05', 30_000]], tenants: [['을', '2022-04-01', '2022-04-01', 15_000], ['병', '2022-05-01', '2022-05-01', 16_000]],
    gets: { 을: 9_500, 갑: 30_000, 병: 5_500, 정: 0 } }],
  ['fixed date and mortgage of one day are equal', { source: `${ILYOSISA} 246728`, pool: 60_000, rows: SEOUL_2021,
    claims: [['을', 'SECURITY', '2022-03-06', 80_000]], tenants: [['갑', '2022-03-05', '2022-03-06', 40_000]], gets: { 갑: 20_000, 을: 40_000 } }],
  ['the fixed date a day earlier: all of it before the mortgage', { source: `${ILYOSISA} 246728`, pool: 60_000, rows: SEOUL_2021,
    claims: [['을', 'SECURITY', '2022-03-06', 80_000]], tenants: [['갑', '2022-03-05', '2022-03-05', 40_000]], gets: { 갑: 40_000, 을: 20_000 } }],
  ['report, fixed date and mortgage of one day: the mortgage first', { source: `${ILYOSISA} 배당사례`, pool: 50_000, rows: SEOUL_2021,
    claims: [['을', 'SECURITY', '2021-03-05', 30_000]], tenants: [['갑', '2021-03-05', '2021-03-05', 30_000], ['병', '2021-04-05', '2021-04-05', 20_000]], gets: { 을: 30_000, 갑: 20_000, 병: 0 } }],
  ['seizure, fixed date, seizure: share, then the tenant takes from the later one', { source: `${ILYOSISA} 248998`, pool: 45_000,
    claims: [['갑', 'GENERAL', '2022-01-05', 15_000], ['병', 'GENERAL', '2022-05-05', 20_000]], tenants: [['을', '2022-03-05', '2022-03-05', 40_000]], gets: { 갑: 9_000, 을: 36_000, 병: 0 } }],
  ['four of five after a first mortgage share with two seizures', { source: 'magazine.hankyung.com 202102252461b', pool: 16_900,
    claims: [['A', 'SECURITY', '2006-02-01', 5_000], ['B', 'GENERAL', '2007-01-01', 4_000], ['C', 'GENERAL', '2007-12-01', 2_000], ['D', 'SECURITY', '2008-12-01', 5_000], ['E', 'SECURITY', '2009-10-01', 3_500], ['F', 'GENERAL', '2010-01-01', 2_500]],
    gets: { A: 5_000, B: 2_800, C: 1_400, D: 5_000, E: 2_700, F: 0 } }],
  ['seizures alone share by amount', { source: 'eastsky3483.tistory.com/253', pool: 9_000, claims: [['B', 'GENERAL', '2020-01-01', 5_000], ['C', 'GENERAL', '2021-01-01', 15_000]], gets: { B: 2_250, C: 6_750 } }],
  ['ring of an old mortgage, a small tenant and tax on the home', { source: `${KABL}, p. 76`, pool: 5_000, rows: [['2010-07-26', 7_500, 2_500]],
    claims: [['갑', 'SECURITY', '2010-01-01', 6_000], ['을', 'OWN_TAX', '2012-01-01', 1_500]], tenants: [['병', '2012-01-01', null, 7_500]], gets: { 갑: 3_500, 을: 750, 병: 750 } }],
  ['two small tenants, a mortgage, then by fixed date', { source: 'aha30000.tistory.com 17401493 (1)', pool: 7_000, rows: [['2001-09-15', 4_000, 1_600]],
    claims: [['갑', 'SECURITY', '2004-10-10', 3_000]], tenants: [['을', '2005-10-14', '2005-10-17', 3_000], ['병', '2005-10-15', '2005-10-16', 4_000]], gets: { 갑: 3_000, 을: 1_600, 병: 2_400 } }],
  ['the same of 4,000: half of it, 1,000 each', { source: 'aha30000.tistory.com 17401493 (1)', pool: 4_000, rows: [['2001-09-15', 4_000, 1_600]],
    claims: [['갑', 'SECURITY', '2004-10-10', 3_000]], tenants: [['을', '2005-10-14', null, 3_000], ['병', '2005-10-15', null, 4_000]], gets: { 갑: 2_000, 을: 1_000, 병: 1_000 } }],
  ['a seizure behind a mortgage gets what is left', { source: 'aha30000.tistory.com 17401493 (2)', pool: 3_000, claims: [['갑', 'SECURITY', '2004-10-10', 2_000], ['을', 'GENERAL', '2005-10-14', 2_000]], gets: { 갑: 2_000, 을: 1_000 } }],
  ['preferred wages and a small tenant share one rank', { source: 'cafe.daum.net datanum=132', pool: 5_900, rows: [['2001-09-15', 4_000, 1_600]],
    claims: [['임금', 'WAGES', '2005-01-01', 8_500], ['근', 'SECURITY', '2004-01-01', 3_000]], tenants: [['임', '2005-01-01', null, 4_000]], gets: { 임금: 4_965, 임: 935, 근: 0 } }],
  ['two small tenants of Gunpo, the mortgage takes the rest', { source: 'cafe.daum.net datanum=55', pool: 10_250, rows: [['2001-09-15', 4_000, 1_600]],
    claims: [['근', 'SECURITY', '2002-04-30', 10_800], ['가', 'GENERAL', '2003-01-01', 2_000], ['나', 'GENERAL', '2003-05-01', 747]], tenants: [['A', '2003-01-01', null, 4_000], ['B', '2003-01-01', null, 4_000]], gets: { A: 1_600, B: 1_600, 근: 7_050, 가: 0, 나: 0 } }],
  ['a fixed date before the mortgage', { source: 'betherich.tistory.com/214', pool: 5_000, rows: [['2010-07-26', 7_500, 2_500]],
    claims: [['을', 'SECURITY', '2011-05-10', 3_000]], tenants: [['갑', '2011-01-10', '2011-01-10', 3_000]], gets: { 갑: 3_000, 을: 2_000 } }],
  ['three small tenants of half: 1,000 each', { source: 'joongdo.co.kr 20091130000000211', pool: 6_000, rows: [['2008-08-21', 4_000, 1_400]],
    claims: [['은행', 'SECURITY', '2008-09-01', 10_000]], tenants: [['A', '2009-01-01', null, 2_000], ['B', '2009-01-01', null, 2_500], ['C', '2009-01-01', null, 2_000]], gets: { A: 1_000, B: 1_000, C: 1_000, 은행: 3_000 } }],
  ['one small tenant of half', { source: 'beautifulll.tistory.com/51', pool: 5_000, rows: [['2014-01-01', 9_500, 3_200]], claims: [['농협', 'SECURITY', '2015-06-03', 12_242]], tenants: [['A', '2016-01-01', null, 5_000]], gets: { A: 2_500, 농협: 2_500 } }],
  ['three small tenants of half of 5,000', { source: 'beautifulll.tistory.com/51', pool: 5_000, rows: [['2014-01-01', 9_500, 3_200]], claims: [['농협', 'SECURITY', '2015-06-03', 12_242]],
    tenants: [['A', '2016-01-01', null, 5_000], ['B', '2016-01-01', null, 5_000], ['C', '2016-01-01', null, 5_000]], gets: { A: 833, B: 833, C: 833, 농협: 2_500 } }],
  ['three small tenants of 30,000: all they may get first', { source: 'beautifulll.tistory.com/51', pool: 30_000, rows: [['2014-01-01', 9_500, 3_200]], claims: [['농협', 'SECURITY', '2015-06-03', 12_242]],
    tenants: [['A', '2016-01-01', null, 5_000], ['B', '2016-01-01', null, 5_000], ['C', '2016-01-01', null, 5_000]], gets: { A: 3_200, B: 3_200, C: 3_200, 농협: 12_242 } }],
  ['nineteen households share half of 150,000', { source: 'donga.com 20220519/113496971', pool: 150_000, rows: [['2021-05-11', 15_000, 5_000]], claims: [['은행', 'SECURITY', '2021-06-01', 54_000]],
    tenants: Array.from({ length: 19 }, (_, index) => [`T${index}`, '2022-01-01', null, 5_000] as [string, string, null, number]), gets: { T0: 3_947, T18: 3_947, 은행: 54_000 } }],
  ['amounts are cut by one ratio', { source: 'Gwangju District Court 2006가단49883 (2007-03-22)', pool: 2_584.8, rows: [['2001-09-15', 3_500, 1_400]], claims: [['은행', 'SECURITY', '2003-01-01', 10_000]],
    tenants: [['A', '2004-01-01', null, 3_000], ['B', '2004-01-01', null, 500]], gets: { A: 952, B: 340 } }],
  ['a tax behind a seizure and a mortgage: the mortgage is whole in every order of taking', { source: 'trs114.tistory.com/11544933', pool: 5_000,
    claims: [['가', 'GENERAL', '2010-01-01', 4_000], ['근', 'SECURITY', '2011-01-01', 2_000], ['세', 'TAX', '2012-01-01', 3_000], ['나', 'GENERAL', '2013-01-01', 1_000]], gets: { 근: 2_000, 나: 0 } }],
  ['seizure, mortgage, auction creditor', { source: '94마417 (1994-11-29)', pool: 6_000, claims: [['가', 'GENERAL', '1990-01-01', 4_000], ['근', 'SECURITY', '1991-01-01', 4_000], ['경', 'GENERAL', '1992-01-01', 4_000]], gets: { 가: 2_000, 근: 4_000, 경: 0 } }],
]

for (const [title, published] of CASES) {
  test(`published: ${title} (${published.source})`, () => {
    const sale = saleOf(published)
    const got = Object.fromEntries(
      Object.keys(published.gets).map((id) => [id, Math.round(paidTo(sale, id) / WON_A_MANWON)]),
    )
    assert.deepEqual(got, published.gets)
  })
}
