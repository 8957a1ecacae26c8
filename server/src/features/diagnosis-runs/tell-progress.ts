import type { EventStream } from '../../platform/http/event-stream.ts'
import type { WatchedRows } from '../../platform/watched-rows.ts'
import { isFinished } from './present-run.ts'
import type { Progress } from './runs.ts'

/**
 * Tells what happened in a run beyond the first `seen` events, then what happens, until the run is finished or gone.
 * `onError` hears of reads that failed; they are tried again.
 */
export async function tellProgress(
  { signal, send }: EventStream,
  options: {
    diagnosisId: number
    progress: Progress
    seen: number
    reader: WatchedRows<Progress>
    onError: (error: unknown) => void
  },
): Promise<void> {
  const { diagnosisId, reader, onError } = options
  let progress: Progress | undefined = options.progress
  let seen = options.seen
  while (progress !== undefined && !signal.aborted) {
    send(progress.events.slice(seen).map((event, index) => ({ id: seen + index + 1, event: event.type, data: event })))
    seen = Math.max(seen, progress.events.length)
    if (isFinished(progress)) return
    const last: Progress = progress
    progress = await reader.soon(diagnosisId).catch((error) => {
      onError(error)
      return last
    })
  }
}
