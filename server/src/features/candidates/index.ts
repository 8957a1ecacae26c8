export { candidateRoutes } from './routes.ts'
