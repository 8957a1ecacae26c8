import { terminalLanguage } from './cli/terminal-language.ts'
import { buildClient } from './start/build-client.ts'
import { word } from './words/in-words.ts'
import { message } from './words/message.ts'

// The client is built while everything else is loaded.
const clientBuilt = buildClient()
// those who await it handle a failure
clientBuilt.catch(() => undefined)
const language = terminalLanguage(process.argv.slice(2), process.env)
process.stdout.write(`${word(message('DEMO_STARTING'), language)}\n`)
const { runDemo } = await import('./start/run-demo.ts')
await runDemo(clientBuilt, language)
