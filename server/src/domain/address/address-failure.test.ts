import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inKorean } from '../../words/in-korean.fixture.ts'
import { type AddressFailureReason, addressFailureMessage } from './address-failure.ts'

const REASONS: AddressFailureReason[] = [
  'EMPTY',
  'NO_DISTRICT',
  'AMBIGUOUS_DISTRICT',
  'ADMINISTRATIVE_DONG',
  'NOT_LEAF_DISTRICT',
  'NO_LOT',
  'ROAD_ADDRESS',
  'UNKNOWN_CODE',
  'INVALID_SELECTION',
  'LOT_UNSURE',
]

test('every failure says in its own polite sentence how to go on', () => {
  const messages = REASONS.map((reason) => inKorean(addressFailureMessage({ ok: false, reason, candidates: [] })))
  assert.equal(new Set(messages).size, REASONS.length)
  for (const message of messages) assert.match(message, /주십시오/)
})

test('the candidate districts are named, at most five of them', () => {
  const candidates = Array.from({ length: 7 }, (_, at) => ({
    code: `${at}`,
    fullName: `중앙동${at}`,
    jibunAddress: null,
  }))
  const message = inKorean(addressFailureMessage({ ok: false, reason: 'AMBIGUOUS_DISTRICT', candidates }))
  assert.match(message, /중앙동0, 중앙동1, 중앙동2, 중앙동3, 중앙동4 외 2곳/)
})
