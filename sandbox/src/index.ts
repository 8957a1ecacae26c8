export type { Fault, FaultScope, FaultSwitch } from './faults.ts'
export { SAMPLE_REQUESTS, type SampleRequest } from './sample-requests.ts'
export type { ProviderName } from './stand-in.ts'
export { SANDBOX_KEY, type Sandbox, type SandboxOptions, type SandboxRequest, startSandbox } from './start-sandbox.ts'
