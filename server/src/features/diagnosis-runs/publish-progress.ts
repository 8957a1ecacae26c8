import type { EventStream } from '../../platform/feed/event-stream.ts'
import type { WatchedRows } from '../../platform/feed/watched-rows.ts'
import { isFinished } from './present-run.ts'
import { shownEvent } from './present-step.ts'
import type { Progress } from './runs.ts'

/**
 * Publishes the events of a run after the first `seen` ones, then new events, until the run is finished or gone.
 * `onError` receives failed reads, which are retried.
 */
export async function publishProgress(
  { signal, send }: EventStream,
  options: {
    diagnosisId: number
    progress: Progress
    seen: number
    runs: WatchedRows<Progress>
    onError: (error: unknown) => void
  },
): Promise<void> {
  const { diagnosisId, runs, onError } = options
  const next = runs.watch(diagnosisId, signal)
  let progress: Progress | undefined = options.progress
  let seen = options.seen
  while (progress !== undefined && !signal.aborted) {
    const events = progress.events.slice(seen).map(shownEvent)
    send(events.map((event, index) => ({ id: seen + index + 1, event: event.type, data: event })))
    seen = Math.max(seen, progress.events.length)
    if (isFinished(progress)) return
    const last: Progress = progress
    progress = await next().catch((error) => {
      onError(error)
      return last
    })
  }
}
