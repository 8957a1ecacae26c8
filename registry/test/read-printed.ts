import assert from 'node:assert/strict'
import type { Page } from '../src/page.ts'
import { type DocumentReading, readDocument } from '../src/papers/read-document.ts'
import { pagesOfBytes } from '../src/pdf/open-pdf.ts'
import { readPages } from '../src/read-registry.ts'
import type { RegistryReading } from '../src/reading.ts'
import type { InventedDocument } from './generator/invented.ts'
import type { Layout } from './generator/layout.ts'
import type { InventedPaper } from './generator/papers/invented-papers.ts'
import { printPaper } from './generator/papers/print-paper.ts'
import { print } from './generator/print.ts'

export const TODAY = { today: '2026-11-25' }

/** Prints a document to a file and opens it again. */
export async function printedPages(document: InventedDocument, layout: Layout): Promise<Page[]> {
  const pages = await pagesOfBytes(print(document, layout))
  assert.ok(pages)
  return pages
}

export async function readPrinted(document: InventedDocument, layout: Layout): Promise<RegistryReading> {
  return readPages(await printedPages(document, layout), TODAY)
}

/** Prints a paper other than a registry document and opens it again. */
export async function paperPages(paper: InventedPaper, layout: Layout): Promise<Page[]> {
  const pages = await pagesOfBytes(printPaper(paper, layout))
  assert.ok(pages)
  return pages
}

export async function readPaper(paper: InventedPaper, layout: Layout): Promise<DocumentReading> {
  return readDocument(await paperPages(paper, layout), TODAY)
}
