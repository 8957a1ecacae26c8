import { writeFileSync } from 'node:fs'
import { readRecorded, readTwins, TWINS, twinOf } from './wire-twins.ts'

// Invents the twins anew from the recordings beside the repository.
const twins = Object.keys(readTwins()).map((path) => [path, twinOf(path, readRecorded(path))] as const)
writeFileSync(TWINS, `${JSON.stringify(Object.fromEntries(twins), null, 1)}\n`)
