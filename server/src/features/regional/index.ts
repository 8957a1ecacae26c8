export { districtFiguresView } from './district-figures-view.ts'
export { lowestCodes, targetOfDistricts } from './interpret-input.ts'
export {
  cellsOf,
  convertedRent,
  type RegionRates,
  rateViews,
  readRegionRates,
  regionRates,
  regionView,
  scopeStatistics,
  statisticView,
} from './region-statistics.ts'
export { usualLeasesView, usualLeaseView, usualMonths } from './usual-leases.ts'
