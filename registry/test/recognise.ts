import { fileURLToPath } from 'node:url'
import { createWorker, OEM, PSM } from 'tesseract.js'
import { type RecognisedPage, recognisedPage } from '../src/photo/recognised.ts'

const LETTERS = fileURLToPath(new URL('./4.0.0_best_int/', import.meta.resolve('@tesseract.js-data/kor')))

/** Runs the client's text recogniser on a picture with this width in pixels. */
export async function recognise(picture: Uint8Array, width: number): Promise<RecognisedPage> {
  const worker = await createWorker('kor', OEM.LSTM_ONLY, { langPath: LETTERS, cacheMethod: 'none' })
  try {
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK })
    const { data } = await worker.recognize(Buffer.from(picture), {}, { blocks: true, text: false })
    return recognisedPage(data.blocks, width)
  } finally {
    await worker.terminate()
  }
}
