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
