import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../test/properties.ts'
import type { ProviderReply } from '../domain/lookup.ts'
import { checkPage, type Page, readPages } from './pages.ts'

function found(rows: number[], totalCount: number): ProviderReply<Page<number>> {
  return { status: 'FOUND', value: { rows, skippedRows: 0, totalCount } }
}

test('property: every row of every page, in order, each page asked once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 9 }), async (total, pageSize) => {
      const all = Array.from({ length: total }, (_, index) => index)
      const asked: number[] = []
      const reply = await readPages(pageSize, async (page) => {
        asked.push(page)
        return found(all.slice((page - 1) * pageSize, page * pageSize), total)
      })
      assert.deepEqual(reply, { status: 'FOUND', value: all })
      assert.deepEqual(asked, [...new Set(asked)])
    }),
  )
})

test('a total beyond any lot or table is TOO_LARGE after one call', async () => {
  let calls = 0
  const reply = await readPages(1000, async () => {
    calls += 1
    return found([1], 999_999_999)
  })
  assert.deepEqual([reply, calls], [{ status: 'ERROR', reason: 'TOO_LARGE' }, 1])
})

test('a later page that is empty, fails or repeats the first is the failure of the list', async () => {
  const notFound = await readPages(1, async (page) => (page === 1 ? found([1], 2) : { status: 'NOT_FOUND' }))
  assert.deepEqual(notFound, { status: 'ERROR', reason: 'MALFORMED' })
  const repeated = await readPages(1, async () => found([1], 2))
  assert.deepEqual(repeated, { status: 'ERROR', reason: 'MALFORMED' })
  const failed = await readPages(1, async (page) =>
    page === 1 ? found([1], 2) : { status: 'ERROR', reason: 'TIMEOUT' },
  )
  assert.deepEqual(failed, { status: 'ERROR', reason: 'TIMEOUT' })
})

test('R-WIRE-08: a later page that states another total or repeats an earlier one is the failure of the list', async () => {
  const pages = [[1, 2], [3, 4], [5]]
  const read = (change: (page: number) => ProviderReply<Page<number>> | undefined) =>
    readPages(2, async (page) => change(page) ?? found(pages[page - 1] ?? [], 5))
  const emptied = await read((page) => (page === 1 ? undefined : found([], 2)))
  assert.deepEqual(emptied, { status: 'ERROR', reason: 'MALFORMED' })
  const grown = await read((page) => (page === 3 ? found([5], 6) : undefined))
  assert.deepEqual(grown, { status: 'ERROR', reason: 'MALFORMED' })
  const repeated = await read((page) => (page === 3 ? found([3, 4], 5) : undefined))
  assert.deepEqual(repeated, { status: 'ERROR', reason: 'MALFORMED' })
  const inTurn = await readPages(2, async (page) => found(pages[(page - 1) % 2] ?? [], 8))
  assert.deepEqual(inTurn, { status: 'ERROR', reason: 'MALFORMED' })
  assert.deepEqual(await read(() => undefined), { status: 'FOUND', value: [1, 2, 3, 4, 5] })
})

test('a bad row counts as received; the last page may hold only bad rows', () => {
  const last = { rows: [], skippedRows: 1, totalCount: 11 }
  assert.equal(checkPage(last, 2, 10).status, 'FOUND')
  assert.equal(checkPage({ ...last, skippedRows: 0 }, 2, 10).status, 'ERROR')
})
