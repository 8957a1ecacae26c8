import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPastedText } from '../src/paste/read-pasted-text.ts'
import { compare } from './compare.ts'
import { copiedText } from './generator/copied-text.ts'
import { invent } from './generator/invent.ts'
import { TODAY } from './read-printed.ts'
import { documentOf, find, mortgage } from './rights.ts'

const DOCUMENTS = Array.from({ length: 300 }, (_, seed) => invent(seed))
const whole = DOCUMENTS.filter(({ scope }) => scope === 'WITH_CANCELLED')

test('R-REG-13: pasted text with a summary settles what other entries and the summary agree on, and nothing wrong', () => {
  let [settled, values] = [0, 0]
  for (const document of whole.filter(({ hasSummary }) => hasSummary)) {
    const compared = compare(document, readPastedText(copiedText(document), TODAY))
    assert.deepEqual(compared.wrong, [])
    settled += compared.settled
    values += compared.values
  }
  assert.ok(settled > values * 0.8, `${settled} of ${values}`)
})

test('R-REG-18: the lists of joint collateral and of sales after the entries are no entries in pasted text either', () => {
  for (const document of whole.slice(0, 60))
    assert.deepEqual(
      readPastedText(copiedText({ ...document, hasLists: true }), TODAY),
      readPastedText(copiedText(document), TODAY),
    )
})

test('R-REG-13: without a summary, only what another entry cancels is settled', () => {
  for (const document of whole.map((each) => ({ ...each, hasSummary: false }))) {
    const { entries } = readPastedText(copiedText(document), TODAY)
    for (const entry of entries)
      if (entry.state === 'SETTLED') assert.ok(entry.cancelled && entry.cancelledBy !== null, JSON.stringify(entry))
  }
})

test('shares and numbers of houses that start a line are no ranks, and a purpose may go on in the next line', () => {
  const text = `등기사항전부증명서(말소사항 포함) - 집합건물 -
【 갑 구 】
1 소유권보존 2010년1월2일 공유자
제1호
2분의 1 홍길동
2 신림동 소유권이전빌라
【 을 구 】
1 근저당권설정 2011년1월2일 2011년1월1일 채권최고액 금10,000,000원
제2호 설정계약
2 1번근저당권설정등 2012년1월2일 2012년1월1일
기말소 제3호 해지
3 압류등기말소`
  const { entries } = readPastedText(text, TODAY)
  assert.deepEqual(
    entries.map(({ rank, kind, cancelled, cancelledBy }) => [rank, kind, cancelled, cancelledBy]),
    [
      ['1', 'OWNERSHIP_PRESERVATION', false, null],
      ['1', 'MORTGAGE', true, '2'],
      ['2', 'CANCELLATION', false, null],
      ['3', 'CANCELLATION', false, null],
    ],
  )
  assert.equal(entries.at(-1)?.state, 'DOUBTED')
})

/** The text of a document with three entries; its summary repeats the last two. */
function pastedWith(purpose: string): string {
  const burdens = ['2 압류 2016년3월2일', '제122호', `3 ${purpose} 2017년3월2일`, '제123호'].join('\n')
  return `등기사항전부증명서(말소사항 포함) - 토지 -
【 갑 구 】
1 소유권보존 2015년3월2일 소유자 김갑을
제121호
${burdens}
【 을 구 】
- 기록사항 없음 -
-- 이 하 여 백 --
주요 등기사항 요약 (참고용)
1. 소유지분현황 ( 갑구 )
김갑을 (소유자) 800101-******* 단독소유 서울특별시 관악구 신림동 7 1
2. 소유지분을 제외한 소유권에 관한 사항 ( 갑구 )
${burdens}
3. (근)저당권 및 전세권 등 ( 을구 )
- 기록사항 없음 -`
}

test('R-REG-13: every purpose that the reader knows starts a row of pasted text', () => {
  for (const [purpose, kind] of [
    ['부동산강제경매개시결정', 'AUCTION'],
    ['처분금지가처분', 'INJUNCTION'],
    ['재신탁', 'TRUST'],
    ['주식회사한들지분압류', 'SEIZURE'],
  ] as const) {
    const { entries } = readPastedText(pastedWith(purpose), TODAY)
    assert.deepEqual(
      entries.map(({ rank }) => rank),
      ['1', '2', '3'],
      purpose,
    )
    assert.equal(entries.at(-1)?.kind, kind)
  }
})

test('R-REG-18: a pasted row with an unknown purpose is an entry in doubt, and one that may be another row is named', () => {
  const unknown = readPastedText(pastedWith('체납처분에의한압류'), TODAY)
  assert.deepEqual(unknown.entries.map(({ rank, kind, state }) => [rank, kind, state]).at(-1), [
    '3',
    'OTHER',
    'DOUBTED',
  ])
  const undated = readPastedText(pastedWith('체납처분에의한압류').replaceAll(' 2017년3월2일', ''), TODAY)
  for (const reading of [unknown, undated]) {
    assert.equal(reading.state, 'DOUBTED')
    assert.ok(reading.problems.some(({ code }) => code === 'UNREADABLE_ENTRY'))
  }
})

test('R-REG-03: the cancellation of a transfer, a change or a pledge does not cancel the mortgage whose rank it names', () => {
  for (const about of ['이전', '변경', '부질권', '가압류']) {
    const { entries } = readPastedText(
      `등기사항전부증명서(말소사항 포함) - 토지 -
【 갑 구 】
1 소유권보존 2010년1월2일 소유자 김갑을
【 을 구 】
1 근저당권설정 2011년1월2일 2011년1월1일 채권최고액 금10,000,000원
2 1번근저당권${about}등기말소 2012년1월2일 2012년1월1일`,
      TODAY,
    )
    const mortgage = entries.find(({ kind }) => kind === 'MORTGAGE')
    assert.deepEqual([mortgage?.cancelled, mortgage?.state], [false, 'DOUBTED'], about)
  }
})

