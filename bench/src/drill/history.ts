/**
 * The callers' operations and their outcomes, ordered by one clock: the position in the list is the time.
 * `ok`: acknowledged as done. `fail`: refused. `unknown`: no response, or one that does not show whether it was done.
 */
export type HistoryEvent =
  | { type: 'invoke'; operation: number; caller: number; action: 'write'; object: string; value: string }
  | { type: 'invoke'; operation: number; caller: number; action: 'read'; object: string }
  /** `as`: the number the response gave to a stored write; `seen`: the values that a read showed, oldest first. */
  | { type: 'ok'; operation: number; as?: string; seen?: readonly string[] }
  | { type: 'fail' | 'unknown'; operation: number }

/**
 * The final content of one object. A `log` keeps every value in the order of the writes, a `set` keeps every value,
 * a `register` keeps the last value of its only writer.
 */
export type Stored = { kind: 'log' | 'set' | 'register'; values: readonly { value: string; as?: string }[] }

export type Recorder = {
  readonly events: readonly HistoryEvent[]
  write(caller: number, object: string, value: string): (end: WriteEnd) => void
  read(caller: number, object: string): (seen: readonly string[] | undefined) => void
  /** The number of acknowledged writes to these objects, or to all objects if none is given. */
  countDone(...objects: string[]): number
}
export type WriteEnd = { type: 'ok'; as?: string } | { type: 'fail' | 'unknown' }

export function startHistory(): Recorder {
  const events: HistoryEvent[] = []
  const done = new Map<string, number>()
  let operations = 0
  return {
    events,
    write(caller, object, value) {
      operations += 1
      const operation = operations
      events.push({ type: 'invoke', operation, caller, action: 'write', object, value })
      return (end) => {
        events.push({ operation, ...end })
        if (end.type === 'ok') done.set(object, (done.get(object) ?? 0) + 1)
      }
    },
    read(caller, object) {
      operations += 1
      const operation = operations
      events.push({ type: 'invoke', operation, caller, action: 'read', object })
      return (seen) => void events.push(seen ? { type: 'ok', operation, seen } : { type: 'unknown', operation })
    },
    countDone: (...objects) =>
      (objects.length > 0 ? objects : [...done.keys()]).reduce((sum, object) => sum + (done.get(object) ?? 0), 0),
  }
}
