export {
  type DistrictRiskFile,
  type DistrictRiskImportContext,
  type DistrictRiskImportResult,
  importDistrictRisk,
} from './import-tables.ts'
