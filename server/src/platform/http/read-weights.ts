/**
 * The cost of each public read, in units of a caller's budget for all of them (`RATE_LIMIT_READS_MAX` a minute). A unit
 * is about one millisecond of CPU time of Node and PostgreSQL together. The measured time is noted beside each: over 200
 * calls with 100,000 facts, by `npm run bench -- --only reads --facts 100000` (2026-11-26). Reads without a figure use
 * memory or one row.
 */
export const READ_WEIGHTS: Readonly<Record<string, number>> = {
  // 3.0: a keyword in every group
  search: 3,
  // 1.0, most of it for parsing the keyword
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
  // 0.6 without a provider; 2.7 with its reply to parse
  searchAddresses: 3,
  // 0.8
  readListingText: 1,
  // 0.5
  listCommunityBoards: 1,
  // 0.7
  listCommunityPosts: 1,
  readCommunityPost: 1,
  listCommunityComments: 1,
  // a file of up to 5 MiB
  downloadCommunityAttachment: 5,
  readProfileImage: 1,
  // 0.5
  readAccuracy: 1,
  // decompressed from the record of the diagnosis
  readRentRiskDiagnosisSample: 2,
  readRentRiskDiagnosisAsync: 2,
  readSharedDiagnosis: 2,
  listDiagnosisPurposes: 1,
  listChecks: 1,
  listSpecialClauses: 1,
  listUnreturnedDepositSteps: 1,
  // 0.3
  readClientSettings: 1,
  readPrivacyPolicy: 1,
  readServiceTerms: 1,
  // 1.3 to 2.7 for the protocol; what its message asks for is counted once it is read, and the operations behind it
  askAsAssistant: 2,
  readDiagnosisSheet: 2,
  // 70, in a thread of its own
  downloadDiagnosisSheet: 70,
}

export function weightOf(operationId: string | undefined): number {
  return READ_WEIGHTS[operationId ?? ''] ?? 0
}
