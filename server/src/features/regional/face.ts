export { convertedRent, type RegionRates, rateViews, readRegionRates, regionRates } from './region-rates.ts'
export { lowestCodes, targetOfDistricts } from './region-target.ts'
export { cellsOf, scopeStatistics } from './scoped-statistics.ts'
export { regionView, statisticView } from './statistic-view.ts'
