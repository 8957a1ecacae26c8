import assert from 'node:assert/strict'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { readSource, sourceFiles, withoutComments } from '../../server/test/source-files.ts'

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

type Use = { file: string; name: string; sheet: string }

const classesOf = new Map(
  sourceFiles('web/src/**/*.module.css').map((sheet) => [
    sheet,
    new Set([...withoutComments(readSource(sheet)).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
  ]),
)
const uses: Use[] = sourceFiles('web/src/**/*.{ts,tsx}').flatMap((file) =>
  [...readSource(file).matchAll(IMPORT)].map(([, name = '', path = '']) => ({
    file,
    name,
    sheet: join(dirname(file), path),
  })),
)

/** The classes that a file names, and whether it names some dynamically. */
function namedBy({ file, name }: Use): { named: string[]; ends: string[]; isByValue: boolean } {
  const source = readSource(file)
  const indexes = [...source.matchAll(new RegExp(`\\b${name}\\[(?:'([^']+)'|\`\\$\\{\\w+\\}(\\w+)\`|[^\\]]+)`, 'g'))]
  return {
    named: indexes.flatMap(([, literal]) => literal ?? []),
    ends: indexes.flatMap(([, , end]) => end ?? []),
    isByValue: indexes.some(([, literal, end]) => literal === undefined && end === undefined),
  }
}

test('every class of a style sheet is used', () => {
  assert.ok(classesOf.size > 30 && uses.length > classesOf.size)
  const unused = [...classesOf].flatMap(([sheet, classes]) => {
    const users = uses.filter((use) => use.sheet === sheet).map(namedBy)
    const named = new Set(users.flatMap((user) => user.named))
    const isUsed = (name: string) =>
      named.has(name) || users.some(({ ends, isByValue }) => isByValue || ends.some((end) => name.endsWith(end)))
    return [...classes].filter((name) => !isUsed(name)).map((name) => `${sheet} .${name}`)
  })
  assert.deepEqual(unused, [])
})

test('every class that a screen names is in its style sheet', () => {
  const missing = uses.flatMap((use) =>
    namedBy(use).named.flatMap((name) => (classesOf.get(use.sheet)?.has(name) ? [] : [`${use.file} ${name}`])),
  )
  assert.deepEqual(missing, [])
})
