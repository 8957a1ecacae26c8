import { SAMPLE_REQUESTS } from '@lease-risk/sandbox'
import { DEMO_USER, findDemoUserId } from '../features/account/face.ts'
import { createFavorite, notifyNewDeals } from '../features/favorites/face.ts'
import { AppError } from '../platform/http/errors.ts'
import type { FillServices } from '../start/start-service.ts'
import { storeSampleBoard } from './store-sample-board.ts'
import { storeSampleDeals } from './store-sample-deals.ts'

/**
 * What there is to look at in sample mode: favorites of the first demo user, two years of deals, notifications
 * of new ones, and a board with its reports and sanctions. Existing favorites stay as they are.
 */
export async function fillSample(services: FillServices): Promise<void> {
  await keepSampleHomes(services)
  await storeSampleDeals(services)
  services.signal?.throwIfAborted()
  await notifyNewDeals(services)
  await storeSampleBoard(services)
}

async function keepSampleHomes(services: FillServices): Promise<void> {
  const userId = await findDemoUserId(services.pool)
  if (userId === null) return
  for (const { title, body } of SAMPLE_REQUESTS) {
    await createFavorite(services, userId, { ...body, label: title }).catch((error) => {
      if (!(error instanceof AppError && error.code === 'FAVORITE_409_DUPLICATE')) throw error
    })
  }
}

/**
 * Hands one of the homes in for a diagnosis as its owner does, so that the history, the map's context and the bell show
 * something. The diagnosis itself is made behind the start; the same order again is the same diagnosis.
 */
export async function diagnoseSampleHome(origin: string): Promise<void> {
  const [request] = SAMPLE_REQUESTS
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const login = await post('/api/auth/login', DEMO_USER)
  // there may be no such account, or its password was changed
  if (!login.ok || request === undefined) return
  const { data } = (await login.json()) as { data: { accessToken: string } }
  const headers = { authorization: `Bearer ${data.accessToken}`, 'idempotency-key': 'sample-home' }
  await post('/api/rent-risk-diagnoses/async', request.body, headers)
}
