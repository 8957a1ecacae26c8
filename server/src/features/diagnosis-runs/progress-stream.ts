import type { DiagnosisEvent } from '@lease-risk/contract/diagnosis-async'
import { isFinished } from './present-run.ts'
import type { ProgressReader } from './progress-reader.ts'
import type { Progress } from './runs.ts'

const COMMENT_EVERY_MS = 15_000
const RECONNECT_MS = 2_000

/**
 * The text of an event stream: what happened in a run beyond the first `seen` events, then what happens, until the run is
 * finished or gone, or `signal` is aborted. `onError` hears of reads that failed; they are tried again.
 */
export async function* progressStream(options: {
  diagnosisId: number
  progress: Progress
  seen: number
  reader: ProgressReader
  signal: AbortSignal
  onError: (error: unknown) => void
}): AsyncGenerator<string> {
  const { diagnosisId, reader, signal, onError } = options
  let [progress, seen, toldAt] = [options.progress, options.seen, performance.now()]
  const aborted = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)))
  // also lets the headers go out at once
  yield `retry: ${RECONNECT_MS}\n\n`
  while (!signal.aborted) {
    const fresh = progress.events.slice(seen)
    if (fresh.length > 0) {
      yield fresh.map((event, index) => eventText(event, seen + index + 1)).join('')
      seen = progress.events.length
      toldAt = performance.now()
    }
    if (isFinished(progress)) return
    if (performance.now() - toldAt >= COMMENT_EVERY_MS) {
      yield ':\n\n'
      toldAt = performance.now()
    }
    const last = progress
    const reading = reader.soon(diagnosisId).catch((error) => {
      onError(error)
      return last
    })
    const next = await Promise.race([reading, aborted])
    if (next === undefined) return
    progress = next
  }
}

function eventText(event: DiagnosisEvent, id: number): string {
  return `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
}
