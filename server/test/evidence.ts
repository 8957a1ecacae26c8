import { after } from 'node:test'
import { SANDBOX_KEY, startSandbox } from '@lease-risk/sandbox'
import { createEvidence } from '../src/evidence/index.ts'
import { loadDistrictCatalogue } from '../src/platform/load-district-catalogue.ts'
import { createBuildingRegisterClient } from '../src/providers/building-register/client.ts'
import { createDealClient } from '../src/providers/deals/client.ts'
import { createProviderHttp } from '../src/providers/http.ts'
import { createPublicPriceClient } from '../src/providers/public-price/client.ts'
import { TEST_NOW } from './app.ts'
import { privateDatabase } from './database.ts'

/**
 * Stored-first reading with the real clients against stand-in providers, on a private database. `readers` makes new ones
 * on the same database: their circuit breakers have seen nothing yet.
 */
export async function testEvidence() {
  const clock = { time: TEST_NOW }
  const now = () => clock.time
  const sandbox = await startSandbox({ now })
  after(() => sandbox.stop())
  const { pool } = await privateDatabase()
  const catalogue = loadDistrictCatalogue()

  function readers(key: string | undefined) {
    const http = createProviderHttp({ timeoutMs: 1_000, recordCall: () => undefined, now, random: () => 0 })
    const access = { http, baseUrl: sandbox.origin, key }
    return createEvidence({
      pool,
      catalogue,
      buildingRegister: createBuildingRegisterClient(access),
      transactions: createDealClient(access),
      publicPrice: createPublicPriceClient({ ...access, domain: 'localhost' }),
      now,
      reuseHours: 6,
      // so long no process stands still
      leaseMs: 120_000,
    })
  }
  return {
    clock,
    sandbox,
    pool,
    catalogue,
    readers: () => readers(SANDBOX_KEY),
    readersWithoutKey: () => readers(undefined),
  }
}

/** So many days later. */
export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * 86_400_000)
}
