import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CHECK_IDS } from '@lease-risk/contract/codes/assessment'
import { CHECKS } from './catalogue.ts'

test('every check stands in the catalogue once', () => {
  assert.deepEqual(CHECKS.map(({ id }) => id).toSorted(), [...CHECK_IDS].toSorted())
})
