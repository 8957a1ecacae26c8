import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findForbiddenWording } from '../wording/word-guard.ts'
import { NOTIFICATION_KINDS, NOTIFICATION_TYPES, SWITCHABLE_TYPES } from './notification-types.ts'
import { NOTIFICATION_WORDS, type NotificationFacts } from './notification-words.ts'

const FACTS: NotificationFacts = {
  count: 3,
  months: ['202609', '202610'],
  relatedType: 'COMMENT',
  relatedId: '12',
  code: null,
  until: new Date('2026-11-30T15:00:00Z'),
  note: null,
}
const CODES = [null, 'FAILED', 'FALLBACK_COMPLETED', 'REJECTED', 'RESOLVED', 'QUOTA', 'READ_ONLY', 'unknown']

for (const type of NOTIFICATION_TYPES) {
  test(`R-NOTIF-07: ${type} has a title and a message for every code, and neither makes a forbidden statement`, () => {
    const { title, message } = NOTIFICATION_WORDS[type]
    for (const code of CODES) {
      const text = `${title}. ${message({ ...FACTS, code })}`
      assert.match(text, /[가-힣]/)
      assert.doesNotMatch(text, /undefined|null|NaN/)
      assert.deepEqual(findForbiddenWording(text), [])
    }
  })
}

test('a decided report shows its reporter what the operator wrote', () => {
  const { message } = NOTIFICATION_WORDS.REPORT_REVIEWED
  const [without, blank, said] = [null, ' ', '광고 글을\n숨겼습니다.'].map((note) => message({ ...FACTS, note }))
  assert.equal(blank, without)
  assert.equal(said, `${without} 운영자의 말: 광고 글을\n숨겼습니다.`)
})

test('the end of a sanction is shown in Seoul’s time', () => {
  assert.match(
    NOTIFICATION_WORDS.SANCTION_APPLIED.message({ ...FACTS, code: 'READ_ONLY' }),
    /2026년 12월 1일 00:00까지/,
  )
})

test('R-NOTIF-04: sanctions and restrictions cannot be switched off, nor what goes to operators', () => {
  for (const type of NOTIFICATION_TYPES) {
    const bound = /^SANCTION_|RESTRICTED$/.test(type) || NOTIFICATION_KINDS[type].to === 'ADMIN'
    assert.equal(SWITCHABLE_TYPES.includes(type), !bound, type)
  }
})
