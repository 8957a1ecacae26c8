import { fileURLToPath } from 'node:url'
import { LIMITS, type Page } from '../page.ts'
import { OPENING, pagesOfLoading } from './pages-of-pdf.ts'

const FOLDER = new URL('../../', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'))

/** Reads the pages of a file in the terminal; `null` if it is not a PDF that can be opened. Nothing is fetched. */
export async function pagesOfBytes(bytes: Uint8Array): Promise<Page[] | null> {
  if (bytes.length > LIMITS.bytes) return null
  const { getDocument, OPS } = await loadLibrary()
  const loading = getDocument({
    ...OPENING,
    data: new Uint8Array(bytes),
    cMapUrl: fileURLToPath(new URL('cmaps/', FOLDER)),
    standardFontDataUrl: fileURLToPath(new URL('standard_fonts/', FOLDER)),
    wasmUrl: fileURLToPath(new URL('wasm/', FOLDER)),
  })
  return pagesOfLoading(loading, OPS)
}

/** Suppresses the library's warning about a missing canvas, which is needed only for drawing. */
async function loadLibrary() {
  const { warn, log } = console
  const silent = () => undefined
  Object.assign(console, { warn: silent, log: silent })
  try {
    return await import('pdfjs-dist/legacy/build/pdf.mjs')
  } finally {
    Object.assign(console, { warn, log })
  }
}
