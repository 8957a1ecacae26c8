/**
 * What one public read costs, in units of the budget that a caller has for all of them (`RATE_LIMIT_READS_MAX` a minute). A unit is
 * about a millisecond of CPU of Node and PostgreSQL together. Measured 2026-11-26 on the sample data: 150 calls one after the other,
 * `process.cpuUsage()` and the `/proc/PID/stat` of the database's processes, divided by 150. Milliseconds stand beside each;
 * those without a figure answer out of memory or with one row.
 */
export const READ_WEIGHTS: Readonly<Record<string, number>> = {
  // 2.6: a keyword in every group
  search: 3,
  // 1.8, of which most is the reading of the keyword
  listRegions: 2,
  // 0.2
  readRegion: 1,
  // 1.8
  readRegionSummary: 2,
  // 1.0
  readRegionTrend: 1,
  // 1.2; 0.6 with a keyword
  listProperties: 2,
  // 1.7
  readProperty: 2,
  // 0.2
  readEnvironment: 1,
  // 2.0
  analyseRegionalIndicators: 2,
  // 1.0
  listAnalyzableLocations: 1,
  // 2.7
  listDiagnosisAddressMarkers: 3,
  // 2.7
  searchAddresses: 3,
  // 0.9
  readListingText: 1,
  // 0.7
  listCommunityBoards: 1,
  // 0.9; 1.3 with a keyword
  listCommunityPosts: 1,
  // 0.6
  readCommunityPost: 1,
  // 0.7
  listCommunityComments: 1,
  // up to 5 MiB of a file
  downloadCommunityAttachment: 5,
  readProfileImage: 1,
  // 0.6
  readAccuracy: 1,
  // unpacked from the record of the diagnosis
  readRentRiskDiagnosisSample: 2,
  readRentRiskDiagnosisAsync: 2,
  readSharedDiagnosis: 2,
  // 0.4
  listDiagnosisPurposes: 1,
  listChecks: 1,
  listSpecialClauses: 1,
  // 0.2
  readClientSettings: 1,
}

export function weightOf(operationId: string | undefined): number {
  return READ_WEIGHTS[operationId ?? ''] ?? 0
}
