import { type RecognisedBlocks, type RecognisedPage, recognisedPage } from '@lease-risk/registry/photo/recognised'
import letters from '@tesseract.js-data/kor/4.0.0_best_int/kor.traineddata.gz?url'
import script from 'tesseract.js/dist/worker.min.js?url'
import core from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'
import { type Jobs, jobsOf } from './jobs.ts'

export type Recogniser = {
  /** @throws Error if the picture cannot be opened or recognised */
  read(photo: Blob): Promise<RecognisedPage>
  /** Frees its memory as well. */
  stop(): void
}

/** Pixels along the longer side. More are slower and no clearer. */
const MOST_DOTS = 2600
/** The newer of the two recognition engines, which this language data belongs to. */
const NEWER_WAY = 1
/** One table over the whole width, from its top. */
const ONE_BLOCK = '6'

/**
 * A worker started from our own files. It is fully loaded, with its language data, before it gets a photo, and its policy
 * lets it request only its code. It is used without the library around it, which would let it fetch the language data.
 *
 * @throws Error if a part of it could not be loaded
 */
export async function startRecogniser(): Promise<Recogniser> {
  const answer = await fetch(letters)
  if (!answer.ok) throw new Error('the letters could not be loaded')
  const data = new Uint8Array(await answer.arrayBuffer())
  const worker = new Worker(new URL(script, location.origin))
  const jobs = jobsOf(worker)
  try {
    await prepared(jobs, data)
  } catch (error) {
    worker.terminate()
    throw error
  }
  return { read: (photo) => recognised(jobs, photo), stop: () => worker.terminate() }
}

async function prepared(jobs: Jobs, data: Uint8Array): Promise<void> {
  await jobs('load', { options: { lstmOnly: true, corePath: new URL(core, location.origin).href, logging: false } })
  await jobs('loadLanguage', {
    langs: [{ code: 'kor', data }],
    options: { cacheMethod: 'none', gzip: true, lstmOnly: true },
  })
  await jobs('initialize', { langs: 'kor', oem: NEWER_WAY, config: {} })
  await jobs('setParameters', { params: { tessedit_pageseg_mode: ONE_BLOCK } })
}

async function recognised(jobs: Jobs, photo: Blob): Promise<RecognisedPage> {
  const { image, width } = await drawn(photo)
  const output = { blocks: true, text: false }
  const { blocks } = (await jobs('recognize', { image, options: {}, output })) as { blocks: RecognisedBlocks | null }
  return recognisedPage(blocks, width)
}

/** Draws the photo upright, at a readable size and in a format that the recogniser supports. */
async function drawn(photo: Blob): Promise<{ image: Uint8Array; width: number }> {
  const bitmap = await createImageBitmap(photo)
  const scale = Math.min(1, MOST_DOTS / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const picture = await canvas.convertToBlob({ type: 'image/png' })
  return { image: new Uint8Array(await picture.arrayBuffer()), width }
}
