export { type DiagnosisServices, diagnose } from './diagnose.ts'
export { diagnosisRoutes } from './routes.ts'
