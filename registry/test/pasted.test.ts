import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPastedText } from '../src/paste/read-pasted-text.ts'
import { compare } from './compare.ts'
import { copiedText } from './generator/copied-text.ts'
import { invent } from './generator/invent.ts'
import { TODAY } from './read-printed.ts'

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
