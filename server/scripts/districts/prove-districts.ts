import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createDistrictCatalogue } from '../../src/domain/district/district-catalogue.ts'
import { CATALOGUE_FILE } from './catalogue-files.ts'
import { differencesFromLists } from './compare-with-lists.ts'

// Holds the catalogue against the official list and two tables of changes, which are not part of the repository.
const FOLDER = process.argv[2] ?? path.join(import.meta.dirname, '../../../../shared/data')

if (existsSync(path.join(FOLDER, 'legal-districts.tsv'))) {
  const text = readFileSync(CATALOGUE_FILE, 'utf8')
  const lists = {
    official: readRows('legal-districts.tsv'),
    changes: readRows('legal-districts.code-changes.tsv').filter(([, code]) => /^\d{10}$/.test(code ?? '')),
    abolished: readRows('abolished-districts.tsv').filter(([code]) => /^\d{10}$/.test(code ?? '')),
  }
  const abolishedCodes = text
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([code, , ...abolished]) => (code !== undefined && abolished.length > 0 ? [code] : []))
  const differences = differencesFromLists(createDistrictCatalogue(text), abolishedCodes, lists)
  const rows = Object.entries(lists).map(([list, { length }]) => `${list} ${length}`)
  const summary = `${rows.join(', ')} rows, ${abolishedCodes.length} abolished districts: ${differences.length} differences`
  process.stdout.write(`${[...differences, summary].join('\n')}\n`)
  process.exitCode = differences.length === 0 ? 0 : 1
} else {
  process.stdout.write(`skipped: no legal-districts.tsv in ${FOLDER}\n`)
}

function readRows(file: string): string[][] {
  const lines = readFileSync(path.join(FOLDER, file), 'utf8').trim().split('\n')
  return lines.map((line) => line.split('\t'))
}
