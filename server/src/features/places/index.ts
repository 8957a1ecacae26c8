export { evidenceMetrics } from './evidence-view.ts'
export { type NamedLot, nameLot } from './lot-view.ts'
export { placeRoutes } from './routes.ts'
export type { FindPosts } from './search.ts'
