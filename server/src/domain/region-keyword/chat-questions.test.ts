import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { loadRegionReader } from '../../platform/load-region-reader.ts'
import { isSettled } from './find-regions.ts'

const catalogue = loadDistrictCatalogue()
const read = loadRegionReader(catalogue)

const QUESTIONS = readFileSync(new URL('chat-questions.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))

test('R-REGION-12, R-REGION-19: no question in the styles of chats and search boxes is read as a wrong place', () => {
  assert.ok(QUESTIONS.length >= 300, `${QUESTIONS.length}`)
  for (const [question = '', meaning = ''] of QUESTIONS) {
    const { region, similar } = read(question)
    const isOne = region !== null && similar.length === 0 && isSettled(region)
    const settled = isOne ? region.districts.map(({ fullName }) => fullName) : []
    const named = meaning === '!' ? [] : catalogue.named(meaning.slice(1))
    assert.ok(meaning === '!' || named.length === 1, `"${meaning}" of the table is one district`)
    assert.deepEqual(
      settled,
      named.map(({ district }) => district.fullName),
      question,
    )
  }
})
