import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '../src/page.ts'
import type { PaperReading } from '../src/papers/paper-reading.ts'
import { type DocumentReading, readDocument } from '../src/papers/read-document.ts'
import { pagesOfBytes } from '../src/pdf/open-pdf.ts'
import { readRegistry } from '../src/read-registry.ts'
import { comparePaper } from './compare-paper.ts'
import { invent } from './generator/invent.ts'
import { layoutOf } from './generator/layout.ts'
import { type InventedPaper, inventPaper } from './generator/papers/invented-papers.ts'
import { PaperDesk, type Watermark } from './generator/papers/paper-desk.ts'
import { printPaper } from './generator/papers/print-paper.ts'
import { paperPages, printedPages, TODAY } from './read-printed.ts'

const KINDS = ['BUILDING_REGISTER', 'FIXED_DATES', 'HOUSEHOLDS', 'TAX_CERTIFICATE'] as const

function paperRead(reading: DocumentReading): PaperReading {
  assert.notEqual(reading.document, 'REGISTRY')
  return reading as PaperReading
}

const codes = (reading: DocumentReading) => paperRead(reading).problems.map(({ code }) => code)
/** Whether any value in the reading can be used as it is. */
const isSettled = (reading: DocumentReading) => JSON.stringify(reading).includes('"SETTLED"')

/** One paper of each kind, with values to read. */
const PAPERS = KINDS.map((kind, at) =>
  inventedWith(kind, at * 40, (paper) => !(paper.document === 'TAX_CERTIFICATE' && paper.hasDeferred)),
)

type OfKind<K> = Extract<InventedPaper, { document: K }>

function inventedWith<K extends InventedPaper['document']>(
  kind: K,
  from: number,
  fits: (paper: OfKind<K>) => boolean,
): OfKind<K> {
  for (let seed = from; ; seed += 1) {
    const paper = inventPaper(seed, kind) as OfKind<K>
    if (fits(paper)) return paper
  }
}

async function stamped(paper: InventedPaper, watermark: Watermark): Promise<Page[]> {
  const pages = await pagesOfBytes(printPaper(paper, { ...layoutOf(3), turn: 0 }, watermark))
  assert.ok(pages)
  return pages
}

test('a registry document is read as before, whoever asks', async () => {
  for (const seed of [1, 2, 3]) {
    const pages = await printedPages(invent(seed), layoutOf(seed))
    assert.deepEqual(readDocument(pages, TODAY), { document: 'REGISTRY', reading: readRegistry(pages, TODAY) })
  }
})

test('R-REG-26: papers with like titles are named and not read', async () => {
  const titles = [
    '임대차 정보제공 요청서',
    '지방세 세목별 과세증명서',
    '전입세대확인서 열람 또는 교부 신청서',
    '납세사실증명',
    '토지대장',
  ]
  for (const title of titles) {
    const desk = new PaperDesk(layoutOf(4))
    desk.title(title)
    for (let line = 0; line < 6; line += 1)
      desk.left('발급일 현재 다른 체납액이 없음을 증명합니다. 해당사항 없음 2026년11월20일')
    const pages = await pagesOfBytes(desk.file())
    const reading = paperRead(readDocument(pages ?? [], TODAY))
    assert.deepEqual(
      [reading.document, reading.state, reading.problems],
      ['OTHER', 'REFUSED', [{ code: 'NOT_READ', title }]],
    )
  }
})

