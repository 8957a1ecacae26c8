import { buildClient } from './start/build-client.ts'

// The client is built while everything else is loaded.
const clientBuilt = buildClient()
// those who await it handle a failure
clientBuilt.catch(() => undefined)
const { runDemo } = await import('./start/run-demo.ts')
await runDemo(clientBuilt)
