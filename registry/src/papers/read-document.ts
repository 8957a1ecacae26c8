import { headOf } from '../document/head.ts'
import { LEAST_LETTERS, type Page } from '../page.ts'
import { readRegistry } from '../read-registry.ts'
import type { ReadingOptions, RegistryReading } from '../reading.ts'
import { readBuildingRegister } from './building-register.ts'
import { readFixedDates } from './fixed-dates.ts'
import { readHouseholds } from './households.ts'
import { isEnded, kindsIn, type PaperKind } from './kinds.ts'
import { type Paper, paperOf } from './paper.ts'
import type { PaperReading } from './paper-reading.ts'
import { readTaxCertificate } from './tax-certificate.ts'

/** `REGISTRY` also for files that are no known document, as the reading then states. */
export type DocumentReading = { document: 'REGISTRY'; reading: RegistryReading } | PaperReading

/** Detects the kind of a document and reads it; no data leaves the device. */
export function readDocument(pages: readonly Page[], options: ReadingOptions): DocumentReading {
  try {
    return readPaperPages(pages, options) ?? { document: 'REGISTRY', reading: readRegistry(pages, options) }
  } catch {
    return { document: 'REGISTRY', reading: readRegistry(pages, options) }
  }
}

/** Reads one of the other papers without catching errors, for tests; `null` if the pages are of none. */
export function readPaperPages(pages: readonly Page[], options: ReadingOptions): PaperReading | null {
  const paper = paperOf(pages)
  if (paper.text.length < LEAST_LETTERS || headOf(paper.lines).isRegistry) return null
  const [kind, ...others] = kindsIn(paper.lines)
  if (kind === undefined) return null
  const isCancelled = paper.isCancelled || isEnded(paper.lines)
  return readKind({ ...paper, isCancelled, isDoubled: paper.isDoubled || others.length > 0 }, kind, options)
}

function readKind(paper: Paper, kind: PaperKind, options: ReadingOptions): PaperReading {
  switch (kind.document) {
    case 'BUILDING_REGISTER':
      return readBuildingRegister(paper, kind.part, options)
    case 'FIXED_DATES':
      return readFixedDates(paper, options)
    case 'HOUSEHOLDS':
      return readHouseholds(paper, options)
    case 'TAX_CERTIFICATE':
      return readTaxCertificate(paper, kind.tax, options)
    case 'OTHER':
      return {
        document: 'OTHER',
        title: kind.title,
        state: 'REFUSED',
        issuedOn: null,
        addressText: null,
        pages: { read: 0, of: paper.count.of },
        problems: [{ code: 'NOT_READ', title: kind.title }],
      }
  }
}