test('R-REG-32: a trust in the line of its transfer, or of the first owner, is an entry of pasted text', () => {
  for (const purpose of ['소유권이전 신탁', '소유권이전및신탁', '소유권보존 신탁']) {
    const { entries } = readPastedText(
      `등기사항전부증명서(말소사항 포함) - 토지 -
【 갑 구 】
1 ${purpose} 2010년1월2일 2010년1월1일 수탁자 한빛부동산신탁주식회사
제1호 신탁
신탁원부 제2010-12호
【 을 구 】
- 기록사항 없음 -`,
      TODAY,
    )
    assert.deepEqual(
      entries.map(({ kind, trustLedger }) => [kind, trustLedger]),
      [
        [purpose.includes('이전') ? 'OWNERSHIP_TRANSFER' : 'OWNERSHIP_PRESERVATION', null],
        ['TRUST', '2010-12'],
      ],
    )
  }
})

test('R-REG-18: rows that were copied into one line are entries of their own, in the summary too', () => {
  const text = pastedWith('압류').replaceAll(/(제122호|제121호)\n/g, '$1 ')
  const { state, entries } = readPastedText(text, TODAY)
  assert.deepEqual(
    entries.map(({ rank, kind }) => [rank, kind]),
    [
      ['1', 'OWNERSHIP_PRESERVATION'],
      ['2', 'SEIZURE'],
      ['3', 'SEIZURE'],
    ],
  )
  assert.ok(state !== 'REFUSED')
})

test('R-REG-05: a page whose number is missing in pasted text is named, and leaves nothing settled', () => {
  const pasted = (first: string, last: string) =>
    readPastedText(pastedWith('압류').replace('【 을', `${first}\n【 을`).replace('주요', `${last}\n주요`), TODAY)
  for (const [first, last] of [
    ['1/3', '3/3'],
    ['열람일시 : 2026년11월20일 13시45분12초 1/3', '발급확인번호 AAAA-BBBB 2/3'],
  ] as const) {
    const reading = pasted(first, last)
    assert.deepEqual(reading.pages, { read: 2, of: 3 })
    assert.ok(reading.problems.some(({ code }) => code === 'PAGES_MISSING'))
    assert.equal(reading.entries[0]?.state, 'DOUBTED')
  }
  const whole = pasted('1/2', '2/2')
  assert.deepEqual(whole.pages, { read: 2, of: 2 })
  assert.equal(whole.entries[0]?.state, 'SETTLED')
})

test('R-REG-13: without a receipt, the longest known purpose at the start of a row ends it, also over line ends', () => {
  const rows: [lines: string, kind: string, purpose: string][] = [
    [
      '1-1 금지사항등기 이 주택은 입주예정자의 동의 없이\n양도하거나 담보로 제공할 수 없음',
      'FORBIDDEN',
      '금지사항등기',
    ],
    ['1-1 민간임대주택등기 이 주택은 임대사업자가 임대하는\n주택임', 'OTHER', '민간임대주택등기'],
    ['1-1 1번등기명의인표시변경 전거로 인하여\n김갑을의 주소 서울특별시', 'NAME_CHANGE', '1번등기명의인표시변경'],
    ['2 1-1번금지사항등기 소유권이전등기로 인하여\n말소 2021년6월1일 등기', 'CANCELLATION', '1-1번금지사항등기말소'],
    ['2 1번신탁원부변경 위탁자 변경\n신탁원부 제2021-3호', 'CHANGE', '1번신탁원부변경'],
  ]
  for (const [lines, kind, purpose] of rows) {
    const text = `등기사항전부증명서(말소사항 포함) - 집합건물 -
【 갑 구 】
1 소유권보존 2010년1월2일 소유자 김갑을
제1호
${lines}`
    const entry = readPastedText(text, TODAY).entries[1]
    assert.deepEqual([entry?.kind, entry?.purpose, entry?.state], [kind, purpose, 'DOUBTED'], lines)
  }
})

test('R-REG-13: a mortgage of a jeonse right whose cancellation was not copied is in doubt, as the summary has the right alone', () => {
  const right = {
    rank: '1',
    kind: 'JEONSE_RIGHT' as const,
    purpose: ['전세권설정'],
    holder: [{ text: '전세금 금200,000,000원 전세권자 이을병' }],
    amountWon: 200_000_000,
  }
  const pledged = { ...mortgage('1-1', 150_000_000), purpose: ['1번전세권근저당권설정'] }
  const document = documentOf(right, { ...pledged, cancelled: true, cancelledBy: '2' })
  const standing = documentOf(right, pledged)
  const stateOf = (each: typeof document) => find(readPastedText(copiedText(each), TODAY), '1-1').state
  assert.deepEqual([stateOf(document), stateOf(standing)], ['DOUBTED', 'SETTLED'])
})

test('R-REG-13: a doubt of pasted text has its reason, and a text without one has none', () => {
  let [doubted, settled] = [0, 0]
  for (const seed of Array.from({ length: 60 }, (_, at) => at)) {
    const { entries, problems } = readPastedText(copiedText({ ...invent(seed), hasSummary: seed % 2 === 0 }), TODAY)
    const isDoubted = entries.some(({ state }) => state === 'DOUBTED')
    const says = problems.some((problem) => problem.code === 'UNREADABLE_ENTRY' && problem.why === 'PASTED')
    assert.equal(says, isDoubted, `document ${seed}`)
    if (isDoubted) doubted += 1
    else settled += 1
  }
  assert.ok(doubted > 5 && settled > 5, `${doubted} doubted, ${settled} settled`)
})
