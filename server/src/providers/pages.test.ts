import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../test/properties.ts'
import type { Interpretation } from './http.ts'
import { checkPage, type Page, readPages } from './pages.ts'
import { malformed } from './wire-object.ts'

function found(rows: number[], totalCount: number, skippedRows = 0): Interpretation<Page<number>> {
  return { status: 'FOUND', value: { rows, skippedRows, totalCount } }
}

/** Reads a list whose pages are interpreted as `pageOf` says. */
async function readList(pageOf: (pageNumber: number) => Interpretation<Page<number>>) {
  const reply = await readPages<number>(async (pageNumber, follow) => {
    const page = follow(pageOf(pageNumber))
    return page.status === 'ERROR' ? { status: 'ERROR', reason: page.reason } : page
  })
  return reply.status === 'FOUND' ? reply.value : reply
}

const MALFORMED = { status: 'ERROR', reason: 'MALFORMED' }
/** Its replies can be read: no other form of them is worth asking for. */
const CHANGED = { status: 'ERROR', reason: 'PROVIDER_ERROR' } as const

test('property: every row of every page, in order, each page asked once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 9 }), async (total, pageSize) => {
      const all = Array.from({ length: total }, (_, index) => index)
      const asked: number[] = []
      const list = await readList((page) => {
        asked.push(page)
        return found(all.slice((page - 1) * pageSize, page * pageSize), total)
      })
      assert.deepEqual(list, { rows: all, skippedRows: 0, totalCount: total })
      assert.deepEqual(asked, [...new Set(asked)])
    }),
  )
})

test('a total beyond any lot or table is TOO_LARGE after one call, and so are pages that shrink without an end', async () => {
  let calls = 0
  const list = await readList((page) => {
    calls += 1
    return found([page], 999_999_999)
  })
  assert.deepEqual([list, calls], [{ status: 'ERROR', reason: 'TOO_LARGE' }, 1])
  const shrinking = (page: number) => found(page === 1 ? Array.from({ length: 100 }, () => 0) : [page], 20_000)
  assert.deepEqual(await readList(shrinking), { status: 'ERROR', reason: 'TOO_LARGE' })
})

test('a later page that is empty, fails or repeats the first is the failure of the list', async () => {
  assert.deepEqual(await readList((page) => (page === 1 ? found([1], 2) : { status: 'NOT_FOUND' })), CHANGED)
  assert.deepEqual(await readList(() => found([1], 2)), MALFORMED)
  assert.deepEqual(await readList((page) => (page === 1 ? found([1], 2) : malformed('no rows'))), MALFORMED)
  const late: Interpretation<never> = { status: 'ERROR', reason: 'TIMEOUT', detail: 'late' }
  const failed = await readList((page) => (page === 1 ? found([1], 2) : late))
  assert.deepEqual(failed, { status: 'ERROR', reason: 'TIMEOUT' })
})

test('R-WIRE-08: a page that states another total, repeats an earlier one or has rows beyond the total fails the list', async () => {
  const pages = [[1, 2], [3, 4], [5]]
  const read = (change: (page: number) => Interpretation<Page<number>> | undefined) =>
    readList((page) => change(page) ?? found(pages[page - 1] ?? [], 5))
  assert.deepEqual(await read((page) => (page === 1 ? undefined : found([], 2))), CHANGED)
  assert.deepEqual(await read((page) => (page === 3 ? found([5], 6) : undefined)), CHANGED)
  assert.deepEqual(await read((page) => (page === 3 ? found([3, 4], 5) : undefined)), MALFORMED)
  assert.deepEqual(await read((page) => (page === 3 ? found([5, 6], 5) : undefined)), MALFORMED)
  assert.deepEqual(await readList((page) => found(pages[(page - 1) % 2] ?? [], 8)), MALFORMED)
  assert.deepEqual(await read((page) => (page === 3 ? found([], 5, 1) : undefined)), {
    rows: [1, 2, 3, 4],
    skippedRows: 1,
    totalCount: 5,
  })
})

test('a bad row counts as received; the last page may hold only bad rows, a full page may not', () => {
  const last = { rows: [], skippedRows: 1, totalCount: 11 }
  assert.equal(checkPage(last, 2, 10).status, 'FOUND')
  assert.equal(checkPage({ ...last, skippedRows: 0 }, 2, 10).status, 'ERROR')
  assert.equal(checkPage({ ...last, skippedRows: 10, totalCount: 20 }, 2, 10).status, 'ERROR')
  assert.equal(checkPage(last, 2, 1).status, 'ERROR')
})
