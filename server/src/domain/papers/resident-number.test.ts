import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasResidentNumber } from './resident-number.ts'

// biome-ignore format: a table
const TABLE: [text: string, found: boolean][] = [
  ['900101-1234567', true], ['소유자 900101-1234567 확인', true], ['900101 - 1234567', true], ['900101–1234567', true], ['９００１０１－１２３４５６７', true],
  ['9001011234567', true], ['소유자 9001011234567 확인', true], ['900101 1234567', true], ['9013011234567', false], ['계좌 1234567890123', false], ['02-123-4567', false], ['110111-1234567890', false], ['2026-11-20', false], ['1900101-1234567', false], ['', false],
]
for (const [text, found] of TABLE) {
  test(`"${text}" ${found ? 'looks' : 'does not look'} like a resident number`, () => {
    assert.equal(hasResidentNumber(text), found)
  })
}
