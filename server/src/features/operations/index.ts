export { type CallLog, createCallLog } from './call-log.ts'
export { type Provider, type ProviderState } from './read-health.ts'
export { operationRoutes } from './routes.ts'