test('R-REG-25: hidden text, a page that is missing or doubled, and a stamp that it is void leave nothing settled', async () => {
  for (const paper of PAPERS) {
    const pages = await paperPages(paper, layoutOf(3))
    assert.ok(isSettled(readDocument(pages, TODAY)), paper.document)
    const scanned = readDocument(
      pages.map((page) => ({ ...page, scanned: true })),
      TODAY,
    )
    assert.deepEqual([codes(scanned).includes('SCANNED'), isSettled(scanned)], [true, false])
    const doubled = readDocument([...pages, ...pages.slice(0, 1)], TODAY)
    assert.equal(isSettled(doubled), false, paper.document)
    const isVoid = readDocument(await stamped(paper, '무효'), TODAY)
    assert.deepEqual([codes(isVoid).includes('CANCELLED'), isSettled(isVoid)], [true, false], paper.document)
  }
  const long = [
    inventedWith('FIXED_DATES', 0, ({ leases }) => leases.length > 34),
    inventedWith('HOUSEHOLDS', 0, ({ households }) => households.length > 34),
  ]
  for (const paper of long) {
    const pages = await paperPages(paper, { ...layoutOf(3), size: 10, leading: 16 })
    assert.ok(pages.length > 1)
    for (const at of pages.keys()) {
      const reading = readDocument(pages.toSpliced(at, 1), TODAY)
      if (reading.document === 'REGISTRY') assert.equal(reading.reading.state, 'REFUSED')
      else assert.deepEqual([codes(reading).includes('PAGES_MISSING'), isSettled(reading)], [true, false])
    }
  }
})

test('R-REG-05: a page is missed by a number in words, and by one without a total if a later page has it', async () => {
  for (const [number, isMissed] of [
    [(page: number, count: number) => `(${count}쪽 중 제${page}쪽)`, [true, true, true]],
    [(page: number) => `- ${page} -`, [true, true, false]],
    [() => '', [false, false, false]],
  ] as const) {
    const desk = new PaperDesk({ ...layoutOf(4), turn: 0 }, undefined, number)
    for (const part of ['갑', '을', '을']) {
      if (part === '을') desk.nextSheet()
      desk.title(`일반건축물대장(${part})`)
      desk.left('대지위치 서울특별시 관악구 신림동   지번 1422-5   주용도 다가구주택')
    }
    const pages = (await pagesOfBytes(desk.file())) ?? []
    assert.equal(codes(readDocument(pages, TODAY)).includes('PAGES_MISSING'), false)
    for (const [at, expected] of isMissed.entries())
      assert.equal(codes(readDocument(pages.toSpliced(at, 1), TODAY)).includes('PAGES_MISSING'), expected, number(1, 3))
  }
})

test('a stamp of the purpose over a paper changes nothing', async () => {
  for (const paper of PAPERS) {
    const compared = comparePaper(paper, readDocument(await stamped(paper, '발급용'), TODAY))
    assert.deepEqual([compared.wrong, compared.settled], [[], compared.values], paper.document)
  }
})

test('R-REG-25: that there is none is read where the form prints it, and nowhere else', async () => {
  for (const title of ['확정일자 부여현황', '전입세대확인서']) {
    for (const [line, isNone] of [
      ['해당사항 없음', true],
      ['동거인 해당사항 없음은 표시하지 않습니다', false],
      ['', false],
    ] as const) {
      const desk = new PaperDesk(layoutOf(4))
      desk.title(title)
      desk.left('소재지 서울특별시 관악구 신림동 1422-5')
      desk.table(['순번', '확정일자', '보증금', '차임'], [1, 2, 2, 2], [])
      desk.left(line)
      desk.left('발급일 : 2026년11월24일')
      const reading = paperRead(readDocument((await pagesOfBytes(desk.file())) ?? [], TODAY))
      assert.ok(reading.document === 'FIXED_DATES' || reading.document === 'HOUSEHOLDS')
      assert.equal(reading.none?.state === 'SETTLED', isNone, `${title} ${line}`)
      assert.equal(reading.state, isNone ? 'READ' : 'DOUBTED')
    }
  }
})

