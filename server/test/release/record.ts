import { writeFileSync } from 'node:fs'
import pg from 'pg'
import { migrate } from '../../src/platform/database/migrate.ts'
import { readMigrations } from '../../src/platform/database/migration-files.ts'
import { installJobQueue } from '../../src/platform/jobs/job-queue.ts'
import { serviceVersion } from '../../src/platform/process/service-version.ts'
import { KO } from '../../src/words/ko/index.ts'
import { loadStatements } from '../load-statements.ts'
import { testServer } from '../postgres-server.ts'
import { ROOT } from '../source-files.ts'
import { type PreviousRelease, RECORD } from './previous-release.ts'
import { RELEASES_FILE, readReleases, taggedCommit } from './releases.ts'
import { openSessionTables } from './session-tables.ts'
import { recordStoredRows } from './stored-rows.ts'
import { tryStatements } from './try-statements.ts'

// Records what this release needs from the schema; run once, in the commit after the tagged one.
const commit = taggedCommit(serviceVersion)
if (commit === null) throw new Error(`tag the release first: git tag -a v${serviceVersion}`)
const server = await testServer()
await migrate(server.url)
await installJobQueue(server.url)
const client = new pg.Client({ connectionString: server.url })
await client.connect()
const sessionTables = await openSessionTables(client)
const texts = (await loadStatements())
  .map(({ name, text }) => ({ name, text: text.replaceAll(/\n\s+/g, '\n') }))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))
const statements = await tryStatements(client, texts)
const recorded: PreviousRelease = {
  release: serviceVersion,
  migrations: (await readMigrations()).map(({ name, checksum }) => ({ name, checksum })),
  sessionTables,
  statements,
  messageCodes: Object.keys(KO),
}
await client.query('create database stored_rows')
await client.end()
const url = new URL(server.url)
url.pathname = 'stored_rows'
await recordStoredRows(serviceVersion, ROOT, url.href)
await server.stop()
// one statement per line
writeFileSync(RECORD, `${JSON.stringify(recorded).replaceAll(/(?<=[[}]),?(?=\{"name")/g, '$&\n')}\n`)
const earlier = readReleases().filter(({ version }) => version !== serviceVersion)
const lines = [...earlier, { version: serviceVersion, commit }].map(
  (release) => `  { "version": "${release.version}", "commit": "${release.commit}" }`,
)
writeFileSync(RELEASES_FILE, `[\n${lines.join(',\n')}\n]\n`)
process.stdout.write(`${recorded.release}: ${recorded.migrations.length} migrations, ${statements.length} statements\n`)
