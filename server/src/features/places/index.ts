export { evidenceMetrics } from './evidence-view.ts'
export { resolveAddress } from './resolve-address.ts'