test('R-REG-25: a list of households, empty or not, names whom it leaves out, by the address that it was drawn for', async () => {
  for (const [address, elsewhere] of [
    ['서울특별시 관악구 신림동 1422-5', 'REPORTED_BY_ROAD'],
    ['서울특별시 관악구 신림동 산 12-3', 'REPORTED_BY_ROAD'],
    ['서울특별시 중구 을지로3가 12', 'REPORTED_BY_ROAD'],
    ['제주특별자치도 제주시 애월읍 하귀리 1101-1', 'REPORTED_BY_ROAD'],
    ['서울특별시 관악구 신림동 1422-5 제101동 제1203호', 'REPORTED_BY_ROAD'],
    ['서울특별시 관악구 신림로12길 3-4', 'REPORTED_BY_LOT'],
    ['서울특별시 강남구 테헤란로 152', 'REPORTED_BY_LOT'],
    ['서울특별시 강남구 테헤란로 152 101동 1203호', 'REPORTED_BY_LOT'],
    ['서울특별시 관악구 신림로12길 3-4 (신림동)', 'REPORTED_BY_LOT'],
    ['서울특별시 관악구 신림로12길 3-4 (신림동 1422-5)', 'REPORTED_BY_OTHER_ADDRESS'],
    ['서울특별시 관악구', 'REPORTED_BY_OTHER_ADDRESS'],
  ] as const)
    for (const rows of [[], [['1', '김**', '2020년1월2일', '거주자']]]) {
      const desk = new PaperDesk(layoutOf(4))
      desk.title('전입세대확인서')
      desk.left('행정기관 : 서울특별시 관악구 신림동 2026년11월24일')
      desk.left(`주소 : ${address}`)
      desk.table(['순번', '세대주 성명', '전입일자', '등록구분'], [1, 2, 2, 2], rows)
      if (rows.length === 0) desk.left('해당주소의 세대주가 존재하지 않음')
      desk.left('발급일 : 2026년11월24일')
      const reading = paperRead(readDocument((await pagesOfBytes(desk.file())) ?? [], TODAY))
      assert.ok(reading.document === 'HOUSEHOLDS')
      assert.deepEqual(reading.leavesOut, ['FOREIGNERS', elsewhere], address)
    }
})

test('R-REG-25: a line that there is none in another part does not stand for rows under unknown headings', async () => {
  const rows = [
    ['1', '김**', '2020년1월2일', '거주자'],
    ['1', '김*동', '20. 1. 2.', '거주자'],
    ['1', '김**', "'20.01.02", '거주자'],
    ['1', '101호', '작년 가을', '150,000,000원'],
    ['1', '지층', '작년 가을', '5천만원'],
    ['가', '이○○', '경자년 정월', '거주자'],
  ]
  for (const [title, row] of ['확정일자 부여현황', '전입세대확인서'].flatMap((each) =>
    rows.map((row) => [each, row] as const),
  )) {
    const desk = new PaperDesk(layoutOf(4))
    desk.title(title)
    desk.left('소재지 서울특별시 관악구 신림동 1422-5')
    desk.table(['순번', '성명', '전입한 날', '구분'], [1, 2, 2, 2], [row])
    desk.left('말소 또는 거주불명 등록된 세대')
    desk.left('해당사항 없음')
    desk.left('발급일 : 2026년11월24일')
    const reading = paperRead(readDocument((await pagesOfBytes(desk.file())) ?? [], TODAY))
    assert.ok(reading.document === 'FIXED_DATES' || reading.document === 'HOUSEHOLDS')
    assert.deepEqual([reading.none, reading.state], [null, 'DOUBTED'], row.join())
  }
})

