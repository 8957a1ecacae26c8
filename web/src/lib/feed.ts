import { apiRaw } from './api.ts'

/** A feed that is followed until it is closed or the service signals that nothing more will come. */
export type Feed = { isOpen(): boolean; close(): void }

type Follower = {
  onEvent(type: string, data: string): void
  /** Called when the connection broke or was refused. */
  onBreak?(): void
  /** Delay before reconnecting after a refusal. */
  againAfterMs?: number
}

/** Same as the service's own `retry:`. */
const AGAIN_AFTER_BREAK_MS = 2_000
const NOTHING_MORE = 204

/**
 * Follows server-sent events with the user's login, which the browser's own `EventSource` cannot do. After a break it
 * resumes after the last event received.
 */
export function followFeed(path: string, { onEvent, onBreak, againAfterMs = 5_000 }: Follower): Feed {
  const leaving = new AbortController()
  const { signal } = leaving
  let isOpen = false
  let last = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = async () => {
    let again: number | null = againAfterMs
    try {
      const { status, body } = await apiRaw(path, { signal, ...(last ? { headers: { 'last-event-id': last } } : {}) })
      isOpen = true
      again = status === NOTHING_MORE ? null : AGAIN_AFTER_BREAK_MS
      if (body)
        await readEvents(body, ({ id, type, data }) => {
          last = id ?? last
          if (data !== undefined) onEvent(type, data)
        })
    } catch {
      // reconnects after a break or a refusal
    }
    isOpen = false
    if (signal.aborted) return
    onBreak?.()
    if (again !== null && !signal.aborted) timer = setTimeout(() => void read(), again)
  }
  void read()
  return {
    isOpen: () => isOpen,
    close() {
      leaving.abort()
      clearTimeout(timer)
    },
  }
}

type FeedEvent = { id: string | undefined; type: string; data: string | undefined }

async function readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>, onEvent: (event: FeedEvent) => void) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) onEvent(eventOf(block))
  }
}

function eventOf(block: string): FeedEvent {
  const fields = block.split('\n').map((line) => line.split(/: ?(.*)/, 2) as [string, string?])
  const valuesOf = (name: string) => fields.flatMap(([field, value]) => (field === name ? [value ?? ''] : []))
  const data = valuesOf('data')
  return {
    id: valuesOf('id')[0],
    type: valuesOf('event')[0] ?? 'message',
    data: data.length === 0 ? undefined : data.join('\n'),
  }
}
