import assert from 'node:assert/strict'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, test } from 'node:test'
import { loadConfig } from '../src/platform/config/config.ts'
import { Environment } from '../src/platform/config/config-schema.ts'
import { givenVariables } from '../src/platform/config/given-variables.ts'
import { demoConfig } from '../src/start/demo-service.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'lease-risk-variables-'))
after(() => rmSync(DATA_DIR, { recursive: true }))

const JWT_SECRET = 'x'.repeat(32)
const EMPTY = Object.fromEntries(
  Object.keys(Environment.properties).map((name, index) => [name, index % 2 ? '' : ' \t']),
)

test('what is empty is not set, what is given comes without spaces around it', () => {
  assert.deepEqual(givenVariables({ A: '', B: ' ', C: undefined, D: ' d ', E: '0' }), { D: 'd', E: '0' })
})

test('with every variable empty the configuration is the one with none', () => {
  assert.deepEqual(loadConfig({ ...EMPTY, DATA_DIR, JWT_SECRET }), loadConfig({ DATA_DIR, JWT_SECRET }))
  assert.equal(loadConfig({ ...EMPTY, JWT_SECRET }).dataDir, resolve('.data'))
})

test('an empty variable does not take away what the demonstration sets by itself', () => {
  const demo = demoConfig({ ...EMPTY, JWT_SECRET }, 'http://127.0.0.1:9')
  assert.deepEqual(demo, demoConfig({ JWT_SECRET }, 'http://127.0.0.1:9'))
  assert.equal(demo.dataDir, resolve('.data/demo'))
  assert.equal(demo.accounts.seedDevAccounts, true)
})

test('no command reads a variable past this rule', () => {
  const root = join(import.meta.dirname, '../..')
  const sources = globSync('{server,bench,sandbox,contract}/**/*.ts', {
    cwd: root,
    exclude: (path) => path === 'node_modules' || path.endsWith('.test.ts'),
  })
  const reading = sources.filter((path) => readFileSync(join(root, path), 'utf8').includes('process.env'))
  assert.ok(sources.length > 300 && reading.length > 5, `${sources.length} sources, ${reading.length} with process.env`)
  const past = reading.filter((path) => /process\.env\s*[.[]/.test(readFileSync(join(root, path), 'utf8')))
  assert.deepEqual(past, ['server/test/global-setup.ts'], 'which only sets one')
})
