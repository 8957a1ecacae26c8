export { addressSearchRoutes } from './routes.ts'
