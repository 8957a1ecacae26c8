/**
 * The operations whose reads go to the replica if there is one (`DATABASE_READ_URL`): collected data or other people change
 * their results, and a delay of some seconds does not matter. A caller who has just written still reads from the primary.
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
  // favorites compared with the market
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
