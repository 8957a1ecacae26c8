import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { formatCatalogueText } from '../../src/domain/district/catalogue-text.ts'
import { applyCorrections, parseCorrections } from './apply-corrections.ts'
import { addFormerDistricts } from './former-districts.ts'
import { readPackageDistricts } from './package-districts.ts'

const FOLDER = path.join(import.meta.dirname, '../../src/domain/district/catalogue')

export const CATALOGUE_FILE = path.join(FOLDER, 'districts.tsv')

/** What the catalogue file holds when it is made from the npm package budongsan-api, corrections.tsv and former-districts.tsv. */
export function generateCatalogueText(): string {
  // The package exports no JSON, so it is read beside its entry.
  const folder = path.dirname(createRequire(import.meta.url).resolve('budongsan-api'))
  const rows = readPackageDistricts(readFileSync(path.join(folder, 'sigungu.json'), 'utf8'))
  applyCorrections(rows, parseCorrections(readFileSync(path.join(FOLDER, 'corrections.tsv'), 'utf8')))
  addFormerDistricts(rows, readFileSync(path.join(FOLDER, 'former-districts.tsv'), 'utf8'))
  return formatCatalogueText([...rows.values()], 'npm budongsan-api (MIT), corrections.tsv and former-districts.tsv')
}

/** Puts a new text in place of the file in one step: a reader sees the old one or the new one. */
export function replaceFile(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.new`
  writeFileSync(temporary, text)
  renameSync(temporary, file)
}
