import { readFile, stat } from 'node:fs/promises'
import { LIMITS } from '@lease-risk/registry/page'
import { type DocumentReading, readDocument } from '@lease-risk/registry/papers/read-document'
import { readPastedText } from '@lease-risk/registry/paste/read-pasted-text'
import { pagesOfBytes } from '@lease-risk/registry/pdf/open-pdf'
import type { ReadingOptions } from '@lease-risk/registry/reading'
import { refused } from '@lease-risk/registry/refused'

/** Reads a registry document or another paper from a file: a PDF, or text copied out of one. */
export async function openDocument(file: string, options: ReadingOptions): Promise<DocumentReading> {
  const status = await stat(file)
  if (!status.isFile() || status.size > LIMITS.bytes) return none()
  const bytes = await readFile(file)
  if (file.endsWith('.txt')) return { document: 'REGISTRY', reading: readPastedText(bytes.toString('utf8'), options) }
  const pages = await pagesOfBytes(bytes)
  return pages === null ? none() : readDocument(pages, options)
}

function none(): DocumentReading {
  return { document: 'REGISTRY', reading: refused('NOT_A_REGISTRY', 0) }
}
