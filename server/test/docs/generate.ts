import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testServer } from '../postgres-server.ts'
import { ROOT } from '../source-files.ts'
import { generatedDocuments } from './generated-documents.ts'
import { recordedSentences } from './sentences.ts'

const server = await testServer()
for (const [file, text] of Object.entries({ ...(await generatedDocuments(server.url)), ...recordedSentences() })) {
  writeFileSync(join(ROOT, file), text)
  process.stdout.write(`${file}\n`)
}
await server.stop()
