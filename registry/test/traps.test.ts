import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '../src/page.ts'
import { readPastedText } from '../src/paste/read-pasted-text.ts'
import { pagesOfBytes } from '../src/pdf/open-pdf.ts'
import { readPages } from '../src/read-registry.ts'
import type { ReadEntry, RegistryReading } from '../src/reading.ts'
import { copiedText } from './generator/copied-text.ts'
import { invent } from './generator/invent.ts'
import type { InventedDocument, InventedEntry } from './generator/invented.ts'
import { layoutOf } from './generator/layout.ts'
import { print } from './generator/print.ts'
import { printedPages, readPrinted, TODAY } from './read-printed.ts'
import { documentOf, mortgage } from './rights.ts'

const hasLive = ({ entries }: InventedDocument) => entries.some(isLiveMortgage)
const hasCancelled = ({ entries }: InventedDocument) => entries.some(isCancelledMortgage)
const isLiveMortgage = (entry: InventedEntry) => entry.kind === 'MORTGAGE' && !entry.cancelled
const isCancelledMortgage = (entry: InventedEntry) => entry.kind === 'MORTGAGE' && entry.cancelled

/** The first documents with a summary that meet a trap's requirements, each in its own layout. */
function documents(fits: (document: InventedDocument) => boolean, count = 4): InventedDocument[] {
  return Array.from({ length: 400 }, (_, seed) => invent(seed))
    .filter((document) => document.hasSummary && document.scope === 'WITH_CANCELLED' && fits(document))
    .slice(0, count)
}

const codes = ({ problems }: RegistryReading) => problems.map(({ code }) => code)
const find = ({ entries }: RegistryReading, { section, rank, kind }: InventedEntry): ReadEntry | undefined =>
  entries.find((entry) => entry.section === section && entry.rank === rank && entry.kind === kind)
const settled = ({ entries }: RegistryReading) => entries.filter(({ state }) => state === 'SETTLED')

async function readAll(list: readonly InventedDocument[], check: (reading: RegistryReading, at: number) => void) {
  assert.ok(list.length > 0)
  for (const [at, document] of list.entries()) check(await readPrinted(document, layoutOf(at + 50)), at)
}

const changed = (
  document: InventedDocument,
  entry: InventedEntry,
  change: Partial<InventedEntry>,
): InventedDocument => ({
  ...document,
  entries: document.entries.map((each) => (each === entry ? { ...each, ...change } : each)),
})

const pick = ({ entries }: InventedDocument, fits: (entry: InventedEntry) => boolean) =>
  entries.find(fits) as InventedEntry

test('R-REG-03: an entry that another one cancels, without a line through it, is doubted', async () => {
  const originals = documents(hasCancelled)
  const entries = originals.map((document) => pick(document, isCancelledMortgage))
  const list = originals.map((document, at) => changed(document, entries[at] as InventedEntry, { drawn: 'PLAIN' }))
  await readAll(list, (reading, at) => assert.equal(find(reading, entries[at] as InventedEntry)?.state, 'DOUBTED'))
})

test('R-REG-03: a line through an entry that nothing cancels is named, and the entry doubted', async () => {
  const originals = documents(hasLive)
  const entries = originals.map((document) => pick(document, isLiveMortgage))
  const list = originals.map((document, at) => changed(document, entries[at] as InventedEntry, { drawn: 'STRUCK' }))
  await readAll(list, (reading, at) => {
    assert.ok(codes(reading).includes('STRUCK_UNEXPLAINED'))
    assert.equal(find(reading, entries[at] as InventedEntry)?.state, 'DOUBTED')
  })
})

