/**
 * The operations whose reads go to the replica where there is one (`DATABASE_READ_URL`): their answers change by collected data
 * or by other people, and nobody minds when it is some seconds old. Who wrote a moment ago reads from the primary all the same.
 * Everything else reads from the primary: accounts, diagnoses and their evidence, papers, shared links, sanctions, events.
 */
export const OLD_READS = [
  // map and region
  'search',
  'listRegions',
  'readRegion',
  'readRegionSummary',
  'readRegionTrend',
  'listProperties',
  'readProperty',
  'listAnalyzableLocations',
  'listDiagnosisAddressMarkers',
  'analyseRegionalIndicators',
  // favorites beside the market
  'analyseFavorite',
  'compareFavorites',
  // board
  'listCommunityBoards',
  'listCommunityPosts',
  'listCommunityComments',
  // administration
  'listAdminUsers',
  'listAllDiagnoses',
  'listAuditLogs',
  'listCommunityPolicyEvents',
  'listCommunityReports',
  'listExternalApiCallLogs',
  'listOperatorNotifications',
  'listRepeatedFalseReporters',
  'readCommunityReportStatistics',
  'readExternalApiHealth',
  'readExternalDataStatus',
] as const