test('R-REG-24: an amount of a lease counts in the unit that the form states, and in words only as far as it is said', async () => {
  for (const [deposit, rent, cell, amountWon] of [
    ['보증금(원)', '차임(원)', '150,000,000', 150_000_000],
    ['보증금(천원)', '차임(천원)', '150,000', 150_000_000],
    ['보증금(만원)', '차임(만원)', '15,000', 150_000_000],
    ['보증금(만원)', '차임(원)', '15,000', null],
    ['보증금(백만원)', '차임(원)', '150', null],
    ['보증금(만원)', '차임(만원)', '15,000원', null],
    ['보증금(만원)', '차임(만원)', '1억5,000만원', 150_000_000],
    ['보증금(천원)', '차임(천원)', '1억5천만', null],
    ['보증금', '차임', '150,000,000', null],
    ['보증금', '차임', '금 150,000,000 원정', 150_000_000],
    ['보증금', '차임', '일억오천만원', 150_000_000],
    ['보증금(원)', '차임(원)', '1억5천', null],
    ['보증금', '차임', '1억5천원', null],
    ['보증금', '차임', '1억5000원', null],
    ['보증금', '차임', '150,000,000원(증액 10,000,000원)', null],
  ] as const) {
    const desk = new PaperDesk({ ...layoutOf(4), turn: 0, rules: 'GRID', size: 8, leading: 11 })
    desk.title('확정일자 부여현황')
    desk.left('소재지 서울특별시 관악구 신림동 1422-5')
    const row = ['1', '2024.03.05', cell, '-', '2024.03.29~2026.03.28']
    desk.table(['순번', '확정일자', deposit, rent, '임대차기간'], [0.6, 1.3, 2.4, 1.2, 2.4], [row])
    desk.left('발급일 : 2026년11월24일')
    const reading = paperRead(readDocument((await pagesOfBytes(desk.file())) ?? [], TODAY))
    assert.ok(reading.document === 'FIXED_DATES')
    const [lease] = reading.leases
    assert.deepEqual(
      [lease?.amountWon, lease?.state],
      [amountWon, amountWon === null ? 'DOUBTED' : 'SETTLED'],
      `${deposit} ${rent} ${cell}`,
    )
  }
})

test('R-REG-25: a certificate that nobody issued, or that lists taxes put off, settles no freedom from arrears', async () => {
  const deferred = inventedWith(
    'TAX_CERTIFICATE',
    0,
    (paper) => paper.document === 'TAX_CERTIFICATE' && paper.hasDeferred,
  )
  const reading = paperRead(readDocument(await paperPages(deferred, layoutOf(5)), TODAY))
  assert.ok(reading.document === 'TAX_CERTIFICATE')
  assert.deepEqual([reading.deferred?.value, reading.noArrears?.state], ['SOME', 'DOUBTED'])
  const desk = new PaperDesk(layoutOf(5))
  desk.title('납세증명서')
  desk.left('유예의 명세 해당사항 없음')
  desk.left('발급일 현재 위의 유예액 외에는 다른 체납액이 없음을 증명합니다.')
  desk.centred('년   월   일')
  const form = readDocument((await pagesOfBytes(desk.file())) ?? [], TODAY)
  assert.ok(codes(form).includes('NOT_ISSUED'))
  assert.equal(isSettled(form), false)
})

test('R-REG-25: age, the end of a certificate and another address are named', async () => {
  const tax = PAPERS.find(({ document }) => document === 'TAX_CERTIFICATE') as InventedPaper
  assert.deepEqual(codes(readDocument(await paperPages(tax, layoutOf(1)), { today: '2026-12-21' })).at(-1), 'EXPIRED')
  for (const paper of PAPERS.filter(({ document }) => document !== 'TAX_CERTIFICATE')) {
    const pages = await paperPages(paper, layoutOf(1))
    const read = (home: string, today = '2026-11-26') => codes(readDocument(pages, { home, today }))
    assert.deepEqual(read(paper.address), [], paper.document)
    assert.deepEqual(read(paper.address.replace('신림동', '봉천동')), ['OTHER_ADDRESS'], paper.document)
    assert.deepEqual(read(paper.address, '2027-01-26'), ['OLD'], paper.document)
  }
})

test('R-REG-25: no mark of a violation found says nothing, and a mention of one that was lifted is doubted', async () => {
  const desk = new PaperDesk(layoutOf(5))
  desk.title('일반건축물대장(갑)')
  desk.left('대지위치 서울특별시 관악구 신림동 지번 1422-5')
  desk.left('변동사항 2024.01.02 위반건축물 표시 해제')
  desk.left('발급일 : 2026년11월24일')
  const reading = paperRead(readDocument((await pagesOfBytes(desk.file())) ?? [], TODAY))
  assert.ok(reading.document === 'BUILDING_REGISTER')
  assert.equal(reading.violation?.state, 'DOUBTED')
})