test('R-REG-03: a row that is struck without an entry is named once, whatever else is unclear of it', async () => {
  const isCancelling = ({ kind, section }: InventedEntry) => kind === 'CANCELLATION' && section === 'RIGHTS'
  const isTwofold = ({ second, cancelled }: InventedEntry) => second !== undefined && !cancelled
  for (const fits of [isCancelling, isTwofold]) {
    const originals = documents(({ entries }) => entries.some(fits))
    const entries = originals.map((document) => pick(document, fits))
    const list = originals.map((document, at) => changed(document, entries[at] as InventedEntry, { drawn: 'STRUCK' }))
    await readAll(list, ({ problems }, at) => {
      const named = problems.flatMap((problem) => ('ranks' in problem ? problem.ranks : []))
      assert.deepEqual(
        named.filter((rank) => rank === entries[at]?.rank),
        [entries[at]?.rank],
      )
    })
  }
})

test('R-REG-04: nothing is settled where the summary repeats what is cancelled', async () => {
  const list = documents(hasCancelled).map((document) => ({
    ...document,
    repeated: document.entries.filter((entry) => !entry.cancelled || isCancelledMortgage(entry)),
  }))
  await readAll(list, (reading) => {
    assert.ok(codes(reading).includes('SUMMARY_DIFFERS'))
    assert.deepEqual(settled(reading), [])
  })
})

test('R-REG-04: nothing is settled where the summary leaves out what stands, or has another amount', async () => {
  const left = documents(hasLive).map((document) => {
    const entry = pick(document, isLiveMortgage)
    return {
      ...document,
      repeated: document.entries.filter(
        (each) => !each.cancelled && each !== entry && !each.rank.startsWith(`${entry.rank}-`),
      ),
    }
  })
  const other = documents(hasLive).map((document) => ({
    ...document,
    repeated: document.entries
      .filter((each) => !each.cancelled)
      .map((each) => (isLiveMortgage(each) ? { ...each, amountWon: (each.amountWon ?? 0) + 1_000_000 } : each)),
  }))
  await readAll([...left, ...other], (reading) => {
    assert.ok(codes(reading).includes('SUMMARY_DIFFERS'))
    assert.deepEqual(settled(reading), [])
  })
})

/** A document of several pages. */
async function longPages(): Promise<Page[]> {
  for (const document of documents(() => true, 40)) {
    const pages = await printedPages(document, layoutOf(3))
    if (pages.length >= 3) return pages
  }
  throw new Error('no document has three pages')
}

test('R-REG-05: a page that is missing is named, and one in the wrong place changes nothing', async () => {
  const pages = await longPages()
  const whole = readPages(pages, TODAY)
  assert.equal(whole.state, whole.problems.some(({ code }) => code !== 'TWIN_MISSING') ? 'DOUBTED' : 'READ')
  for (const [at] of pages.entries()) {
    const reading = readPages(pages.toSpliced(at, 1), TODAY)
    assert.ok(codes(reading).includes('PAGES_MISSING'), `page ${at + 1}`)
    assert.equal(reading.state, 'DOUBTED')
    assert.deepEqual(settled(reading), [])
    assert.deepEqual(reading.pages, { read: pages.length - 1, of: pages.length })
  }
  const turned = readPages(pages.toReversed(), TODAY)
  const withoutPlaces = ({ entries }: RegistryReading) => entries.map(({ source: _source, ...entry }) => entry)
  assert.deepEqual(withoutPlaces(turned), withoutPlaces(whole))
})

test('R-REG-05: rights that seem to stand among the entries of ownership leave none of those settled', async () => {
  const list = documents(hasLive).map((document) =>
    changed(document, pick(document, isLiveMortgage), { section: 'OWNERSHIP' }),
  )
  await readAll(list, (reading) => {
    assert.ok(codes(reading).includes('UNREADABLE_ENTRY'))
    assert.deepEqual(
      settled(reading).filter(({ section }) => section === 'OWNERSHIP'),
      [],
    )
  })
})

test('R-REG-05: a page that comes twice leaves nothing settled', async () => {
  const pages = await longPages()
  const reading = readPages([...pages, ...pages.slice(1, 2)], TODAY)
  assert.deepEqual(settled(reading), [])
})

