import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import pg from 'pg'
import { installJobQueue } from '../../src/platform/job-queue.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { readMigrations } from '../../src/platform/migration-files.ts'
import { serviceVersion } from '../../src/platform/service-version.ts'
import { loadStatements } from '../load-statements.ts'
import { testServer } from '../postgres-server.ts'
import { type PreviousRelease, RECORD } from './previous-release.ts'
import { openSessionTables } from './session-tables.ts'
import { tryStatements } from './try-statements.ts'

// Writes down what this release needs of the schema; done once, in the commit after it.
const server = await testServer()
await migrate(server.url)
await installJobQueue(server.url)
const pool = new pg.Pool({ connectionString: server.url, max: 1 })
const client = await pool.connect()
const sessionTables = await openSessionTables(client)
const texts = (await loadStatements())
  .map(({ name, text }) => ({ name, text: text.replaceAll(/\n\s+/g, '\n') }))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))
const statements = await tryStatements(client, texts)
const recorded: PreviousRelease = {
  release: serviceVersion,
  commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
  migrations: (await readMigrations()).map(({ name, checksum }) => ({ name, checksum })),
  sessionTables,
  statements,
}
client.release(true)
await pool.end()
await server.stop()
// one statement a line
writeFileSync(RECORD, `${JSON.stringify(recorded).replaceAll(/(?<=[[}]),?(?=\{"name")/g, '$&\n')}\n`)
process.stdout.write(`${recorded.release}: ${recorded.migrations.length} migrations, ${statements.length} statements\n`)
