import type { ReadingOptions } from '@lease-risk/registry/reading'
import type { DocumentRead, DocumentSource, ReaderAnswer } from './reader-messages.ts'

export type Reader = {
  /** @throws Error where the reader could not be loaded; what it reads it always answers */
  read(source: DocumentSource, options: ReadingOptions): Promise<DocumentRead>
  /** Its memory goes with it. */
  stop(): void
}

/** A thread of its own for one document. It is whole before it gets the document, and asks for nothing from then on. */
export function startReader(): Reader {
  const worker = new Worker(new URL('./registry-reader.ts', import.meta.url), { type: 'module' })
  const ready = answerOf(worker, ({ ready: isReady }) => isReady)
  // who stops before reading does not wait for it
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

/** The first message that has what is waited for. */
function answerOf<T>(worker: Worker, pick: (answer: ReaderAnswer) => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReaderAnswer>) => {
      const picked = pick(data)
      if (picked !== undefined) resolve(picked)
    })
    worker.addEventListener('error', () => reject(new Error('the reader did not start')))
  })
}
