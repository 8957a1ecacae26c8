import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { Health } from '@lease-risk/contract/health'
import { givenVariables } from '../platform/config/given-variables.ts'
import { word } from '../words/in-words.ts'
import type { Language } from '../words/language.ts'
import { message } from '../words/message.ts'
import { endCommand } from './end-command.ts'
import { type GivenLease, readLease } from './read-lease.ts'

const ANSWERS_WITHIN_MS = 900

type ErrorBody = { message: string; errors: { field: string; message: string }[] }

// Prints one diagnosis of the running service as a report.
try {
  const lease = readLease()
  await printDiagnosis(await findRunningService(lease.language), lease)
} catch (error) {
  endCommand(error)
}

/** Its address. @throws Error naming the address if none answers there, or none that has started. */
async function findRunningService(language: Language): Promise<string> {
  const { HOST = '127.0.0.1', PORT = '8080' } = givenVariables(process.env)
  const origin = `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
  const answer = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).catch(
    () => null,
  )
  const { data } = ((await answer?.json().catch(() => null)) ?? {}) as { data?: Partial<Health> }
  if (data?.status === 'UP') return origin
  if (data?.status === 'STARTING')
    throw new Error(word(message('SERVICE_STARTING', { percent: data.startedPercent ?? 0 }), language))
  if (data?.status === 'DOWN') throw new Error(word(message('DATABASE_DOWN'), language))
  throw new Error(word(message('SERVICE_NOT_RUNNING', { origin }), language))
}

async function printDiagnosis(origin: string, { request, language, brief }: GivenLease): Promise<void> {
  const answer = await fetch(`${origin}/api/rent-risk-diagnoses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(request),
  })
  const body = (await answer.json()) as { data: RentRiskDiagnosisResponse } | ErrorBody
  if ('errors' in body) {
    const lines = body.errors.map(({ field, message }) => `  - ${field}: ${message}`)
    throw new Error([body.message, ...lines].join('\n'))
  }
  const { formatBrief, formatReport } = await import('./format-report.ts')
  const sample = answer.headers.get('x-data-mode') === 'sample'
  process.stdout.write(`${(brief ? formatBrief : formatReport)(body.data, { sample, language })}\n`)
}
