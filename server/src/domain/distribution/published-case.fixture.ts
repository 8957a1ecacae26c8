import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LATEST, legalRank, priorityRank, registeredOn, standingAfter } from './rank.ts'
import { paidTo } from './sales.fixture.ts'
import type { Claim, DepositPart, Sale, SmallRow, Tenant } from './settlement.ts'
import { WON_A_MANWON } from './won.ts'

type Kind = Claim['kind']

/** A published worked case. Amounts in manwon; if the source names no days, they only preserve the order. */
export type Published = {
  /** Site or court, and article or number. */
  source: string
  /** The price minus the costs. */
  pool: number
  claims?: [id: string, kind: Kind, day: string, amount: number][]
  /** Several with the same name are parts of one deposit. */
  tenants?: [id: string, reportedOn: string, fixedDateOn: string | null, deposit: number][]
  /** The first day of each limit and amount. */
  rows?: [from: string, limit: number, paidFirst: number][]
  /** Exact to the manwon. */
  gets: Record<string, number>
}

export const KABL = 'ebook.kabl.kr 법무사 2020-03'
export const ILYOSISA = 'ilyosisa.co.kr 김기록 법무사의 쉬운 경매'
/** Questions and answers of an auction course in a public repository, after the numbered examples of its textbook. */
export const COURSE = '경매 교육사례 문답'
export const SEOUL_2021: Published['rows'] = [
  ['2018-09-18', 11_000, 3_700],
  ['2021-05-11', 15_000, 5_000],
  ['2023-02-21', 16_500, 5_500],
]

/** One test per case: everyone named gets the amount stated in the source. */
export function checkPublished(cases: readonly [title: string, published: Published][]): void {
  for (const [title, published] of cases)
    test(`published: ${title} (${published.source})`, () => {
      const ids = Object.keys(published.gets)
      // no published case decides who counts when the half is shared, so each holds by both readings
      for (const paidShareHalf of [false, true]) {
        const sale = { ...saleOf(published), paidShareHalf }
        const got = Object.fromEntries(ids.map((id) => [id, Math.round(paidTo(sale, id) / WON_A_MANWON)]))
        assert.deepEqual(got, published.gets)
      }
    })
}

export const won = (manwon: number) => Math.round(manwon * WON_A_MANWON)

export function saleOf({ pool, claims = [], tenants = [], rows = [] }: Published): Sale {
  const rowOn = (day: string): SmallRow | null => {
    const row = rows.findLast(([from]) => from <= day)
    return row === undefined ? null : { limit: won(row[1]), paidFirst: won(row[2]) }
  }
  const parts = Map.groupBy(tenants, ([id]) => id)
  return {
    pool: won(pool),
    claims: claims.map(([id, kind, day, amount]) => ({
      id,
      kind,
      amount: won(amount),
      rank: kind === 'TAX' || kind === 'OWN_TAX' ? legalRank(day) : registeredOn(day),
    })),
    tenants: [...parts].map(([id, ofOne]): Tenant => ({ id, mayBeSmall: true, parts: ofOne.map(partOf) })),
    rowOn,
    rowToday: rowOn(LATEST),
    fixedDateSetsRow: false,
    capBeforeWages: true,
    paidShareHalf: false,
    absorbFrom: 'FIRST',
  }
}

function partOf([, reportedOn, fixedDateOn, deposit]: NonNullable<Published['tenants']>[number]): DepositPart {
  const rank = fixedDateOn === null ? null : priorityRank(standingAfter(reportedOn), fixedDateOn)
  return { amount: won(deposit), rank, fixedDateOn }
}
