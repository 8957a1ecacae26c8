/** A bounded cache of data read by this process. An entry is valid while its version is current. */
export type Memory<Value> = {
  get(key: string, version: string): Value | null
  set(key: string, version: string, value: Value, bytes: number): void
}

type Entry<Value> = { version: string; value: Value; bytes: number }

/** Overhead of an entry beside its value. */
const BYTES_OF_AN_ENTRY = 2_000

export function createMemory<Value>(mostBytes: number): Memory<Value> {
  // least recently used first
  const kept = new Map<string, Entry<Value>>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  return {
    get(key, version) {
      const entry = kept.get(key)
      if (entry === undefined || entry.version !== version) return null
      kept.delete(key)
      kept.set(key, entry)
      return entry.value
    },
    set(key, version, value, valueBytes) {
      drop(key)
      const entry = { version, value, bytes: valueBytes + BYTES_OF_AN_ENTRY }
      if (entry.bytes > mostBytes) return
      kept.set(key, entry)
      bytes += entry.bytes
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break
        drop(oldest)
      }
    },
  }
}

/** Returns the cached value, else reads and caches it. With `version` null (unknown), the cache is bypassed. */
export async function remembered<Value>(
  memory: Memory<Value>,
  { key, version }: { key: string; version: string | null },
  read: () => Promise<Value>,
  bytesOf: (value: Value) => number,
): Promise<Value> {
  const known = version === null ? null : memory.get(key, version)
  if (known !== null) return known
  const value = await read()
  // read after its version was: the value may be newer, never older
  if (version !== null) memory.set(key, version, value, bytesOf(value))
  return value
}
