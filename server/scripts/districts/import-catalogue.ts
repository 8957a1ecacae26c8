import { readFileSync } from 'node:fs'
import path from 'node:path'
import { formatCatalogueText, parseCatalogueText } from '../../src/domain/district/catalogue-text.ts'
import { replaceFile } from './catalogue-files.ts'
import { mergeOfficialDistricts, withoutSuccessor } from './merge-official-districts.ts'
import { readOfficialDistricts } from './official-districts.ts'

export type ImportReport = { format: string; inForce: number; abolished: number; withoutSuccessor: string[] }

/** Refreshes a catalogue file from a published one. Throws, and leaves the catalogue as it is, when that one cannot be right. */
export function importCatalogue(publishedFile: string, catalogueFile: string): ImportReport {
  const official = readOfficialDistricts(readFileSync(publishedFile))
  const known = parseCatalogueText(readFileSync(catalogueFile, 'utf8'))
  const rows = mergeOfficialDistricts(known, official)
  replaceFile(catalogueFile, formatCatalogueText(rows, `${official.format}, ${path.basename(publishedFile)}`))
  const inForce = official.active.size
  return {
    format: official.format,
    inForce,
    abolished: rows.length - inForce,
    withoutSuccessor: withoutSuccessor(rows),
  }
}
