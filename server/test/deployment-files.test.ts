import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createSecureContext } from 'node:tls'
import { validate } from 'dockerfile-utils'
import { parse } from 'yaml'
import { atEnd } from './at-end.ts'
import { importsOf, ownFile, readSource, sourceFiles } from './source-files.ts'

const DEPLOY = join(import.meta.dirname, '../../deploy')
const SYSTEMD_ANALYZE = '/usr/bin/systemd-analyze'
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8')

test('a linter has nothing to say about the container file, and would have about a wrong one', () => {
  const complaints = (text: string) => validate(text).map(({ message }) => message)
  assert.deepEqual(complaints(read('Containerfile')), [])
  assert.equal(complaints(read('Containerfile').replace('WORKDIR', 'WORKDIRS')).length, 1)
})

test('the image has the web client: it is built before what builds it is taken away', () => {
  const steps = read('Containerfile')
  const places = ['npm ci', 'npm run -w web build', 'npm prune --omit=dev', 'COPY --from=installed'].map((step) =>
    steps.indexOf(step),
  )
  assert.ok(!places.includes(-1), places.join(' '))
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
  )
})

test('the image says which release it is, in the labels of its last stage', () => {
  const [, last = ''] = read('Containerfile')
    .split(/^FROM .*$/m)
    .slice(1)
  assert.match(last, /^ARG VERSION=\w+ REVISION=\w+$/m)
  for (const label of ['title="', 'description="', 'version=$VERSION', 'revision=$REVISION'])
    assert.ok(last.includes(`org.opencontainers.image.${label}`), label)
})

type Service = {
  environment?: Record<string, string>
  env_file?: string[]
  depends_on?: Record<string, unknown>
  volumes?: string[]
  build?: { context: string; dockerfile: string }
}

test('the compose file starts what it names, on volumes that it has', () => {
  const { services, volumes } = parse(read('compose.yaml')) as {
    services: Record<string, Service>
    volumes: Record<string, unknown>
  }
  assert.deepEqual(Object.keys(services), ['database', 'service'])
  for (const { depends_on: needed = {}, volumes: mounted = [], build } of Object.values(services)) {
    assert.ok(Object.keys(needed).every((name) => name in services))
    assert.ok(mounted.every((mount) => (mount.split(':')[0] ?? '') in volumes))
    if (build) assert.ok(existsSync(join(DEPLOY, build.context, build.dockerfile)))
  }
})

test('every variable of the configuration reaches the service: by its file, before which nothing else stands', () => {
  const { services } = parse(read('compose.yaml')) as { services: Record<string, Service> }
  const { env_file: files, environment = {} } = services['service'] ?? {}
  assert.deepEqual(files, ['.env'])
  const fixed = Object.entries(environment).filter(([name, value]) => !value.startsWith(`\${${name}:`))
  assert.deepEqual(fixed, [])
})

test('the database of the compose file finds Hangul', () => {
  const { services } = parse(read('compose.yaml')) as { services: Record<string, Service> }
  const parameters = services['database']?.environment?.['POSTGRES_INITDB_ARGS']?.split(' ') ?? []
  for (const wanted of [
    '--encoding=UTF8',
    '--lc-ctype=C.UTF-8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ])
    assert.ok(parameters.includes(wanted), wanted)
})

/** Returns the contents of the blocks with this name. */
const blocksOf = (text: string, name: string) => text.split(new RegExp(`^${name} \\{$`, 'm')).slice(1)

test('R-OPS-11: the proxy speaks TLS 1.2 and 1.3 with ciphers that keep secrets forward, and no other', () => {
  const [, secure = ''] = blocksOf(read('nginx.conf'), 'server')
  assert.match(secure, /^ {2}ssl_protocols TLSv1\.2 TLSv1\.3;$/m)
  const ciphers = /ssl_ciphers (\S+);/.exec(secure)?.[1]?.split(':') ?? []
  assert.ok(ciphers.length > 3)
  // OpenSSL supports each of them, and each has an ephemeral key and an authenticated cipher
  for (const cipher of ciphers) {
    createSecureContext({ ciphers: cipher })
    assert.match(cipher, /^ECDHE-.*(GCM-SHA\d+|POLY1305)$/)
  }
})

test('R-OPS-11: over plain http the proxy leads pages to https, refuses operations, and hands nothing on', () => {
  const [plain = '', secure = ''] = blocksOf(read('nginx.conf'), 'server')
  assert.match(plain, /location \/ \{ return 308 https:\/\/\$host\$request_uri; \}/)
  for (const path of ['/api/', '/mcp']) assert.ok(plain.includes(`location ${path} { return 403; }`), path)
  assert.doesNotMatch(plain, /proxy_pass/)
  // a list started by the caller would be trusted
  assert.match(secure, /proxy_set_header X-Forwarded-For \$remote_addr;/)
  assert.match(secure, /proxy_buffering off;/)
})

test('a heap snapshot is written where the service may write', () => {
  const wanted = /"?--diagnostic-dir=([^\s"]+)"?,? "?--heapsnapshot-signal=SIGUSR2"?/
  const [, inContainer] = wanted.exec(read('Containerfile')) ?? []
  assert.equal(inContainer, /^VOLUME (\S+)$/m.exec(read('Containerfile'))?.[1])
  const [, inUnit] = wanted.exec(read('lease-risk.service')) ?? []
  assert.equal(inUnit, `/var/lib/${/^StateDirectory=(\S+)$/m.exec(read('lease-risk.service'))?.[1]}`)
})

test('what runs in the image needs no package of development', () => {
  const dependenciesOf = (workspace: string) =>
    (JSON.parse(readSource(`${workspace}/package.json`)) as { dependencies: object }).dependencies
  const dependencies = { ...dependenciesOf('server'), ...dependenciesOf('registry') }
  const seen = new Set<string>()
  const missing: string[] = []
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const source = readSource(file).replaceAll(/^(import|export) type [\s\S]*?from .*$/gm, '')
    for (const { specifier } of importsOf(source)) {
      const own = ownFile(file, specifier)
      const [first = '', second = ''] = specifier.split('/')
      const name = first.startsWith('@') ? `${first}/${second}` : first
      if (own?.endsWith('.ts')) visit(own)
      if (/^[@a-z]/.test(specifier) && !isBuiltin(specifier) && !(name in dependencies))
        missing.push(`${file}: ${name}`)
    }
  }
  // the demo uses stand-ins from the development packages
  const commands = sourceFiles('server/src/{main,start/worker,migrate,cli/*}.ts').filter(
    (file) => !file.endsWith('.test.ts') && !file.endsWith('/diagnose.ts'),
  )
  commands.forEach(visit)
  assert.ok(seen.size > 300, `only ${seen.size} files were read`)
  assert.deepEqual(missing, [])
})

test('systemd has nothing to say about the unit', {
  skip: existsSync(SYSTEMD_ANALYZE) ? false : 'no systemd-analyze here',
}, () => {
  const folder = mkdtempSync(join(tmpdir(), 'lease-risk-unit-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const verify = (unit: string) => {
    const file = join(folder, 'lease-risk.service')
    // the program the unit starts is not installed here
    writeFileSync(file, unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`))
    const { stdout, stderr } = spawnSync(SYSTEMD_ANALYZE, ['verify', file], { encoding: 'utf8' })
    return `${stdout}${stderr}`.split('\n').filter((line) => line.includes('lease-risk.service'))
  }
  assert.deepEqual(verify(read('lease-risk.service')), [])
  assert.equal(verify(read('lease-risk.service').replace('RestartSec=2', 'RestartSecs=2')).length, 1)
})
