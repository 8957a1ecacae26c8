import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COURSE, ILYOSISA, type Published, SEOUL_2021, saleOf } from '../../distribution/published-case.fixture.ts'
import { standingAfter } from '../../distribution/rank.ts'
import type { Sale } from '../../distribution/settlement.ts'
import { OWN_ID } from './own-tenant.ts'
import { settledByEachReading } from './settled-sale.ts'

type Case = Omit<Published, 'tenants' | 'gets'> & {
  /** Parts of the same deposit. */
  own: [reportedOn: string, fixedDateOn: string | null, deposit: number][]
  left: number
  takenOver: number
}

// biome-ignore format: a table
const CASES: [title: string, published: Case][] = [
  ['equal with the mortgage of the day, but standing before it', { source: `${ILYOSISA} 246728`, pool: 60_000, rows: SEOUL_2021,
    claims: [['을', 'SECURITY', '2022-03-06', 80_000]], own: [['2022-03-05', '2022-03-06', 40_000]], left: 20_000, takenOver: 20_000 }],
  ['report, fixed date and mortgage of one day: nothing stays', { source: `${ILYOSISA} 배당사례`, pool: 50_000, rows: SEOUL_2021,
    claims: [['을', 'SECURITY', '2021-03-05', 30_000]], own: [['2021-03-05', '2021-03-05', 30_000]], left: 20_000, takenOver: 0 }],
  ['a part that was raised after the mortgage does not stay', { source: `${ILYOSISA}, 보증금이 증액된 임차권 (tag 임차권, 2025-05)`, pool: 80_000, rows: SEOUL_2021,
    claims: [['을', 'SECURITY', '2022-03-05', 30_000]], own: [['2021-03-05', '2021-03-05', 40_000], ['2021-03-05', '2023-03-05', 20_000]], left: 50_000, takenOver: 0 }],
  ['a small tenant without a fixed date', { source: `${ILYOSISA}, 소액보증금 배당 사례② (2024-07-19)`, pool: 20_000, rows: SEOUL_2021,
    claims: [['을', 'GENERAL', '2022-05-05', 20_000]], own: [['2022-03-05', null, 15_000]], left: 5_500, takenOver: 9_500 }],
  ['equal with two mortgages of the day', { source: `${COURSE} Q012 (교재 제3강 예시7)`, pool: 20_000,
    claims: [['KB', 'SECURITY', '2016-09-02', 20_000], ['NH', 'SECURITY', '2016-09-02', 10_000]], own: [['2016-09-01', '2016-09-02', 10_000]], left: 5_000, takenOver: 5_000 }],
  ['no fixed date: all of it', { source: 'auction.tweety805.com 대항력은 있지만 확정일자가 없는 배당요구의 경우', pool: 20_000, rows: [['2014-01-01', 9_500, 3_200]],
    claims: [['국민', 'SECURITY', '2015-10-11', 10_000], ['신한', 'SECURITY', '2015-10-13', 10_000]], own: [['2014-02-01', null, 10_000]], left: 0, takenOver: 10_000 }],
  ['taxes of earlier legal dates', { source: 'donga.com 20220210/111711398 고준석', pool: 30_000,
    claims: [['세', 'TAX', '2017-01-01', 10_000], ['가', 'GENERAL', '2019-01-01', 5_000]], own: [['2018-01-01', '2018-01-01', 23_500]], left: 20_000, takenOver: 3_500 }],
  // the day of the mortgage is not stated; both numbers are right only between report and fixed date
  ['a mortgage between report and fixed date', { source: 'windeding.tistory.com/69', pool: 18_000,
    claims: [['근', 'SECURITY', '2018-01-11', 16_000]], own: [['2018-01-10', '2018-01-12', 10_000]], left: 2_000, takenOver: 8_000 }],
]

for (const [title, { own, left, takenOver, ...published }] of CASES)
  test(`published, R-DIST-16: ${title} (${published.source})`, () => {
    const sale = saleOf({
      ...published,
      tenants: own.map(([reportedOn, fixedDateOn, deposit]) => [OWN_ID, reportedOn, fixedDateOn, deposit]),
      gets: {},
    })
    const [tenant] = sale.tenants
    assert.ok(tenant)
    const possible = { sale, own: { tenant, standingDays: own.map(standingOf) }, extinguishingDays: falling(sale) }
    const paid = settledByEachReading(possible).map(({ leftManwon, takenOverManwon }) => [leftManwon, takenOverManwon])
    assert.deepEqual(paid, [[left, takenOver]])
  })

/** A part that was agreed later has later standing. */
function standingOf([reportedOn, fixedDateOn]: Case['own'][number], part: number): string {
  const standingOn = standingAfter(reportedOn)
  return part > 0 && fixedDateOn !== null && fixedDateOn > standingOn ? fixedDateOn : standingOn
}

function falling({ claims }: Sale): string[] {
  return claims.flatMap(({ kind, rank }) => (kind === 'SECURITY' || kind === 'GENERAL' ? rank.day : []))
}
