export { evidenceRoutes } from './evidence-routes.ts'
export { diagnosisHistoryRoutes } from './routes.ts'
