import assert from 'node:assert/strict'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { atEnd } from './at-end.ts'
import { copyContext } from './image-context.ts'
import { ROOT } from './source-files.ts'

const home = mkdtempSync(join(tmpdir(), 'lease-risk-context-'))
atEnd(() => rmSync(home, { recursive: true, force: true }))
const folder = join(home, 'checkout')
const MARK = 'planted-secret-3f9c1e'

/** What lies about in the folder of an installation, and where somebody would put it in a hurry. */
const PLANTED = [
  'deploy/.env',
  'deploy/.env.production',
  'deploy/tls.pem',
  'deploy/ha/secrets.env',
  '.env',
  '.env.local',
  '.npmrc',
  '.data/jwt-secret',
  '.data/postgres-password',
  '.git-credentials',
  '.ssh/id_ed25519',
  '.ci/token',
  'id_rsa',
  'backup.tar.zst',
  'lease-risk.dump',
  'secrets.json',
  'docs/passwords.txt',
  'server/.env',
  'server/.data/jwt-secret',
  'server/id_rsa',
  'server/key.pem',
  'server/src/.env',
  'server/src/cli/.env.local',
  'server/src/platform/secrets/private.pem',
  'server/src/platform/secrets/private.key',
  'server/src/.data/uploads/lease.ts',
  'server/src/keys.json',
  'server/src/id_ed25519',
  'server/migrations/dump.sql.gz',
  'server/test/secret.ts',
  'server/node_modules/a-package/index.ts',
  'web/.env',
  'web/.env.production.local',
  'web/public/.env',
  'web/public/private.pem',
  'web/public/contract-of-somebody.pdf',
  'web/src/.env.local',
  'web/src/scan.pdf',
  'web/dist/index.html',
  'contract/.env',
  'contract/src/.npmrc',
  'registry/test/registry-of-somebody.pdf',
  'registry/src/service-account.json',
  'bench/.env',
  'sandbox/.env',
  'sandbox/fixtures/recorded/key.txt',
  'node_modules/.package-lock.json',
  'node_modules/typebox/index.ts',
]

const SKIPPED = /(^|\/)(node_modules|\.data|\.git|dist|dist\.new|pictures|fixtures|bench\/src|sandbox\/src)(\/|$)/
cpSync(ROOT, folder, { recursive: true, filter: (path) => !SKIPPED.test(path.slice(ROOT.length + 1)) })
for (const path of PLANTED) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), MARK)
}
const copied = copyContext(folder, join(home, 'image'))
const secretsIn = (image: string, paths: string[]) =>
  paths.filter((path) => readFileSync(join(image, path), 'utf8').includes(MARK))

test('R-CONF-16: no secret of the folder goes into the image', () => {
  assert.deepEqual(secretsIn(join(home, 'image'), copied), [])
})

test('R-CONF-16: a container file that copies everything would let them in, and this test would see it', () => {
  const careless = join(home, 'careless')
  for (const path of [...PLANTED, 'deploy/Containerfile']) {
    mkdirSync(dirname(join(careless, path)), { recursive: true })
    cpSync(join(folder, path), join(careless, path))
  }
  writeFileSync(join(careless, '.dockerignore'), '**/node_modules\n**/.data\n')
  writeFileSync(join(careless, 'deploy/Containerfile'), 'FROM node\nCOPY . .\n')
  const image = join(home, 'careless-image')
  const found = secretsIn(image, copyContext(careless, image))
  for (const path of ['deploy/.env', 'web/.env.production.local', 'id_rsa', 'server/key.pem'])
    assert.ok(found.includes(path), path)
  assert.ok(!found.includes('server/.data/jwt-secret'))
  assert.ok(!found.includes('node_modules/typebox/index.ts'))
})

test('R-CONF-16: what the image is installed, built and run from is there', () => {
  const needed = globSync(
    [
      'package.json',
      'package-lock.json',
      '{bench,sandbox,contract,registry,server,web}/package.json',
      '{,web/}tsconfig.json',
      'server/migrations/*',
      '{contract,registry,server,web}/src/**/*',
      'server/scripts/**/*',
      'web/{build,public}/**/*',
      'web/*.{ts,html}',
    ],
    { cwd: ROOT, withFileTypes: true },
  )
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .filter((path) => !SKIPPED.test(path) && !/\.test\.tsx?$/.test(path))
    .toSorted()
  assert.ok(needed.length > 1500, `${needed.length}`)
  assert.deepEqual(
    needed.filter((path) => !copied.includes(path)),
    [],
  )
})
