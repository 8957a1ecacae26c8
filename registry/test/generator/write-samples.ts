import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_DOCUMENTS } from './samples.ts'

for (const { file, bytes } of SAMPLE_DOCUMENTS) {
  writeFileSync(join(import.meta.dirname, '../../samples', file), bytes)
  process.stdout.write(`registry/samples/${file}\n`)
}
