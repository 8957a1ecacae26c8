export { createCallLog } from './call-log.ts'
export { createIllnessReporter, PROVIDER_ILL } from './provider-ill.ts'
export { type Provider, type ProviderState } from './read-health.ts'
