import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { atEnd } from './at-end.ts'
import { readSource } from './source-files.ts'

const page = readSource('docs/operations/packages.md')
const [, risky = '', others = ''] = page.split(/^## (?:Risky|Others)$/m)

const named = (part: string, pattern: RegExp) => [...part.matchAll(pattern)].map(([, name = '']) => name)
const riskyNames = named(risky, /^\| `([^`]+)` +\|/gm)
const otherNames = named(others, /`([^`]+)`/g)

type Lock = {
  packages: Record<string, { dev?: boolean; os?: string[]; optional?: boolean; hasInstallScript?: boolean }>
}

test('every package of the server stands once among the risky ones or the others', () => {
  const ofWorkspace = (name: string) =>
    Object.keys((JSON.parse(readSource(`${name}/package.json`)) as { dependencies: object }).dependencies)
  const expected = ['server', 'registry'].flatMap(ofWorkspace).filter((name) => !name.startsWith('@lease-risk/'))
  assert.deepEqual([...riskyNames, ...otherNames].toSorted(), expected.toSorted())
})

test('what runs native code or a script at its installation is among the risky ones', () => {
  const { packages } = JSON.parse(readSource('package-lock.json')) as Lock
  const native = new Set(
    Object.entries(packages)
      .filter(([, { dev, os, hasInstallScript }]) => dev !== true && (os !== undefined || hasInstallScript === true))
      .map(([path]) => path.replace(/^.*node_modules\//, '')),
  )
  assert.deepEqual(
    otherNames.filter((name) => native.has(name) || [...native].some((each) => each.startsWith(`${name}-`))),
    [],
  )
})

test('every severity has its time limits', () => {
  for (const severity of ['critical', 'high', 'moderate', 'low'])
    assert.match(page, new RegExp(`^\\| ${severity} +\\| [^|]+\\| [^|]+\\|$`, 'm'))
})

type Answer = { status: number; body: unknown }

function documentOf(name: string): object {
  const { packages } = JSON.parse(readSource('package-lock.json')) as { packages: Record<string, { version: string }> }
  const version = packages[`node_modules/${name}`]?.version ?? '1.0.0'
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { name, version } } }
}

/** Runs `.ci/audit` with the real npm against a registry with this answer; `null`: the registry is unreachable. */
async function audit(answer: Answer | null): Promise<{ code: number | null; output: string }> {
  const server = createServer(({ method, url = '' }, response) => {
    response.writeHead(answer?.status ?? 500, { 'content-type': 'application/json' })
    // for a vulnerable package, npm looks up its versions
    const body = method === 'GET' ? documentOf(decodeURIComponent(url.slice(1))) : answer?.body
    response.end(JSON.stringify(body ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise((resolve) => server.close(resolve))
  if (answer === null) await close()
  else atEnd(close)
  const cache = mkdtempSync(join(tmpdir(), 'lease-risk-npm-'))
  atEnd(() => rmSync(cache, { recursive: true, force: true }))
  const child = spawn('bash', ['.ci/audit'], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_fetch_retries: '0',
      npm_config_cache: cache,
    },
  })
  const output = text(child.stdout)
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { code, output: await output }
}

const weak = (name: string, severity = 'high') => ({
  [name]: [{ id: 1, url: 'https://advisories.example/1', title: 'a weakness', severity, vulnerable_versions: '*' }],
})

test('R-OPS-13: a known weakness of a package of the service or of the client stops the change and is named', async () => {
  for (const name of ['fastify', 'leaflet', 'tesseract.js-core']) {
    const { code, output } = await audit({ status: 200, body: weak(name) })
    assert.equal(code, 1, output)
    assert.match(output, new RegExp(`^${name}: high: a weakness https://advisories.example/1$`, 'm'))
  }
})

test('R-OPS-13: neither a weakness of what only builds or tests nor a moderate one stops it', async () => {
  for (const body of [weak('playwright-core'), weak('fastify', 'moderate')]) {
    const { code, output } = await audit({ status: 200, body })
    assert.deepEqual([code, output.startsWith('Audited: no package')], [0, true], output)
  }
})

test('R-OPS-13: without one the change goes on, and so it does where the registry cannot say, which is said', async () => {
  const clean = await audit({ status: 200, body: {} })
  assert.deepEqual([clean.code, clean.output.startsWith('Audited: no package')], [0, true], clean.output)
  for (const answer of [null, { status: 404, body: {} }, { status: 503, body: {} }]) {
    const { code, output } = await audit(answer)
    assert.deepEqual(
      [code, output],
      [0, 'NOT AUDITED: the registry does not answer. Nothing is known of the packages.\n'],
    )
  }
})

test('R-OPS-13: the last line of a whole run says whether the packages were audited', () => {
  const run = readSource('.ci/run')
  assert.match(run, /^\.ci\/audit \| tee "\$audited"$/m)
  assert.match(run, /^set -euo pipefail$/m)
  assert.equal(run.trimEnd().split('\n').at(-1), 'tail -n 1 "$audited"')
})
