import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { givenVariables } from '../platform/given-variables.ts'
import { endCommand } from './end-command.ts'
import { readParameters } from './read-parameters.ts'

const USAGE = `사용법: npm run diagnose -- "서울 관악구 신림동 1422-5" --jeonse 12000 --area 29.35 --floor 3
       npm run diagnose -- "서울 강남구 역삼동 736-25" --deposit 1000 --rent 85 --fee 12 --area 25.16
금액은 만원, 면적은 ㎡입니다. 실행 중인 서비스(HOST, PORT)에 묻고, 없으면 샘플 데이터로 답합니다.
`

type ErrorBody = { message: string; errors: { field: string; message: string }[] }

try {
  const request = readRequest()
  const running = await findRunningService()
  if (running !== null) {
    await printDiagnosis(running, request)
  } else {
    const { startDemoService } = await import('../start/demo-service.ts')
    const { createLogger } = await import('../platform/log.ts')
    const { closeInOrder } = await import('../platform/shutdown.ts')
    const demo = await startDemoService({ ...process.env, PORT: '0' }, (config) => createLogger(config.logLevel))
    try {
      await printDiagnosis(demo.origin, request)
    } finally {
      await closeInOrder(demo.closing, demo.log)
    }
  }
} catch (error) {
  endCommand(error)
}

function readRequest(): RentRiskDiagnosisRequest {
  const option = { type: 'string' } as const
  const options = {
    jeonse: option,
    deposit: option,
    rent: option,
    fee: option,
    area: option,
    floor: option,
    type: option,
  }
  const { values, positionals } = readParameters(USAGE, options, true)
  // an address without quotation marks comes in its words
  const address = positionals.join(' ')
  if (address === '' || (values.jeonse === undefined) === (values.rent === undefined)) throw new Error(USAGE)
  return withoutUndefined({
    address,
    contractPurpose: values.jeonse === undefined ? 'MONTHLY_RENT' : 'JEONSE',
    depositAmountManwon: numberOf(values.jeonse ?? values.deposit ?? '0'),
    monthlyRentAmountManwon: numberOf(values.rent),
    maintenanceFeeAmountManwon: numberOf(values.fee),
    exclusiveAreaSquareMeter: numberOf(values.area),
    floorNumber: numberOf(values.floor),
    knownPropertyType: values.type,
  }) as RentRiskDiagnosisRequest
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (text.trim() === '' || Number.isNaN(number)) throw new Error(`숫자가 아닙니다: ${text}\n${USAGE}`)
  return number
}

function withoutUndefined(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}

async function findRunningService(): Promise<string | null> {
  const { HOST = '127.0.0.1', PORT = '8080' } = givenVariables(process.env)
  const origin = `http://${HOST}:${PORT}`
  const answer = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(1000) }).catch(() => null)
  const body = (await answer?.json().catch(() => null)) as { data?: { status?: string } } | null
  return body?.data?.status === 'UP' ? origin : null
}

async function printDiagnosis(origin: string, request: RentRiskDiagnosisRequest): Promise<void> {
  const answer = await fetch(`${origin}/api/rent-risk-diagnoses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  const body = (await answer.json()) as { data: RentRiskDiagnosisResponse } | ErrorBody
  if ('errors' in body) {
    const lines = body.errors.map(({ field, message }) => `  - ${field}: ${message}`)
    throw new Error([body.message, ...lines].join('\n'))
  }
  const { formatReport } = await import('./format-report.ts')
  const sample = answer.headers.get('x-data-mode') === 'sample'
  process.stdout.write(`${formatReport(body.data, { sample })}\n`)
}
