import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { loadRegionReader } from '../../platform/load-region-reader.ts'
import { createStepBudget } from '../step-budget.ts'
import { keepReadings } from './read-region-keyword.ts'

const reader = loadRegionReader(loadDistrictCatalogue())
const asked: string[] = []
const read = keepReadings((text, budget) => {
  asked.push(text.slice(0, 20))
  return reader(text, budget)
})

test('a text is read once, until five hundred others were asked for, and says the same', () => {
  const texts = ['신림동 원룸 월세', ...Array.from({ length: 499 }, (_, at) => `신림동 ${at + 1}`)]
  for (const text of [...texts, ...texts]) assert.deepEqual(read(text), reader(text))
  assert.equal(asked.length, 500)
  read('봉천동')
  read('신림동 원룸 월세')
  assert.equal(asked.length, 502)
})

test('a text is read anew where its cost counts, and where it is long', () => {
  asked.length = 0
  for (let turn = 0; turn < 2; turn += 1) {
    read('중구', createStepBudget(1_000))
    read('중구 '.repeat(200))
  }
  assert.equal(asked.length, 4)
})
