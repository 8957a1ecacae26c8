import { ownerNamesOf } from '@lease-risk/registry/owner-names'
import { LIMITS, type Page } from '@lease-risk/registry/page'
import { readDocument } from '@lease-risk/registry/papers/read-document'
import { readPastedText } from '@lease-risk/registry/paste/read-pasted-text'
import { OPENING, pagesOfLoading } from '@lease-risk/registry/pdf/pages-of-pdf'
import type { ReadingOptions } from '@lease-risk/registry/reading'
import { refused } from '@lease-risk/registry/refused'
import { getDocument, OPS } from 'pdfjs-dist'
// runs inside this worker, which starts no other worker
import 'pdfjs-dist/build/pdf.worker.mjs'
import { characterMaps } from './character-maps.ts'
import type { DocumentRead, ReaderAnswer, ReaderQuestion } from './reader-messages.ts'

/** The worker API that this file uses. The types of windows and workers cannot be loaded together. */
type Scope = {
  postMessage(answer: ReaderAnswer): void
  addEventListener(type: 'message', listen: (event: MessageEvent<Partial<ReaderQuestion>>) => void): void
}

const worker = globalThis as unknown as Scope
const WAYS_OUT = ['fetch', 'XMLHttpRequest', 'WebSocket', 'WebTransport', 'EventSource', 'importScripts', 'Worker']
const KEPT = ['indexedDB', 'caches']

let lacksMap = false

// R-REG-02: whatever a library does, nothing can be sent from here and nothing is stored
for (const name of [...WAYS_OUT, ...KEPT]) Object.defineProperty(globalThis, name, { value: undefined })

worker.addEventListener('message', ({ data: { bytes, text, options, maps } }) => {
  // the library listens on the same channel
  if (options === undefined) return
  const read = text === undefined ? readPdf(bytes ?? new ArrayBuffer(0), options, maps) : readText(text, options)
  void read.then((answer) => worker.postMessage(lacksMap && maps === undefined ? { lacksMap } : { read: answer }))
})
worker.postMessage({ ready: true })

async function readText(text: string, options: ReadingOptions): Promise<DocumentRead> {
  return { reading: readPastedText(text, options), ownerNames: [] }
}

async function readPdf(
  bytes: ArrayBuffer,
  options: ReadingOptions,
  maps: ReaderQuestion['maps'],
): Promise<DocumentRead> {
  const pages = await pagesOf(bytes, maps)
  if (pages === null) return { reading: refused('NOT_A_REGISTRY', 0), ownerNames: [] }
  const read = readDocument(pages, options)
  if (read.document !== 'REGISTRY') return { paper: read }
  const { reading } = read
  return { reading, ownerNames: reading.state === 'REFUSED' ? [] : ownerNames(pages) }
}

function ownerNames(pages: readonly Page[]): string[] {
  try {
    return ownerNamesOf(pages)
  } catch {
    return []
  }
}

/** `null`: not a PDF that can be opened. */
async function pagesOf(bytes: ArrayBuffer, maps: ReaderQuestion['maps'] = {}): Promise<Page[] | null> {
  if (bytes.byteLength > LIMITS.bytes) return null
  const loading = getDocument({
    ...OPENING,
    data: new Uint8Array(bytes),
    useWorkerFetch: false,
    BinaryDataFactory: characterMaps(maps, () => {
      lacksMap = true
    }),
  })
  return pagesOfLoading(loading, OPS)
}
