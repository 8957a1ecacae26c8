import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Favorite } from '@lease-risk/contract/favorites'
import type { Notification } from '@lease-risk/contract/notifications'
import { bearer, logIn } from '../../test/account-app.ts'
import { testService } from '../../test/service.ts'
import { createPasswords, DEMO_USER, seedDevAccounts } from '../features/account/index.ts'
import { loadDistrictCatalogue } from '../platform/load-district-catalogue.ts'
import { diagnoseSampleHome, fillSample } from './fill-sample.ts'

const { app, database, clock } = await testService()
const { pool } = database
await seedDevAccounts({ pool, passwords: await createPasswords({ waiting: 10 }), now: clock.now() })
/** A clock that runs, so that deals stored after the favorites count as new. */
const services = {
  pool,
  catalogue: loadDistrictCatalogue(),
  clock: { now: () => (clock.time = new Date(clock.time.getTime() + 1)) },
}

test('in sample mode the demo user keeps homes, has heard of deals that came to them, and waits for a diagnosis', async () => {
  await fillSample(services)
  const { accessToken } = await logIn(app, DEMO_USER.username, DEMO_USER.password)
  const get = async <T>(url: string) =>
    (await app.inject({ url, headers: bearer(accessToken) })).json<{ data: { content: T[] } }>().data.content
  const kept = await get<Favorite>('/api/favorites')
  assert.ok(kept.length >= 4)
  const notifications = await get<Notification>('/api/notifications')
  assert.ok(notifications.length > 0 && notifications.every(({ relatedType }) => relatedType === 'FAVORITE'))

  await fillSample(services)
  assert.equal((await get<Favorite>('/api/favorites')).length, kept.length, 'a second start adds none')

  const origin = await app.listen({ port: 0 })
  await diagnoseSampleHome(origin)
  await diagnoseSampleHome(origin)
  const { rows } = await pool.query('select requester_user_id is not null as own from diagnosis_runs')
  assert.deepEqual(rows, [{ own: true }])
})
