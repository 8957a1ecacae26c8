export type { AdminServices } from './services.ts'
