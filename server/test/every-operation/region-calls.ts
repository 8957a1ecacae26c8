import type { SampleCall } from './sample-call.ts'

const DISTRICT = '1162010200'

export const REGION_CALLS: readonly SampleCall[] = [
  { operationId: 'listRegions' },
  { operationId: 'readRegion', path: { code: DISTRICT } },
  { operationId: 'readRegionSummary', path: { code: DISTRICT } },
  { operationId: 'readRegionTrend', path: { code: DISTRICT } },
  { operationId: 'analyseRegionalIndicators', body: { rawKeyword: '신림동 전세' } },
  { operationId: 'listProperties', query: () => ({ legalDistrictCode: DISTRICT }), keep: { pnu: 'content.0.pnu' } },
  { operationId: 'readProperty' },
  { operationId: 'search', query: () => ({ keyword: '신림동' }) },
  { operationId: 'readEnvironment', query: () => ({ legalDistrictCode: DISTRICT }) },
  { operationId: 'readAccuracy' },
  { operationId: 'checkBrokerOffice', query: () => ({ registrationNumber: '11620-2023-00123' }) },
  { operationId: 'listUnreturnedDepositSteps' },
  { operationId: 'readMapTile', path: { z: 14, x: 13970, y: 6345 } },
  { operationId: 'listAnalyzableLocations' },
  { operationId: 'listDiagnosisAddressMarkers' },
]
