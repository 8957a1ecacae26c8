import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { DistrictCatalogue } from './domain/district/district-catalogue.ts'
import type { EvidenceReaders } from './evidence/index.ts'
import { createEvidence } from './evidence/plugin.ts'
import type { BoundaryPort, GeocoderPort, TilePort } from './evidence/ports.ts'
import type { AddressSearchPort } from './features/address-search/index.ts'
import { createRefresh, type Refresh, withCountedCalls } from './features/collection/index.ts'
import { createModelScorer, type RiskScorer, scoreByRules } from './features/diagnosis/index.ts'
import { createCallLog, createIllnessReporter, type Provider, type ProviderState } from './features/operations/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config/config.ts'
import { currentRequestId } from './platform/http/request-context.ts'
import { createKeyedHash } from './platform/secrets/keyed-hash.ts'
import { createBoundaryClient } from './providers/boundary/client.ts'
import { createBrokerOfficeClient } from './providers/broker-offices/client.ts'
import { createBuildingRegisterClient } from './providers/building-register/client.ts'
import { createDealClient } from './providers/deals/client.ts'
import { createGeocoderClient } from './providers/geocoder/client.ts'
import { createProviderHttp, type ProviderHttp } from './providers/http.ts'
import { createAddressSearchClient } from './providers/juso/client.ts'
import { createLandLedgerClient } from './providers/land-ledger/client.ts'
import { createTileClient } from './providers/map-tiles/client.ts'
import { createPublicPriceClient } from './providers/public-price/client.ts'
import { createIndicatorClient } from './providers/r-one/client.ts'
import { createRiskModelClient } from './providers/risk-model/client.ts'

/** A process's access to all providers: requests and jobs share breakers, quotas and the call log. */
export type Providers = {
  evidence: EvidenceReaders
  /** Refreshes the stored data, on schedule or on demand. */
  refresh: Refresh
  addressSearch: AddressSearchPort
  boundary: BoundaryPort
  geocoder: GeocoderPort
  tiles: TilePort
  scoreRisk: RiskScorer
  state: ProviderState
  /** Waits for running look-ups, whose replies are then stored, and flushes the call log. */
  close(): Promise<void>
}

export type ProviderOptions = {
  config: Config
  clock: Clock
  pool: Pool
  catalogue: DistrictCatalogue
  log: Pick<Logger, 'warn'>
}

export function wireProviders({ config, clock, pool, catalogue, log }: ProviderOptions): Providers {
  const { juso, dataGoKr, vworld, rOne, timeoutMs } = config.providers
  const now = () => clock.now()
  const callLog = createCallLog(pool, log)
  const illness = createIllnessReporter({ pool, now, log })
  const http = createProviderHttp({
    timeoutMs,
    recordCall: (call) => callLog.record({ ...call, requestId: currentRequestId() }),
    now,
    onIll: illness.report,
    hashForLog: createKeyedHash(config.jwtSecret, 'call log'),
  })
  const gateway = { http, baseUrl: dataGoKr.baseUrl, key: dataGoKr.serviceKey }
  const transactions = createDealClient(gateway)
  const evidence = createEvidence({
    pool,
    catalogue,
    buildingRegister: createBuildingRegisterClient(gateway),
    transactions: withCountedCalls(transactions, { pool, now }),
    publicPrice: createPublicPriceClient({ http, ...vworld }),
    brokerOffices: createBrokerOfficeClient({ http, ...vworld }),
    landLedger: config.ownershipFacts ? createLandLedgerClient({ http, ...vworld }) : null,
    now,
    reuseHours: config.collection.reuseHours,
  })
  const refresh = createRefresh({
    pool,
    catalogue,
    now,
    transactions,
    indicators: createIndicatorClient({ http, ...rOne }),
    batchSize: config.scheduledRefresh.batchSize,
    dailyLimit: config.collection.dealsDailyLimit,
  })
  const keys = providerKeys(config)
  return {
    evidence,
    refresh,
    addressSearch: createAddressSearchClient({ http, baseUrl: juso.baseUrl, key: juso.searchKey }),
    boundary: createBoundaryClient({ http, ...vworld }),
    geocoder: createGeocoderClient({ http, ...vworld }),
    tiles: createTileClient({ http, ...vworld }),
    scoreRisk: riskScorer(config, http),
    state: { isConfigured: (provider) => keys[provider] !== undefined, breakerState: http.breakerState },
    async close() {
      await evidence.landed()
      await callLog.flush()
      await illness.reported()
    },
  }
}

function riskScorer({ riskScoring }: Config, http: ProviderHttp): RiskScorer {
  if (!riskScoring.enabled) return scoreByRules
  const { baseUrl, apiKey: key, model, maxOutputTokens, seed, timeoutMs } = riskScoring
  const client = createRiskModelClient({ http, baseUrl, key, model, maxOutputTokens, seed })
  return createModelScorer({ model: client, timeoutMs })
}

/** The key each provider requires; a provider without a key is not called. */
function providerKeys({ providers, riskScoring, ownershipFacts }: Config): Record<Provider, string | undefined> {
  const { juso, dataGoKr, vworld, rOne } = providers
  return {
    juso: juso.searchKey,
    'building-register': dataGoKr.serviceKey,
    transactions: dataGoKr.serviceKey,
    'public-price': vworld.key,
    'broker-offices': vworld.key,
    'land-ledger': ownershipFacts ? vworld.key : undefined,
    boundary: vworld.key,
    geocoder: vworld.key,
    'map-tiles': vworld.key,
    'r-one': rOne.key,
    'risk-model': riskScoring.enabled ? riskScoring.apiKey : undefined,
  }
}
