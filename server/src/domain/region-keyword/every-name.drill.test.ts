import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkWordsBeside, checkWordsJoined, NAMES } from '../../../test/words-beside-names.ts'

test('no name of any district is taken apart by a type word or an amount beside it', () => {
  assert.ok(NAMES.length > 11_000)
  NAMES.forEach(checkWordsBeside)
})

test('an amount or a purpose written together with the name of any district never changes the place', () => {
  NAMES.forEach(checkWordsJoined)
})
