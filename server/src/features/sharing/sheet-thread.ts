import { parentPort } from 'node:worker_threads'
import type { SheetOrder } from './draw-sheet.ts'
import { sheetPdf } from './sheet-pdf.ts'

// a failure ends the thread, and the next order starts another
parentPort?.on('message', (order: SheetOrder) => void draw(order))

async function draw({ sheet, language, at }: SheetOrder): Promise<void> {
  const pdf = Uint8Array.from(await sheetPdf(sheet, language, at))
  parentPort?.postMessage(pdf, [pdf.buffer])
}
