import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { loadRegionReader } from '../../platform/load-region-reader.ts'
import { isSettled } from './find-regions.ts'

const catalogue = loadDistrictCatalogue()
const read = loadRegionReader(catalogue)

const QUESTIONS = readFileSync(new URL('region-questions.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))

function districtsOf(names: string): string[] {
  return names.split(', ').map((name) => {
    const [only, ...others] = catalogue.named(name)
    assert.ok(only !== undefined && others.length === 0, `"${name}" of the table is one district`)
    return only.district.fullName
  })
}

test('the table of region questions has its full length', () => {
  assert.ok(QUESTIONS.length >= 300, `${QUESTIONS.length}`)
  assert.equal(new Set(QUESTIONS.map(([question]) => question)).size, QUESTIONS.length, 'no question comes twice')
})

for (const [question = '', meaning = '', also = ''] of QUESTIONS) {
  test(`region question ${JSON.stringify(question)}: ${meaning}`, () => {
    const { region, similar, purpose, terms } = read(question)
    const shown = terms.filter(({ kind, text }) => kind !== 'ROOMS' || also.includes(text))
    const said = [purpose === null ? [] : [purpose.charAt(0)], shown.map(({ text }) => text)].flat()
    if (also !== '') assert.deepEqual(said, also.split(';'))
    else assert.deepEqual(shown, [])
    const settled = region !== null && similar.length === 0 && isSettled(region)
    const parsed = region?.districts.map(({ fullName }) => fullName) ?? []
    if (meaning === '-') {
      assert.deepEqual([parsed, similar.map(({ fullName }) => fullName)], [[], []])
    } else if (meaning.startsWith('=')) {
      assert.deepEqual([settled, parsed.toSorted()], [true, districtsOf(meaning.slice(1)).toSorted()])
    } else {
      const candidates = similar.length > 0 ? similar : [...(region?.districts ?? []), ...(region?.others ?? [])]
      const names = candidates.map(({ fullName }) => fullName)
      assert.equal(settled, false, `settled on ${parsed.join(', ')}`)
      for (const name of districtsOf(meaning.slice(1)))
        assert.ok(names.includes(name), `${name} is not in ${names.join(', ')}`)
    }
  })
}
