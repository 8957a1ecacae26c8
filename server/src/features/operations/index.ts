export { createCallLog } from './call-log.ts'
export { createIllnessReporter, PROVIDER_ILL, type Provider, type ProviderState } from './read-health.ts'
