import type { RentRiskDiagnosisCreated } from '@lease-risk/contract/diagnosis-created'
import type { Health } from '@lease-risk/contract/health'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { givenVariables } from '../platform/config/given-variables.ts'
import { word } from '../words/in-words.ts'
import type { Language } from '../words/language.ts'
import { message } from '../words/message.ts'
import { endCommand } from './end-command.ts'
import type { ReadPapers } from './format-report.ts'
import { type GivenLease, readLease } from './read-lease.ts'

/** A connection that is refused is known at once; a busy computer takes longer to answer. */
const ANSWERS_WITHIN_MS = 5_000

type ErrorBody = { message: string; errors: { field: string; message: string }[] }

// Prints one diagnosis of the running service as a report.
try {
  const lease = readLease()
  const read =
    lease.registry === null
      ? null
      : await (await import('./registry-as-read.ts')).readRegistry(lease.registry, lease.language)
  await printDiagnosis(await findRunningService(lease.language), lease, read)
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

async function printDiagnosis(origin: string, lease: GivenLease, read: ReadRegistry | null): Promise<void> {
  const { request, language, brief } = lease
  const diagnoses = `${origin}/api/rent-risk-diagnoses`
  const answer = await post(diagnoses, request, language)
  const { isSample } = answer
  const data = answer.data as RentRiskDiagnosisCreated
  const papers = read && { ...read, calculated: await calculate(origin, { data, read, language }) }
  const { formatBrief, formatReport } = await import('./format-report.ts')
  process.stdout.write(`${(brief ? formatBrief : formatReport)(data, { sample: isSample, language, papers })}\n`)
}

type ReadRegistry = Omit<ReadPapers, 'calculated'>

async function calculate(
  origin: string,
  { data: { statusToken }, read, language }: { data: RentRiskDiagnosisCreated; read: ReadRegistry; language: Language },
): Promise<ReadPapers['calculated']> {
  const papers = { statusToken, registry: read.asRead.registry }
  const { data } = await post(`${origin}/api/lease-papers/calculation`, papers, language)
  const { answer, decision, registryHome = null } = data as LeasePapers
  if (answer === undefined || decision === undefined)
    throw new Error(word(message('SERVICE_NOT_RUNNING', { origin }), language))
  return { answer, decision, registryHome }
}

/** @throws Error in the words of the service, with each wrong field. */
async function post(url: string, payload: object, language: Language): Promise<{ data: unknown; isSample: boolean }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(payload),
  })
  const body = (await answer.json()) as { data: unknown } | ErrorBody
  if ('errors' in body) {
    const lines = body.errors.map(({ field, message }) => `  - ${field}: ${message}`)
    throw new Error([body.message, ...lines].join('\n'))
  }
  return { data: body.data, isSample: answer.headers.get('x-data-mode') === 'sample' }
}
