import { buildClient } from './start/build-client.ts'

// The client is built beside everything else, which is loaded meanwhile.
const clientBuilt = buildClient()
// whoever waits for it hears of a failure
clientBuilt.catch(() => undefined)
const { runDemo } = await import('./start/run-demo.ts')
await runDemo(clientBuilt)
