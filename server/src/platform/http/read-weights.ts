/**
 * What one public read costs, in units of the budget that a caller has for all of them (`RATE_LIMIT_READS_MAX` a minute). A unit is
 * about a millisecond of CPU of Node and PostgreSQL together, which stands beside each: of 200 calls with 100,000 facts,
 * by `npm run bench -- --only reads --facts 100000` (2026-11-26). Those without a figure answer out of memory or with one row.
 */
export const READ_WEIGHTS: Readonly<Record<string, number>> = {
  // 3.0: a keyword in every group
  search: 3,
  // 1.0, of which most is the reading of the keyword
  listRegions: 1,
  // 0.4
  readRegion: 1,
  // 3.7
  readRegionSummary: 4,
  // 1.8
  readRegionTrend: 2,
  // 1.2
  listProperties: 1,
  // 1.1
  readProperty: 1,
  readEnvironment: 1,
  // 2.6
  analyseRegionalIndicators: 3,
  // 1.5
  listAnalyzableLocations: 2,
  // 4.5
  listDiagnosisAddressMarkers: 5,
  // 0.6 without a provider; 2.7 with its answer to read
  searchAddresses: 3,
  // 0.8
  readListingText: 1,
  // 0.5
  listCommunityBoards: 1,
  // 0.7
  listCommunityPosts: 1,
  readCommunityPost: 1,
  listCommunityComments: 1,
  // up to 5 MiB of a file
  downloadCommunityAttachment: 5,
  readProfileImage: 1,
  // 0.5
  readAccuracy: 1,
  // unpacked from the record of the diagnosis
  readRentRiskDiagnosisSample: 2,
  readRentRiskDiagnosisAsync: 2,
  readSharedDiagnosis: 2,
  listDiagnosisPurposes: 1,
  listChecks: 1,
  listSpecialClauses: 1,
  listUnreturnedDepositSteps: 1,
  // 0.3
  readClientSettings: 1,
  // the tools that it asks for are counted besides
  askAsAssistant: 1,
}

export function weightOf(operationId: string | undefined): number {
  return READ_WEIGHTS[operationId ?? ''] ?? 0
}
