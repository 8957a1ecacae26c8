export { diagnosisHistoryRoutes } from './routes.ts'
