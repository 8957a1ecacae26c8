import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'

/** The last result of this device, which can be read without a network. */
export type LastResult = { token: string; savedAt: string; result: RentRiskDiagnosisResponse }

const KEPT_DAYS = 7
const STORE = 'results'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('lease-check', 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
  })
}

async function within<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const request = act(database.transaction(STORE, mode).objectStore(STORE))
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('not stored')))
    })
  } finally {
    database.close()
  }
}

/** A device that keeps nothing is no failure. */
export async function keepLastResult(token: string, result: RentRiskDiagnosisResponse): Promise<void> {
  const kept: LastResult = { token, result, savedAt: new Date().toISOString() }
  await within('readwrite', (store) => store.put(kept, 'last')).catch(() => undefined)
}

/** `undefined`: none, or an older one than is kept. */
export async function lastResult(): Promise<LastResult | undefined> {
  const kept = (await within('readonly', (store) => store.get('last')).catch(() => undefined)) as LastResult | undefined
  if (kept === undefined) return undefined
  if (Date.now() - Date.parse(kept.savedAt) < KEPT_DAYS * 24 * 60 * 60_000) return kept
  await forgetLastResult()
  return undefined
}

export async function forgetLastResult(): Promise<void> {
  await within('readwrite', (store) => store.clear()).catch(() => undefined)
}
