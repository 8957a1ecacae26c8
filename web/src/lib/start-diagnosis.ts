import type { AsyncDiagnosisAccepted } from '@lease-risk/contract/diagnosis-async'
import { api } from './api.ts'
import { requestOf } from './asked-diagnosis.ts'
import { type Draft, keepDraft } from './draft.ts'
import { ApiError } from './errors.ts'
import { keepResult } from './kept-results.ts'
import { progressLink, resultLink } from './links.ts'
import { readByToken } from './read-diagnosis.ts'

/** A diagnosis that is ready this soon needs no progress screen. */
const QUICK_MS = 600
const LOOK_EVERY_MS = 150

/** Requests the diagnosis of a draft. Returns the next address: its progress, or its result if it was ready at once. */
export async function startDiagnosis(draft: Draft): Promise<string> {
  const begun = Date.now()
  const { statusToken } = await accepted(draft)
  while (Date.now() - begun < QUICK_MS) {
    const status = await readByToken(statusToken).catch(() => null)
    if (status?.result) {
      await keepResult(statusToken, status.result)
      return resultLink({ token: statusToken })
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  return progressLink({ token: statusToken })
}

async function accepted(draft: Draft): Promise<AsyncDiagnosisAccepted> {
  const ask = (key: string) =>
    api<AsyncDiagnosisAccepted>('/api/rent-risk-diagnoses/async', {
      method: 'POST',
      body: requestOf(draft),
      headers: { 'idempotency-key': key },
    })
  try {
    return await ask(draft.idempotencyKey)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'COMMON_409_IDEMPOTENCY_KEY') throw error
    return ask(keepDraft({}).idempotencyKey)
  }
}
