import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { createDistrictCatalogue } from '../../src/domain/district/district-catalogue.ts'
import { CATALOGUE_FILE, generateCatalogueText } from './catalogue-files.ts'

const catalogueText = readFileSync(CATALOGUE_FILE, 'utf8')
const catalogue = createDistrictCatalogue(catalogueText)

const YARDSTICK = path.join(import.meta.dirname, '../../../../shared/data')
const skip = existsSync(path.join(YARDSTICK, 'legal-districts.tsv'))
  ? false
  : 'no ../shared/data/legal-districts.tsv here'

function readYardstick(file: string): string[][] {
  const lines = readFileSync(path.join(YARDSTICK, file), 'utf8').trim().split('\n')
  return lines.map((line) => line.split('\t'))
}

test('the catalogue is what the generator makes of the package and the corrections', () => {
  assert.ok(catalogueText === generateCatalogueText(), 'run: node server/scripts/districts/generate-catalogue.ts')
})

test('the districts in force are exactly those of the official list', { skip }, () => {
  const official = readYardstick('legal-districts.tsv').filter(([, , state]) => state === '존재')
  const ours = catalogue.active().map(({ code, fullName }) => `${code} ${fullName}`)
  assert.ok(official.length > 20_000)
  assert.deepEqual(
    ours,
    official.map(([code, fullName]) => `${code} ${fullName}`),
  )
})

test('every abolished district had that name in the official list', { skip }, () => {
  const official = new Map(readYardstick('legal-districts.tsv').map(([code, ...rest]) => [code, rest.join(' ')]))
  const abolished = catalogueText.split('\n').filter((line) => line.split('\t').length > 2)
  assert.ok(abolished.length > 7000)
  for (const line of abolished) {
    const code = line.slice(0, 10)
    assert.equal(`${catalogue.find(code)?.fullName} 폐지`, official.get(code))
  }
})

/** Where the catalogue knows more than the table: the source of each stands in former-districts.tsv. */
const KNOWN_BETTER: Record<string, [successors: string, sureness: 'V' | '2']> = {
  // a 면 that only took another name, with all its villages
  '4313033000': ['4313033500', 'V'],
  // 논산시 두마면 became all of 계룡시, a part of 연기군 동면 합강리 a 동 of Sejong
  '4423037000': ['4425010100|4425031000|4425031500|4425033000', 'V'],
  '4473031024': ['3611011700|3611032028', '2'],
}

test('every abolished district leads to its successors by its full name, and only by name where that is a guess', {
  skip,
}, () => {
  const rows = readYardstick('abolished-districts.tsv').filter(([code = '']) => /^\d{10}$/.test(code))
  assert.ok(rows.length > 21_000)
  for (const [code = '', fullName = '', , ...given] of rows) {
    const [successors, sureness] = KNOWN_BETTER[code] ?? [given[0] ?? '', given[2]]
    const former = catalogue.find(code)
    // two rows of the table stand under the name of another 면 than their code
    if (former === null && /^4176.* 소래[읍면] 옥길리$/u.test(`${code} ${fullName}`)) continue
    assert.deepEqual([former?.fullName, former?.isGuess], [fullName, sureness !== 'V'], code)
    assert.deepEqual([...catalogue.successorsOf(code)].sort(), successors.split('|').sort(), code)
    const named = catalogue.named(fullName).map(({ district }) => district.code)
    for (const successor of successors.split('|')) assert.ok(named.includes(successor), `${fullName} → ${successor}`)
  }
})

test('every change of codes since 2023 is in the catalogue, on its day', { skip }, () => {
  const [, ...changes] = readYardstick('legal-districts.code-changes.tsv')
  assert.ok(changes.length > 6900)
  for (const [day = '', oldCode = '', newCode = '', , oldName] of changes) {
    const abolished = catalogue.find(oldCode)
    assert.ok(abolished !== null, oldCode)
    assert.equal(abolished.fullName, oldName)
    assert.ok(abolished.successorCodes.includes(newCode), `${oldCode} → ${newCode}`)
    if (/^\d{4}-\d{2}-\d{2}$/.test(day)) assert.equal(abolished.abolishedOn, day, oldCode)
  }
})
