export { diagnosisRoutes } from './routes.ts'
