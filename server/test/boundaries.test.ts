import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importsOf, ownFile, readSource, sourceFiles } from './source-files.ts'

const CONTRACT = '^contract/src/'
/** Lists of codes without anything else. */
const CODES = '^contract/src/codes/'
/** Amounts and counts in words, the same in the client. */
const FIGURES = '^contract/src/figures-in-words\\.ts'
const SERVICE_NAME = '^contract/src/service-name\\.(ko|en)\\.ts'
const REGISTRY = '^registry/src/'
const SERVER = '^server/src/'
/** What a module exports to others. */
const FEATURES = `${SERVER}features/[^/]+/index\\.ts`
const EVIDENCE = `${SERVER}evidence/(ports|([^/]+/)?index)\\.ts`
/** The one type of what every feature is given. */
const SERVICES = `${SERVER}services\\.ts`
/** What the application connects. */
const MODULES = `${SERVER}(evidence|features/[^/]+)/plugin\\.ts`

/**
 * Which of our modules may import which; the first line that matches an importer counts. `$1` is the importer's matched
 * group. Packages are not checked, except in the last table.
 */
const MAY_IMPORT: [importer: RegExp, allowed: string[]][] = [
  [/^contract\/src\//, [CONTRACT]],
  [/^registry\/src\//, [REGISTRY]],
  [/^registry\/test\//, ['^registry/', '^server/test/', '^sandbox/src/cp949\\.ts']],
  [/^server\/src\/words\//, [`${SERVER}words/`, `${SERVER}domain/calendar\\.ts`, CODES, FIGURES, SERVICE_NAME]],
  [/^server\/src\/domain\//, [`${SERVER}(domain|words)/`, CODES]],
  [
    /^server\/src\/platform\/load-(district-catalogue|region-reader)\.ts/,
    [`${SERVER}(platform|domain|words)/`, CONTRACT],
  ],
  [/^server\/src\/platform\//, [`${SERVER}(platform|words)/`, `${SERVER}domain/calendar\\.ts`, CONTRACT]],
  [
    /^server\/src\/providers\/([^/]+)\//,
    [
      `${SERVER}providers/$1/`,
      `${SERVER}providers/[^/]+\\.ts`,
      `${SERVER}(platform|domain|words)/`,
      `${SERVER}evidence/ports\\.ts`,
    ],
  ],
  [/^server\/src\/providers\//, [`${SERVER}providers/[^/]+\\.ts`, `${SERVER}(platform|domain|words)/`]],
  [/^server\/src\/evidence\//, [`${SERVER}(evidence|domain|platform|words)/`]],
  [
    /^server\/src\/features\/([^/]+)\//,
    [`${SERVER}features/$1/`, FEATURES, EVIDENCE, SERVICES, `${SERVER}(domain|platform|words)/`, CONTRACT],
  ],
  [
    /^server\/src\/wire-(providers|features)\.ts/,
    [`${SERVER}([^/]+\\.ts|(providers|domain|platform|words)/)`, FEATURES, EVIDENCE, MODULES, CONTRACT],
  ],
  [
    /^server\/src\/([^/]+\.ts|(cli|start|sample)\/)/,
    [
      `${SERVER}([^/]+\\.ts|(cli|start|sample|providers|domain|platform|words)/)`,
      FEATURES,
      EVIDENCE,
      CONTRACT,
      REGISTRY,
      '^sandbox/',
    ],
  ],
  [/^server\/scripts\//, ['^server/scripts/', `${SERVER}(domain|words)/`]],
  [
    /^server\/test\/docs\/answer-cases\.ts/,
    [
      `${SERVER}features/diagnosis/report/cases/[^/]+\\.fixture\\.ts`,
      `${SERVER}domain/answer/paper-cases\\.fixture\\.ts`,
    ],
  ],
  [
    /^server\/test\//,
    [
      `${SERVER}([^/]+\\.ts|(start|sample|evidence|providers|domain|platform|words)/)`,
      FEATURES,
      MODULES,
      '^(server/test|sandbox)/',
      CONTRACT,
    ],
  ],
  [/^sandbox\//, ['^sandbox/', `${SERVER}(domain|words)/`]],
  [
    /^bench\//,
    [
      `${SERVER}([^/]+\\.ts|(start|sample|providers|domain|platform|words)/)`,
      FEATURES,
      EVIDENCE,
      '^(bench|sandbox|server/test|contract)/',
    ],
  ],
]

/** A test may start the services its subject talks to. */
const TESTS_MAY_IMPORT = [
  '^server/test/',
  '^sandbox/',
  `${SERVER}(platform|domain|words|evidence|providers)/`,
  `${SERVER}features/[^/]+/([^/]+/)?[^/]+\\.fixture\\.ts`,
  CONTRACT,
]

/** The pure modules may use no libraries except these. */
const PACKAGES: [importer: RegExp, allowed: RegExp][] = [
  // the package is a table of days
  [/^server\/src\/domain\/papers\/dates\/public-holidays\.ts$/, /^@hyunbinseo\/holidays-kr\/all$/],
  [/^server\/src\/domain\/(?!.*\.(test|fixture)\.ts$)/, /^$/],
  [/^registry\/src\/(?!.*\.test\.ts$|pdf\/open-pdf\.ts$)/, /^$/],
  [/^contract\/src\/(?!.*\.test\.ts$)/, /^typebox$/],
]

function isAllowed(importer: string, imported: string): boolean {
  for (const [pattern, allowed] of MAY_IMPORT) {
    const match = pattern.exec(importer)
    if (!match) continue
    const patterns = importer.endsWith('.test.ts') ? [...allowed, ...TESTS_MAY_IMPORT] : allowed
    return patterns.some((text) => new RegExp(text.replaceAll('$1', match[1] ?? '')).test(imported))
  }
  return false
}

test('the reader of imports sees every form of them, and which of them load', () => {
  const forms = `
    import a from 'a'
    import type { B } from "b"
    import 'c'
    export { d } from 'd'
    const e = await import('e')
    import {
      f,
    } from 'f'
    // import g from 'g'
    let h: import('h').H
    import { type I } from 'i'
    export type { J } from 'j'
    export type * from 'k'
    export * from 'l'`
  assert.deepEqual(
    importsOf(forms).map(({ specifier, isLoaded }) => `${specifier}${isLoaded ? '' : '-'}`),
    ['a', 'b-', 'c', 'd', 'e-', 'f', 'h-', 'i', 'j-', 'k-', 'l'],
  )
})

test('the walls hold where they should and open where they should', () => {
  assert.ok(!isAllowed('server/src/domain/lookup.ts', 'server/src/platform/clock.ts'))
  assert.ok(!isAllowed('server/src/features/diagnosis/diagnose.ts', 'server/src/features/map/store.ts'))
  assert.ok(!isAllowed('server/src/features/diagnosis/diagnose.ts', 'server/src/providers/juso/client.ts'))
  assert.ok(!isAllowed('server/src/providers/juso/client.ts', 'server/src/providers/vworld/client.ts'))
  assert.ok(!isAllowed('server/src/providers/juso/client.ts', 'server/src/evidence/plugin.ts'))
  assert.ok(!isAllowed('server/src/features/map/routes.ts', 'server/src/evidence/deals/read-deals.ts'))
  assert.ok(!isAllowed('server/src/features/map/routes.ts', 'server/src/evidence/plugin.ts'))
  assert.ok(!isAllowed('server/src/features/diagnosis/diagnose.ts', 'server/src/features/map/plugin.ts'))
  assert.ok(!isAllowed('server/src/main.ts', 'server/src/features/map/plugin.ts'))
  assert.ok(!isAllowed('server/src/wire-features.ts', 'server/src/features/map/routes.ts'))
  assert.ok(isAllowed('server/src/wire-features.ts', 'server/src/features/map/plugin.ts'))
  assert.ok(isAllowed('server/src/features/map/routes.ts', 'server/src/evidence/index.ts'))
  assert.ok(isAllowed('server/src/features/map/routes.ts', 'server/src/evidence/district-evidence/index.ts'))
  assert.ok(isAllowed('server/src/features/diagnosis/diagnose.ts', 'server/src/features/map/index.ts'))
  assert.ok(isAllowed('server/src/providers/juso/client.ts', 'server/src/providers/http.ts'))
})

test('imports go one way only', () => {
  const files = sourceFiles()
  assert.ok(files.length > 30, `only ${files.length} files were found`)
  const rooms = [
    'contract/src',
    'registry/src',
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
    importsOf(readSource(importer)).flatMap(({ specifier }) => {
      const imported = ownFile(importer, specifier)
      return imported === undefined || isAllowed(importer, imported) ? [] : [`${importer} imports ${imported}`]
    }),
  )
  assert.deepEqual(crossed, [])
})

test('no section of a report sees a fact, a threshold or a law: it words and selects what the assessment found', () => {
  // the comparison with the previous diagnosis reads the facts of both
  const sections = sourceFiles().filter((file) =>
    /features\/diagnosis\/report\/(?!since-last\/)(?!.*\.(?:test|fixture)\.ts$)/.test(file),
  )
  assert.ok(sections.length > 5, `only ${sections.length} sections were found`)
  const seen = sections.flatMap((importer) =>
    importsOf(readSource(importer))
      .map(({ specifier }) => specifier)
      .filter((specifier) => /lease-facts|rule-book|domain\/law|domain\/comparison\/compar/.test(specifier))
      .map((specifier) => `${importer} imports ${specifier}`),
  )
  assert.deepEqual(seen, [])
})

test('domain and contract stay free of frameworks and input/output', () => {
  const used = sourceFiles().flatMap((importer) => {
    const rule = PACKAGES.find(([pattern]) => pattern.test(importer))
    const packages = importsOf(readSource(importer))
      .map(({ specifier }) => specifier)
      .filter((name) => ownFile(importer, name) === undefined)
    return rule ? packages.filter((name) => !rule[1].test(name)).map((name) => `${importer} uses ${name}`) : []
  })
  assert.deepEqual(used, [])
})
