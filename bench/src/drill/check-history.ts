import type { HistoryEvent, Stored } from './history.ts'

/** Lists of problems by kind, each as `object: value`. */
export type Findings = {
  /** Acknowledged or shown, but not stored. */
  lost: string[]
  /** Stored more than once, requested once. */
  doubled: string[]
  /** Reads that do not show a write acknowledged before the read was sent. */
  stale: string[]
  /** Stored before a write acknowledged earlier, shown in another order, or shown and later no longer shown. */
  reordered: string[]
  /** Stored although refused, or stored without being requested. */
  unwanted: string[]
}

type Write = { object: string; value: string; doneBefore: number; ended?: 'ok' | 'fail' | 'unknown'; as?: string }
type Read = { caller: number; object: string; before: number }

/** Compares a history with the data stored once all work has ended. An object that is not in `stored` is empty. */
export function checkHistory(events: readonly HistoryEvent[], stored: ReadonlyMap<string, Stored>): Findings {
  const findings: Findings = { lost: [], doubled: [], stale: [], reordered: [], unwanted: [] }
  const writes = writesOf(events)
  const asked = Map.groupBy(writes.values(), ({ object }) => object)
  const names = new Set([...asked.keys(), ...stored.keys()])
  const objects = new Map([...names].map((name) => [name, objectOf(asked.get(name) ?? [], stored.get(name))]))
  for (const [name, object] of objects) checkStored(name, object, findings)
  checkOrder(events, writes, objects, findings)
  return findings
}

export function isWhole(findings: Findings): boolean {
  return Object.values(findings).every((list) => list.length === 0)
}

function writesOf(events: readonly HistoryEvent[]): Map<number, Write> {
  const writes = new Map<number, Write>()
  for (const event of events) {
    if (event.type === 'invoke') {
      if (event.action !== 'write') continue
      writes.set(event.operation, { object: event.object, value: event.value, doneBefore: -1 })
      continue
    }
    const write = writes.get(event.operation)
    if (write === undefined) continue
    write.ended = event.type
    if (event.type === 'ok' && event.as !== undefined) write.as = event.as
  }
  return writes
}

type Checked = {
  kind: Stored['kind']
  writes: Write[]
  stored: Stored['values']
  /** The index of each value in the stored data or, for a register, in the order of its writes. */
  position: Map<string, number>
}

function objectOf(writes: Write[], stored: Stored = { kind: 'set', values: [] }): Checked {
  const order = (stored.kind === 'register' ? writes : stored.values).map(({ value }) => value)
  return { kind: stored.kind, writes, stored: stored.values, position: new Map(order.map((value, at) => [value, at])) }
}

function checkStored(name: string, object: Checked, findings: Findings): void {
  const { kind, writes, stored, position } = object
  const held = Map.groupBy(stored, ({ value }) => value)
  for (const [value, copies] of held) if (copies.length > 1) findings.doubled.push(`${name}: ${value}`)
  const asked = new Map(writes.map((write) => [write.value, write]))
  for (const value of held.keys()) {
    const write = asked.get(value)
    if (write === undefined || write.ended === 'fail') findings.unwanted.push(`${name}: ${value}`)
  }
  const done = writes.filter(({ ended }) => ended === 'ok')
  if (kind === 'register') {
    const [last, kept] = [done.at(-1), stored.at(-1)]
    if (last && (position.get(kept?.value ?? '') ?? -1) < (position.get(last.value) ?? 0))
      findings.lost.push(`${name}: ${last.value}`)
    return
  }
  for (const { value, as } of done) {
    const copies = held.get(value) ?? []
    if (!copies.some((copy) => as === undefined || copy.as === as))
      findings.lost.push(as === undefined ? `${name}: ${value}` : `${name}: ${value} as ${as}`)
  }
}

/** Walks through the history once, keeping track of the writes acknowledged so far. */
function checkOrder(
  events: readonly HistoryEvent[],
  writes: ReadonlyMap<number, Write>,
  objects: ReadonlyMap<string, Checked>,
  findings: Findings,
): void {
  const done = new Map<string, string[]>()
  const furthest = new Map<string, number>()
  const reads = new Map<number, Read>()
  const shown = new Map<string, readonly string[]>()
  for (const event of events) {
    const write = writes.get(event.operation)
    if (event.type === 'invoke') {
      if (event.action === 'read') {
        const { caller, object } = event
        reads.set(event.operation, { caller, object, before: done.get(object)?.length ?? 0 })
      } else if (write) write.doneBefore = furthest.get(write.object) ?? -1
    } else if (event.type === 'ok' && write) {
      const { object, value } = write
      const at = objects.get(object)?.position.get(value) ?? -1
      done.set(object, done.get(object) ?? [])
      done.get(object)?.push(value)
      furthest.set(object, Math.max(furthest.get(object) ?? -1, at))
    } else if (event.type === 'ok') {
      const read = reads.get(event.operation)
      if (read)
        checkRead(read, event.seen ?? [], done.get(read.object) ?? [], objects.get(read.object), shown, findings)
    }
  }
  for (const { object, value, doneBefore } of writes.values()) {
    const { kind, position } = objects.get(object) ?? {}
    const at = position?.get(value)
    if (kind === 'log' && at !== undefined && at < doneBefore) findings.reordered.push(`${object}: ${value}`)
  }
}

function checkRead(
  read: Read,
  seen: readonly string[],
  done: readonly string[],
  object: Checked | undefined,
  shown: Map<string, readonly string[]>,
  findings: Findings,
): void {
  const { caller, object: name, before } = read
  const position = object?.position ?? new Map<string, number>()
  const at = (value: string | undefined) => (value === undefined ? -1 : (position.get(value) ?? -1))
  const wanted = done.slice(0, before)
  const earlier = shown.get(`${caller} ${name}`) ?? []
  shown.set(`${caller} ${name}`, seen)
  for (const value of seen) if (!position.has(value)) findings.lost.push(`${name}: ${value} was shown`)
  if (object?.kind === 'register') {
    if (at(seen.at(-1)) < at(wanted.at(-1))) findings.stale.push(`${name}: ${seen.at(-1)} after ${wanted.at(-1)}`)
    if (at(seen.at(-1)) < at(earlier.at(-1)))
      findings.reordered.push(`${name}: ${seen.at(-1)} shown after ${earlier.at(-1)}`)
    return
  }
  const present = new Set(seen)
  for (const value of wanted) if (!present.has(value)) findings.stale.push(`${name}: without ${value}`)
  for (const value of earlier) if (!present.has(value)) findings.reordered.push(`${name}: ${value} no longer shown`)
  if (object?.kind === 'log' && seen.some((value, index) => index > 0 && at(value) < at(seen[index - 1])))
    findings.reordered.push(`${name}: ${seen.join(' ')} shown`)
}
