import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOTIFICATION_TYPES, type NotificationType } from '@lease-risk/contract/codes/notifications'
import { findForbiddenWording } from '../domain/wording/word-guard.ts'
import { word } from './in-words.ts'
import { LANGUAGES } from './language.ts'
import { message } from './message.ts'

const FACTS = {
  count: 3,
  months: ['202609', '202610'],
  relatedType: 'COMMENT',
  relatedId: '12',
  code: null as string | null,
  until: '2026-12-01T00:00:00+09:00',
  note: null as string | null,
  headline: null as string | null,
  home: 'A 1' as string | null,
  fromOn: '2026-12-01' as string | null,
  untilOn: '2026-12-08' as string | null,
  device: 'Chrome, Windows' as string | null,
}
const CODES = [null, 'FAILED', 'FALLBACK_COMPLETED', 'REJECTED', 'RESOLVED', 'QUOTA', 'READ_ONLY', 'unknown']

const notification = (type: NotificationType, facts: Partial<typeof FACTS> = {}) =>
  message('NOTIFICATION', { type, ...FACTS, ...facts })

for (const type of NOTIFICATION_TYPES) {
  test(`R-NOTIF-07: ${type} has a title and a message for every code, and neither makes a forbidden statement`, () => {
    for (const language of LANGUAGES) {
      const letters = language === 'ko' ? /[가-힣]/ : /^[^가-힣]+$/
      const named = [message('NOTIFICATION_NAME', { type }), message('NOTIFICATION_TITLE', { type })]
      for (const said of [...named, ...CODES.map((code) => notification(type, { code }))]) {
        const text = word(said, language)
        assert.match(text, letters)
        assert.doesNotMatch(text, /undefined|null|NaN/)
        assert.deepEqual(findForbiddenWording(text), [])
      }
    }
  })
}

test('a decided report shows its reporter what the operator wrote, as it was written', () => {
  for (const [language, from] of [
    ['ko', '운영자의 말'],
    ['en', 'From the operator'],
  ] as const) {
    const [without, blank, said] = [null, ' ', '광고 글을\n숨겼습니다.'].map((note) =>
      word(notification('REPORT_REVIEWED', { note }), language),
    )
    assert.equal(blank, without)
    assert.equal(said, `${without} ${from}: 광고 글을\n숨겼습니다.`)
  }
})

test('R-ANSWER-01: a finished diagnosis is named by what it says first, unless something did not arrive', () => {
  const headline = '보증금 1억 원은 추정 집값 1억 7,000만 원의 59%입니다.'
  const said = (code: string) => word(notification('DIAGNOSIS_FINISHED', { code, headline }), 'ko')
  assert.equal(said('COMPLETED'), headline)
  for (const code of ['FAILED', 'FALLBACK_COMPLETED']) assert.notEqual(said(code), headline)
})

test('the end of a sanction is shown in Seoul’s time', () => {
  const applied = notification('SANCTION_APPLIED', { code: 'READ_ONLY' })
  assert.match(word(applied, 'ko'), /2026년 12월 1일 00:00까지/)
  assert.match(word(applied, 'en'), /until 1 December 2026, 00:00 \(Korean time\)/)
})
