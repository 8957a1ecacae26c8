import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en } from './words.en.ts'

test('R-WEB-28: the English sentence of the latest month has a capital only where it begins', () => {
  for (const what of [en.converted, ...Object.values(en.amounts)])
    assert.doesNotMatch(en.latest('September 2026', what, '₩710,000', 17), /median [A-Z]/)
})
