import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { givenVariables } from '../platform/config/given-variables.ts'
import { endCommand } from './end-command.ts'
import { type GivenLease, readLease } from './read-lease.ts'

type ErrorBody = { message: string; errors: { field: string; message: string }[] }

// Prints one diagnosis as a report, from the running service or from one with sample data.
try {
  const lease = readLease()
  const running = await findRunningService()
  if (running !== null) {
    await printDiagnosis(running, lease)
  } else {
    const { startDemoService } = await import('../start/demo-service.ts')
    const { createLogger } = await import('../platform/log.ts')
    const { closeInOrder } = await import('../platform/process/shutdown.ts')
    const demo = await startDemoService({ ...process.env, PORT: '0' }, (config) => createLogger(config.logLevel))
    try {
      await printDiagnosis(demo.origin, lease)
    } finally {
      await closeInOrder(demo.closing, demo.log)
    }
  }
} catch (error) {
  endCommand(error)
}

async function findRunningService(): Promise<string | null> {
  const { HOST = '127.0.0.1', PORT = '8080' } = givenVariables(process.env)
  const origin = `http://${HOST}:${PORT}`
  const answer = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(1000) }).catch(() => null)
  const body = (await answer?.json().catch(() => null)) as { data?: { status?: string } } | null
  return body?.data?.status === 'UP' ? origin : null
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
