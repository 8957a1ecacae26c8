import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'

const ROOT = join(import.meta.dirname, '../..')
const CONTRACT = '^contract/src/'
const SERVER = '^server/src/'

/**
 * Who may import what of ours; the first line that fits an importer counts. `$1` is what the importer's own group matched.
 * Packages are not looked at, but for the last table.
 */
const MAY_IMPORT: [importer: RegExp, allowed: string[]][] = [
  [/^contract\/src\//, [CONTRACT]],
  [/^server\/src\/domain\//, [`${SERVER}domain/`]],
  [/^server\/src\/platform\/load-district-catalogue\.ts/, [`${SERVER}(platform|domain)/`, CONTRACT]],
  [/^server\/src\/platform\//, [`${SERVER}platform/`, `${SERVER}domain/calendar\\.ts`, CONTRACT]],
  [
    /^server\/src\/providers\/([^/]+)\//,
    [
      `${SERVER}providers/$1/`,
      `${SERVER}providers/[^/]+\\.ts`,
      `${SERVER}(platform|domain)/`,
      `${SERVER}evidence/(.+/)?[a-z-]*ports\\.ts`,
    ],
  ],
  [/^server\/src\/providers\//, [`${SERVER}providers/[^/]+\\.ts`, `${SERVER}(platform|domain)/`]],
  [/^server\/src\/evidence\//, [`${SERVER}(evidence|domain|platform)/`]],
  [
    /^server\/src\/features\/([^/]+)\//,
    [`${SERVER}features/$1/`, `${SERVER}features/[^/]+/index\\.ts`, `${SERVER}(evidence|domain|platform)/`, CONTRACT],
  ],
  [/^server\/src\/([^/]+\.ts|cli\/)/, [SERVER, CONTRACT, '^sandbox/']],
  [/^server\/scripts\//, ['^server/scripts/', `${SERVER}domain/`]],
  [/^server\/test\//, [`${SERVER}|^server/test/|^sandbox/`, CONTRACT]],
  [/^sandbox\//, ['^sandbox/', `${SERVER}domain/`]],
  [/^bench\//, ['^(bench|sandbox|server|contract)/']],
]

/** A test may stand up what its subject speaks to. */
const TESTS_MAY_IMPORT = ['^server/test/', '^sandbox/', `${SERVER}(platform|domain|evidence|providers)/`, CONTRACT]

/** The pure rooms know no library but these. */
const PACKAGES: [importer: RegExp, allowed: RegExp][] = [
  [/^server\/src\/domain\/(?!.*\.(test|fixture)\.ts$)/, /^$/],
  [/^contract\/src\/(?!.*\.test\.ts$)/, /^typebox$/],
]

const IMPORT = /\b(?:from|import)\s*(?:\(\s*)?(['"])([^'"\n]+)\1/g

/** The specifiers of static, type-only, side-effect, re-exporting and dynamic imports. */
function specifiersOf(source: string): string[] {
  const withoutComments = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  return [...withoutComments.matchAll(IMPORT)].map(([, , specifier]) => specifier ?? '')
}

/** The file of ours that a specifier means, relative to the root; `undefined` for a package. */
function ownFile(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return relative(ROOT, join(ROOT, dirname(importer), specifier))
  const workspace = /^@lease-risk\/([a-z]+)(?:\/(.+))?$/.exec(specifier)
  return workspace ? `${workspace[1]}/src/${workspace[2] ?? 'index'}.ts` : undefined
}

function isAllowed(importer: string, imported: string): boolean {
  for (const [pattern, allowed] of MAY_IMPORT) {
    const match = pattern.exec(importer)
    if (!match) continue
    const patterns = importer.endsWith('.test.ts') ? [...allowed, ...TESTS_MAY_IMPORT] : allowed
    return patterns.some((text) => new RegExp(text.replaceAll('$1', match[1] ?? '')).test(imported))
  }
  return false
}

function sourceFiles(): string[] {
  return globSync('{contract,server,sandbox,bench}/**/*.ts', { cwd: ROOT }).filter(
    (file) => !file.includes('node_modules'),
  )
}

test('the reader of imports sees every form of them', () => {
  const forms = `
    import a from './a.ts'
    import type { B } from "./b.ts"
    import './c.ts'
    export { d } from './d.ts'
    const e = await import('./e.ts')
    import {
      f,
    } from './f.ts'
    // import g from './g.ts'
    let h: import('./h.ts').H`
  assert.deepEqual(specifiersOf(forms), ['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts', './f.ts', './h.ts'])
})

test('the walls hold where they should and open where they should', () => {
  assert.ok(!isAllowed('server/src/domain/lookup.ts', 'server/src/platform/clock.ts'))
  assert.ok(!isAllowed('server/src/features/diagnosis/diagnose.ts', 'server/src/features/map/store.ts'))
  assert.ok(!isAllowed('server/src/features/diagnosis/diagnose.ts', 'server/src/providers/juso/client.ts'))
  assert.ok(!isAllowed('server/src/providers/juso/client.ts', 'server/src/providers/vworld/client.ts'))
  assert.ok(isAllowed('server/src/features/diagnosis/diagnose.ts', 'server/src/features/map/index.ts'))
  assert.ok(isAllowed('server/src/providers/juso/client.ts', 'server/src/providers/http.ts'))
})

test('imports go one way only', () => {
  const files = sourceFiles()
  assert.ok(files.length > 30, `only ${files.length} files were found`)
  const rooms = [
    'contract/src',
    'server/src/domain',
    'server/src/platform',
    'server/src/providers',
    'server/src/evidence',
  ]
  for (const room of rooms)
    assert.ok(
      files.some((file) => file.startsWith(room)),
      `no file was found in ${room}`,
    )
  const crossed = files.flatMap((importer) =>
    specifiersOf(readFileSync(join(ROOT, importer), 'utf8')).flatMap((specifier) => {
      const imported = ownFile(importer, specifier)
      return imported === undefined || isAllowed(importer, imported) ? [] : [`${importer} imports ${imported}`]
    }),
  )
  assert.deepEqual(crossed, [])
})

test('domain and contract stay free of frameworks and input/output', () => {
  const used = sourceFiles().flatMap((importer) => {
    const rule = PACKAGES.find(([pattern]) => pattern.test(importer))
    const packages = specifiersOf(readFileSync(join(ROOT, importer), 'utf8')).filter(
      (name) => ownFile(importer, name) === undefined,
    )
    return rule ? packages.filter((name) => !rule[1].test(name)).map((name) => `${importer} uses ${name}`) : []
  })
  assert.deepEqual(used, [])
})
