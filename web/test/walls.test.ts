import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { importsOf, ownFile, sourceFiles } from '../../server/test/source-files.ts'

const ROOT = join(import.meta.dirname, '../..')
const MOST_LINES_OF_PAGE = 150

/** Allowed imports of our modules per importer; the first match applies. `$1` is the match of the importer's group. */
const MAY_IMPORT: [importer: RegExp, allowed: string[]][] = [
  // operators see an answer as its reader saw it
  [/^web\/src\/routes\/console\//, ['^web/src/routes/(console|result)/', '^web/src/(ui|lib)/', '^contract/src/']],
  // modules that read a registry document or a draft contract on the device
  [
    /^web\/src\/routes\/result\/(?:papers\/document|clauses)\//,
    ['^web/src/routes/result/', '^web/src/(ui|lib)/', '^(contract|registry)/src/', '^registry/samples/'],
  ],
  [/^web\/src\/routes\/([^/]+)\//, ['^web/src/routes/$1/', '^web/src/(ui|lib)/', '^contract/src/']],
  // an amount stays on one line wherever text is drawn
  [/^web\/src\/ui\//, ['^web/src/ui/', '^contract/src/whole-amounts']],
  [/^web\/src\/lib\//, ['^web/src/lib/', '^contract/src/']],
  [/^web\/src\//, ['^web/src/', '^contract/src/']],
]

const files = sourceFiles('web/src/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.ts'))
const sourceOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

function isAllowed(importer: string, imported: string): boolean {
  const [pattern, allowed] = MAY_IMPORT.find(([known]) => known.test(importer)) ?? []
  const own = pattern?.exec(importer)?.[1] ?? ''
  return (allowed ?? []).some((text) => new RegExp(text.replace('$1', own)).test(imported))
}

test('the walls hold where they should', () => {
  assert.ok(!isAllowed('web/src/routes/start/page.tsx', 'web/src/routes/terms/page.tsx'))
  assert.ok(!isAllowed('web/src/ui/button.tsx', 'web/src/lib/api.ts'))
  assert.ok(!isAllowed('web/src/lib/api.ts', 'web/src/ui/button.tsx'))
  assert.ok(!isAllowed('web/src/routes/start/page.tsx', 'server/src/domain/calendar.ts'))
  assert.ok(!isAllowed('web/src/routes/result/page.tsx', 'web/src/routes/console/record/facts.tsx'))
  assert.ok(isAllowed('web/src/routes/result/ask/page.tsx', 'web/src/routes/result/queries.ts'))
})

test('a screen knows itself, what draws and what asks; what draws knows no service', () => {
  assert.ok(files.length > 60, `only ${files.length} files were found`)
  const crossed = files.flatMap((importer) =>
    importsOf(sourceOf(importer)).flatMap(({ specifier }) => {
      const imported = ownFile(importer, specifier)
      return imported === undefined || isAllowed(importer, imported) ? [] : [`${importer} imports ${imported}`]
    }),
  )
  assert.deepEqual(crossed, [])
})

test('nothing writes markup, and no style or script stands inline', () => {
  const found = files.filter((file) => /dangerouslySetInnerHTML|\.innerHTML|outerHTML|\bstyle=\{/.test(sourceOf(file)))
  assert.deepEqual(found, [])
  assert.doesNotMatch(
    readFileSync(join(ROOT, 'web/index.html'), 'utf8'),
    /<style|<script(?![^>]*src=)|\sstyle=|\son\w+=/,
  )
})

test('a page is short', () => {
  const long = files.filter(
    (file) => file.endsWith('page.tsx') && sourceOf(file).split('\n').length > MOST_LINES_OF_PAGE,
  )
  assert.deepEqual(long, [])
})
