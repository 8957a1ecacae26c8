import assert from 'node:assert/strict'
import { test } from 'node:test'
import { convertQwertyToHangul } from 'es-hangul'
import { hangulOfKeys } from './load-region-reader.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')
const THREE_LETTERS = LETTERS.flatMap((one) => LETTERS.flatMap((two) => LETTERS.map((three) => `${one}${two}${three}`)))

/** Returns the library's result for a text, or null if it throws. */
function ofLibrary(latin: string): string | null {
  try {
    return convertQwertyToHangul(latin)
  } catch {
    return null
  }
}

test('keys type what the library makes of them', () => {
  assert.equal(hangulOfKeys('tlsflaehd'), '신림동')
  assert.equal(hangulOfKeys('Tnr'), '쑥')
})

test('no three letters throw; where the library does, they type nothing', () => {
  assert.equal(THREE_LETTERS.length, 17_576)
  for (const latin of THREE_LETTERS) assert.equal(hangulOfKeys(latin), ofLibrary(latin), latin)
  const failed = THREE_LETTERS.filter((latin) => hangulOfKeys(latin) === null)
  assert.ok(failed.includes('hot') && failed.length < 100, `${failed.length}`)
})
