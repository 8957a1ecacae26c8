import { SAMPLE_REQUESTS, sampleDistrictRiskFiles } from '@lease-risk/sandbox'
import { importDistrictRisk } from '../evidence/district-risk/index.ts'
import { DEMO_USER, findDemoUserId } from '../features/account/index.ts'
import { createFavorite, notifyNewDeals } from '../features/favorites/index.ts'
import { AppError } from '../platform/http/errors.ts'
import type { FillServices } from '../start/start-service.ts'
import { storeSampleBoard } from './store-sample-board.ts'
import { storeSampleDeals } from './store-sample-deals.ts'

/**
 * Stores the data shown in sample mode: favorites of the first demo user, two years of deals, notifications
 * of new ones, a board with reports and sanctions, and figures of districts. Existing favorites are left unchanged.
 */
export async function fillSample(services: FillServices): Promise<void> {
  await keepSampleHomes(services)
  await storeSampleDeals(services)
  services.onProgress?.('DEALS', 1)
  services.signal?.throwIfAborted()
  await notifyNewDeals(services)
  await storeSampleBoard(services)
  await storeSampleDistrictRisk(services)
}

async function keepSampleHomes(services: FillServices): Promise<void> {
  const userId = await findDemoUserId(services.pool)
  if (userId === null) return
  for (const { title, body } of SAMPLE_REQUESTS) {
    await createFavorite(services, userId, { ...body, label: title.ko }).catch((error) => {
      if (!(error instanceof AppError && error.code === 'FAVORITE_409_DUPLICATE')) throw error
    })
  }
}

/** Imports two years of the sandbox's invented tables of districts, one of each half year. */
async function storeSampleDistrictRisk({ pool, catalogue, clock }: FillServices): Promise<void> {
  // the first and the last month of two years
  const files = sampleDistrictRiskFiles({ now: clock.now(), months: 25 })
  const { brokenFiles } = await importDistrictRisk(
    { pool, catalogue, now: clock.now, onRefused: () => undefined, onProgress: () => undefined },
    files
      .filter((_, index) => index % 6 === 0)
      .map(({ name, text }) => ({
        name,
        bytes: Buffer.byteLength(text),
        content: () => Promise.resolve(Buffer.from(text)),
      })),
  )
  const [broken] = brokenFiles
  if (broken !== undefined) throw new Error(`${broken.file}: ${broken.problem}`)
}

/** Sends the first sample request, that of the README, as anybody does. @throws Error if it is not answered. */
export async function diagnoseFirst(origin: string): Promise<void> {
  const [request] = SAMPLE_REQUESTS
  const answer = await post(origin, '/api/rent-risk-diagnoses', request?.body ?? {})
  if (!answer.ok) throw new Error(`The first diagnosis was not answered (${answer.status}): ${await answer.text()}`)
  await answer.arrayBuffer()
}

/**
 * Requests a diagnosis of one home as its owner, so that the history, the map's context and the bell are not empty.
 * The diagnosis itself runs in the background after startup; repeating the request yields the same diagnosis.
 */
export async function diagnoseSampleHome(origin: string): Promise<void> {
  const [request] = SAMPLE_REQUESTS
  const login = await post(origin, '/api/auth/login', DEMO_USER)
  // the account may not exist, or its password may have been changed
  if (!login.ok || request === undefined) return
  const { data } = (await login.json()) as { data: { accessToken: string } }
  const headers = { authorization: `Bearer ${data.accessToken}`, 'idempotency-key': 'sample-home' }
  await post(origin, '/api/rent-risk-diagnoses/async', request.body, headers)
}

function post(origin: string, path: string, body: object, headers = {}): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
