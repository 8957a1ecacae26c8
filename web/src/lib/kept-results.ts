import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { kindOf } from './errors.ts'
import { RESULTS_DATABASE } from './results-database.ts'

/** A result stored on this device, readable offline. `parts`: the answers its screens requested, by name. */
export type KeptResult = {
  token: string
  savedAt: string
  result: RentRiskDiagnosisResponse
  parts?: Record<string, unknown>
}

const KEPT_DAYS = 7
const MOST_KEPT = 5
const STORE = 'results'
const DAY_MS = 24 * 60 * 60_000

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(RESULTS_DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
  })
}

/** Applies `change` to all stored results in one transaction, so that two tabs do not lose each other's results. */
async function changeKept(change: (kept: KeptResult[]) => KeptResult[]): Promise<KeptResult[]> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite')
      const store = transaction.objectStore(STORE)
      let left: KeptResult[] = []
      const all: IDBRequest<KeptResult[]> = store.getAll()
      all.addEventListener('success', () => {
        left = recent(change(all.result))
        store.clear()
        for (const each of left) store.put(each, each.token)
      })
      transaction.addEventListener('complete', () => resolve(left))
      transaction.addEventListener('error', () => reject(transaction.error ?? new Error('not stored')))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not stored')))
    })
  } finally {
    database.close()
  }
}

/** Newest first, one per token. */
function recent(kept: KeptResult[]): KeptResult[] {
  const sorted = kept
    .filter(({ savedAt }) => Date.now() - Date.parse(savedAt) < KEPT_DAYS * DAY_MS)
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
  return [...new Map(sorted.toReversed().map((each) => [each.token, each])).values()].toReversed().slice(0, MOST_KEPT)
}

/** A device that cannot store anything is not an error. */
export async function keepResult(token: string, result: RentRiskDiagnosisResponse): Promise<void> {
  await changeKept((kept) => {
    const parts = kept.find((each) => each.token === token)?.parts ?? {}
    return [{ token, result, parts, savedAt: new Date().toISOString() }, ...kept.filter((each) => each.token !== token)]
  }).catch(() => undefined)
}

/** At most five results of the last seven days, newest first. */
export function keptResults(): Promise<KeptResult[]> {
  return changeKept((kept) => kept).catch(() => [])
}

export async function keptResult(token: string): Promise<KeptResult | undefined> {
  return (await keptResults()).find((each) => each.token === token)
}

/**
 * Reads a part of a result for a screen, stores it with the result, and returns the stored part when offline. `token`:
 * `null` for a result that this device does not store. @throws what `read` throws, if nothing is stored
 */
export async function readOrKept<Read>(token: string | null, name: string, read: () => Promise<Read>): Promise<Read> {
  try {
    const answer = await read()
    if (token !== null) await keepPart(token, name, answer)
    return answer
  } catch (error) {
    const kept = token !== null && kindOf(error) === 'offline' ? await keptResult(token) : undefined
    if (kept?.parts !== undefined && Object.hasOwn(kept.parts, name)) return kept.parts[name] as Read
    throw error
  }
}

async function keepPart(token: string, name: string, part: unknown): Promise<void> {
  await changeKept((kept) =>
    kept.map((each) => (each.token === token ? { ...each, parts: { ...each.parts, [name]: part } } : each)),
  ).catch(() => undefined)
}

export async function forgetResults(): Promise<void> {
  await changeKept(() => []).catch(() => undefined)
}
