export { createMemory } from '../memory.ts'
export { districtsWithStatistics } from './districts-with-statistics.ts'
export { createRegionEvidence, type RegionEvidence, type RegionReaders } from './region-evidence.ts'
