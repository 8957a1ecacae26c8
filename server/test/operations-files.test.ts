import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Environment } from '../src/platform/config/config-schema.ts'
import { observe } from '../src/platform/observe.ts'
import { testHttpApp } from './app.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const alerts = read('docs/operations/alerts.yaml')
const dashboard = read('docs/operations/dashboard.json')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const CHAPTERS = ['README', 'watch', 'backup-and-upgrade', 'scale', 'high-availability', 'incidents'].map(
  (name) => `docs/operations/${name}.md`,
)

test('every metric that an alert or a panel asks for is there', async () => {
  const { app } = await testHttpApp()
  for (const kind of ['sql', 'provider', 'job', 'step', 'message'] as const)
    await observe(kind, 'seen', async () => undefined)
  await app.inject('/api/health')
  const shown = (await app.inject('/metrics')).body
  const asked = new Set(
    [...`${alerts}${dashboard}`.matchAll(/\b(?:http|lease_risk|process|nodejs)_\w+\b/g)].map(([name]) => name),
  )
  assert.ok(asked.size > 10, `only ${asked.size} metrics were found`)
  const missing = [...asked].filter((name) => !new RegExp(`^(# TYPE )?${name}[ {]`, 'm').test(shown))
  assert.deepEqual(missing, [])
})

test('every alert leads to what to do about it, and every heading of an alert has one', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
  const links = [...alerts.matchAll(/runbook: docs\/operations\/incidents\.md#(\w+)/g)].map(([, anchor = '']) => anchor)
  assert.ok(names.length > 8, `only ${names.length} alerts were found`)
  assert.deepEqual(
    links,
    names.map((name) => name.toLowerCase()),
  )
  const headings = [...read('docs/operations/incidents.md').matchAll(/^## (\w+)$/gm)].map(([, heading]) => heading)
  assert.deepEqual(headings, names)
})

test('the dashboard is one that Grafana can read: panels with queries, without two in one place', () => {
  const { panels } = JSON.parse(dashboard) as {
    panels: { gridPos: { x: number; y: number }; targets: { expr: string }[] }[]
  }
  assert.ok(panels.every(({ targets }) => targets.length > 0 && targets.every(({ expr }) => expr !== '')))
  assert.equal(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size, panels.length)
})

test('what the book and the deployment files name is there: commands, variables, chapters', () => {
  // the placeholders of deploy/ha are filled in by hand
  const book = CHAPTERS.map(read)
    .join('\n')
    .replaceAll(/@[A-Z0-9_]+@/g, '')
  const commands = new Set([...book.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name))
  assert.ok(commands.size > 5, `only ${commands.size} commands were found`)
  assert.deepEqual(
    [...commands].filter((name) => scripts[name] === undefined),
    [],
  )
  const deployed = ['deploy/compose.yaml', 'deploy/Containerfile', 'deploy/lease-risk.service'].map(read).join('\n')
  const ofOthers =
    /^(POSTGRES_|THIRD_PARTY_|NODE_OPTIONS|NODE_COMPILE_CACHE|DATABASE_PASSWORD|COPY|FROM|RUN|ENV|CMD|USER|VOLUME|EXPOSE|HEALTHCHECK|STOPSIGNAL|WORKDIR|AS$|AF_|ALL$)/
  const named = new Set(
    [...`${book}\n${deployed}`.matchAll(/\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name),
  )
  // each variable may come from a file
  const isKnown = (name: string) => name.replace(/_FILE$/, '') in Environment.properties
  const unknown = [...named].filter((name) => !isKnown(name) && !ofOthers.test(name))
  assert.deepEqual(unknown, [])
})
