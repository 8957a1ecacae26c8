import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../source-files.ts'
import { learnAccuracy } from './learn-accuracy.ts'

const file = 'server/src/sample/known-accuracy.json'
writeFileSync(join(ROOT, file), `${JSON.stringify(await learnAccuracy())}\n`)
process.stdout.write(`${file}\n`)
process.exit()