test('R-REG-05: a file of two documents is refused by name, in whatever order its pages are', async () => {
  const [one, other] = documents(() => true, 2) as [InventedDocument, InventedDocument]
  const later = { ...one, viewedAt: '2026-11-21T09:00:00', entries: one.entries.slice(0, 1) }
  for (const seed of [1, 3, 8]) {
    const pages = await printedPages(one, layoutOf(seed))
    for (const second of [other, later]) {
      const more = await printedPages(second, layoutOf(seed))
      const mixed = pages.flatMap((page, at) => [page, ...more.slice(at, at + 1)])
      for (const file of [[...pages, ...more], mixed]) {
        const { state, entries, problems } = readPages(file, TODAY)
        const reason = { code: 'UNREADABLE_ENTRY', why: 'TWO_DOCUMENTS', ranks: [] }
        assert.deepEqual([state, entries, problems], ['REFUSED', [], [reason]])
      }
    }
  }
  const text = copiedText(one)
  const pasted = readPastedText([text, text.replace('2026년11월20일', '2026년11월21일')].join('\n'), TODAY)
  assert.equal(pasted.state, 'REFUSED')
})

test('R-REG-16: one page that is turned is read with the columns of the page before it', async () => {
  const [document] = documents(({ entries }) => entries.length > 12, 1) as [InventedDocument]
  const file = Buffer.from(print(document, { ...layoutOf(9), turn: 0, repeatsHeader: false })).toString('latin1')
  const read = async (pages: string) => readPages((await pagesOfBytes(Buffer.from(pages, 'latin1'))) ?? [], TODAY)
  const { entries } = await read(file)
  for (const turn of [90, 180, 270])
    for (const page of [1, 2]) {
      let at = 0
      const turned = file.replaceAll('/Rotate 0', (all) => (++at === page ? `/Rotate ${turn}` : all))
      assert.deepEqual((await read(turned)).entries, entries, `page ${page} by ${turn}`)
    }
})

test('R-REG-06: text without any level or upright line, or hidden behind a picture, leaves nothing settled', async () => {
  const pages = await longPages()
  for (const blind of [
    pages.map(({ items }) => ({ items, lines: [] })),
    pages.map(({ items }) => ({ items, lines: [{ x1: 0, y1: 100, x2: 595, y2: 400 }] })),
    pages.map((page) => ({ ...page, scanned: true })),
  ]) {
    const reading = readPages(blind, TODAY)
    assert.ok(reading.entries.length > 0)
    assert.deepEqual(settled(reading), [])
    assert.ok(codes(reading).includes('UNREADABLE_ENTRY'))
  }
})

test('R-REG-07: pages without text, and other documents, are refused', async () => {
  const none = readPages([{ items: [], lines: [] }], TODAY)
  assert.deepEqual([none.state, codes(none)], ['REFUSED', ['NO_TEXT']])
  const text = '임대차계약서 임대인과 임차인은 아래 부동산에 대하여 다음과 같이 계약을 체결한다.'
  const items = Array.from({ length: 5 }, (_, at) => ({ text, x: 50, y: 50 + at * 20, width: 400, height: 10 }))
  const other = readPages([{ items, lines: [] }], TODAY)
  assert.deepEqual([other.state, codes(other)], ['REFUSED', ['NOT_A_REGISTRY']])
})

test('R-REG-07: a lease or a statement that names the registry and its parts is no registry document', () => {
  const leases = [
    [
      '부동산임대차계약서',
      '소재지 서울특별시 관악구 신림동 12-3',
      '특약 1. 임대인은 잔금일에 등기부등본을 교부한다.',
      '2. 갑구와 을구에 새 권리를 설정하지 않는다.',
    ],
    [
      '주택임대차표준계약서',
      '[집합건물] 여부 확인',
      '임대인은 등기사항증명서의 표제부와 갑구를 제시하였다.',
      '고유번호는 적지 않는다. 보증금은 금 일억원으로 한다.',
    ],
    [
      '중개대상물 확인·설명서',
      '권리관계 등기부 기재사항',
      '소유권에 관한 사항(갑구) 소유권 외의 권리사항(을구)',
      '등기사항증명서와 대조하여 확인하였습니다. 서명 날인',
    ],
  ]
  for (const lines of leases) {
    const items = lines.map((text, at) => ({ text, x: 50, y: 50 + at * 20, width: text.length * 9, height: 10 }))
    const reading = readPages([{ items, lines: [] }], TODAY)
    assert.deepEqual([reading.state, codes(reading)], ['REFUSED', ['NOT_A_REGISTRY']], lines[0])
    const pasted = readPastedText(lines.join('\n'), TODAY)
    assert.deepEqual([pasted.state, codes(pasted)], ['REFUSED', ['NOT_A_REGISTRY']], lines[0])
  }
})

