import { after } from 'node:test'
import { SANDBOX_KEY, startSandbox } from '@lease-risk/sandbox'
import { createEvidence } from '../src/evidence/plugin.ts'
import { loadDistrictCatalogue } from '../src/platform/load-district-catalogue.ts'
import { createBrokerOfficeClient } from '../src/providers/broker-offices/client.ts'
import { createBuildingRegisterClient } from '../src/providers/building-register/client.ts'
import { createDealClient } from '../src/providers/deals/client.ts'
import { createProviderHttp } from '../src/providers/http.ts'
import { createLandLedgerClient } from '../src/providers/land-ledger/client.ts'
import { createPublicPriceClient } from '../src/providers/public-price/client.ts'
import { TEST_NOW } from './app.ts'
import { privateDatabase } from './database.ts'

/**
 * Sets up stored-first reading with the real clients, stand-in providers and a private database. `readers` creates new ones
 * on the same database, with fresh circuit breakers.
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
      brokerOffices: createBrokerOfficeClient({ ...access, domain: 'localhost' }),
      landLedger: createLandLedgerClient({ ...access, domain: 'localhost' }),
      now,
      reuseHours: 6,
      // longer than any process stalls
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

/** Returns the instant `days` later. */
export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * 86_400_000)
}
