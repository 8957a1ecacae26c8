export { createRegionEvidence, type RegionEvidence, type RegionReaders } from './region-evidence.ts'
