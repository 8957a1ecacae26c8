import { readFileSync } from 'node:fs'
import { givenVariables } from '../../server/src/platform/config/given-variables.ts'
import { listenBare } from './bare-route.ts'

const app = await listenBare(readFileSync(givenVariables(process.env)['BARE_ANSWER'] as string, 'utf8'))
process.stdout.write(`${JSON.stringify({ origin: app.origin })}\n`)
process.once('SIGTERM', () => process.exit())
