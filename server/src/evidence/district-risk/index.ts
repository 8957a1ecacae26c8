export {
  type DistrictRiskImportResult,
  importDistrictRisk,
} from './import-tables.ts'
