import type { ReadingOptions } from '@lease-risk/registry/reading'
import type { DocumentRead, DocumentSource, ReaderAnswer } from './reader-messages.ts'

export type Reader = {
  /** @throws Error if the reader could not be loaded; once loaded, it always answers */
  read(source: DocumentSource, options: ReadingOptions): Promise<DocumentRead>
  /** Frees its memory as well. */
  stop(): void
}

/** A worker for one document. It is fully loaded before it receives the document and requests nothing afterwards. */
export function startReader(): Reader {
  const worker = new Worker(new URL('./registry-reader.ts', import.meta.url), { type: 'module' })
  const ready = answerOf(worker, ({ ready: isReady }) => isReady)
  // a caller that stops before reading does not await it
  ready.catch(() => undefined)
  return {
    async read(source, options) {
      await ready
      const answer = answerOf(worker, ({ read }) => read)
      worker.postMessage({ ...source, options }, source.bytes === undefined ? [] : [source.bytes])
      return answer
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
