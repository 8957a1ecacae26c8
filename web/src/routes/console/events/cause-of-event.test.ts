import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ko as reports } from '../reports/words.ko.ts'
import { ko as sanctions } from '../sanctions/words.ko.ts'
import { causeOfEvent } from './cause-of-event.ts'

const codes = { reasons: reports.reasons, levels: sanctions.levels }

test('codes of an event are put in words, and what an operator wrote stays', () => {
  assert.equal(causeOfEvent({ kind: 'POINTS_ADDED', detail: 'SPAM' }, codes), '광고나 도배')
  assert.equal(causeOfEvent({ kind: 'SANCTION_APPLIED', detail: 'READ_ONLY, 9' }, codes), '읽기만 가능, 9')
  assert.equal(causeOfEvent({ kind: 'SANCTION_RELEASED', detail: 'SPAM이 아니었음' }, codes), 'SPAM이 아니었음')
  assert.equal(causeOfEvent({ kind: 'SANCTION_EXPIRED', detail: null }, codes), null)
})

test('a code of a later release stays as it is', () => {
  assert.equal(causeOfEvent({ kind: 'POINTS_ADDED', detail: 'NEWER' }, codes), 'NEWER')
  assert.equal(causeOfEvent({ kind: 'SANCTION_APPLIED', detail: 'NEWER, 3' }, codes), 'NEWER, 3')
})
