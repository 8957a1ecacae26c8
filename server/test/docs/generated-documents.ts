import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../src/platform/database/migrate.ts'
import { ROOT } from '../source-files.ts'
import { adrIndex } from './adr-index.ts'
import { answerCases } from './answer-cases.ts'
import { personalDataDocument } from './personal-data.ts'
import { schemaSql } from './schema-sql.ts'

/** Returns the documents generated from the code, by file. `databaseUrl`: an empty database, which is migrated. */
export async function generatedDocuments(databaseUrl: string): Promise<Record<string, string>> {
  await migrate(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const schema = await schemaSql(client)
  await client.end()
  return {
    'docs/schema.sql': schema,
    'docs/adr/README.md': adrIndex(join(ROOT, 'docs/adr')),
    'docs/operations/personal-data.md': personalDataDocument(),
    'server/test/docs/answer-cases.txt': answerCases(),
  }
}
