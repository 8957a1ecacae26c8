export { adminUserRoutes } from './routes.ts'
export type { AdminServices } from './services.ts'
