import type { ReadingOptions } from '@lease-risk/registry/reading'
import type { DocumentRead, DocumentSource, ReaderAnswer, ReaderQuestion } from './reader-messages.ts'

export type Reader = {
  /** @throws Error if the reader could not be loaded; once loaded, it always answers */
  read(source: DocumentSource, options: ReadingOptions): Promise<DocumentRead>
  /** Frees its memory as well. */
  stop(): void
}

/**
 * A worker for one document. It is fully loaded before it receives the document and requests nothing afterwards. The maps
 * of rare encodings are loaded here, from the client's own files, once a document needs one.
 */
export function startReader(): Reader {
  const worker = new Worker(new URL('./registry-reader.ts', import.meta.url), { type: 'module' })
  const ready = answerOf(worker, ({ ready: isReady }) => isReady)
  // a caller that stops before reading does not await it
  ready.catch(() => undefined)
  const ask = (question: ReaderQuestion) => {
    const answer = answerOf(worker, ({ read, lacksMap }) => read ?? lacksMap)
    worker.postMessage(question)
    return answer
  }
  return {
    async read(source, options) {
      await ready
      const read = await ask({ ...source, options })
      if (read !== true) return read
      const { RARE_MAPS: maps } = await import('./rare-character-maps.ts')
      return (await ask({ ...source, options, maps })) as DocumentRead
    },
    stop: () => worker.terminate(),
  }
}

/** Resolves with the first message that `pick` accepts. */
function answerOf<T>(worker: Worker, pick: (answer: ReaderAnswer) => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReaderAnswer>) => {
      const picked = pick(data)
      if (picked !== undefined) resolve(picked)
    })
    worker.addEventListener('error', () => reject(new Error('the reader did not start')))
  })
}
