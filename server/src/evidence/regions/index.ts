export { createMemory } from '../memory.ts'
export {
  createRegionEvidence,
  districtsWithStatistics,
  type RegionEvidence,
  type RegionReaders,
} from './region-evidence.ts'