test('R-REG-08: age, another address and a missing twin are named', async () => {
  const [document] = documents(({ kind }) => kind === 'UNIT', 1) as [InventedDocument]
  const pages = await printedPages(document, layoutOf(5))
  const read = (home: string, today = '2026-11-25') => codes(readPages(pages, { today, home }))
  assert.deepEqual(read(document.address), [])
  assert.deepEqual(read(document.address.replace('서울특별시', '서울').replaceAll('제', '')), [])
  assert.deepEqual(read(document.address.replace(/제(\d+)호/, '제9$1호')), ['OTHER_HOME'])
  assert.deepEqual(read(document.address.replace(/-(\d+) /, '-9$1 ')), ['OTHER_HOME'])
  assert.deepEqual(read('부산광역시 해운대구 우동 1'), ['OTHER_HOME'])
  assert.deepEqual(read(document.address, '2026-11-27'), [])
  assert.deepEqual(read(document.address, '2026-11-28'), ['OLD'])
  const [land] = documents(({ kind }) => kind === 'LAND', 1) as [InventedDocument]
  assert.ok(codes(await readPrinted(land, layoutOf(5))).includes('TWIN_MISSING'))
})

test('R-REG-18: the lists of joint collateral and of sales after the entries are no entries, and leave none in doubt', async () => {
  for (const [at, document] of documents(({ kind }) => kind === 'UNIT', 6).entries()) {
    const [bare, listed] = await Promise.all(
      [document, { ...document, hasLists: true }].map((each) => readPrinted(each, layoutOf(at + 50))),
    )
    const withoutPages = (reading?: RegistryReading) =>
      reading?.entries.map(({ source: { text }, ...entry }) => ({ ...entry, text }))
    assert.deepEqual(withoutPages(listed), withoutPages(bare))
    assert.equal(listed?.state, bare?.state)
  }
})

test('R-REG-32: a trustee as the last owner without a trust is in doubt and named', async () => {
  const isTrusted = ({ second }: InventedEntry) => second?.kind === 'TRUST' && !second.cancelled
  const originals = documents(({ entries }) => entries.some(isTrusted))
  const transfers = originals.map((document) => pick(document, isTrusted))
  const list = originals.map((document, at) => {
    const { second: _, ...alone } = transfers[at] as InventedEntry
    return { ...document, entries: document.entries.map((each) => (each === transfers[at] ? alone : each)) }
  })
  await readAll(list, (reading, at) => {
    assert.equal(find(reading, transfers[at] as InventedEntry)?.state, 'DOUBTED')
    assert.ok(codes(reading).includes('UNREADABLE_ENTRY'))
  })
})

test('R-REG-18: the office of the registry, named in an entry, leaves no section in doubt', async () => {
  const given = mortgage('1', 156_000_000)
  const text = ' 공동담보 토지 서울특별시 관악구 신림동 12-3 (관할등기소 관악등기소) 관할등기소 관악등기소'
  const document = documentOf({ ...given, holder: [...given.holder, { text }] })
  for (const seed of [1, 3, 5, 8]) {
    const reading = await readPrinted(document, layoutOf(seed))
    assert.deepEqual([reading.state, reading.problems], ['READ', []], String(seed))
  }
})
