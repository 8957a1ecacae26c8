export { eraseDiagnosesOf } from './delete-diagnosis.ts'
export { evidenceRoutes } from './evidence-routes.ts'
export { diagnosisHistoryRoutes } from './routes.ts'
