import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSync } from 'oxc-parser'
import { readSource, sourceFiles } from './source-files.ts'

const LONGEST_FILE = 400
/** Lines of the longest function: a screen holds about 50, a component of the client with its markup needs more. */
const LONGEST_FUNCTION = 90

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

type Sized = { at: string; lines: number }

/** Returns the lines of every function, including nested ones, from its head to its closing bracket. */
function functionsOf(file: string, source: string): Sized[] {
  const { program, errors } = parseSync(file, source)
  assert.deepEqual(errors, [], file)
  const found: Sized[] = []
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  function visit(node: unknown): void {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && FUNCTIONS.has(String(node.type)) && 'start' in node && 'end' in node) {
      const lines = source.slice(Number(node.start), Number(node.end)).split('\n').length
      if (lines > 1) found.push({ at: `${file}:${lineOf(Number(node.start))}`, lines })
    }
    Object.values(node).forEach(visit)
  }
  visit(program.body)
  return found
}

function linesOf(file: string): number {
  return readSource(file).trimEnd().split('\n').length
}

const files = sourceFiles('{contract,registry,server,sandbox,bench,web}/**/*.{ts,tsx}')
const isTest = (file: string) => /\.(test|fixture)\.tsx?$|^\w+\/test\//.test(file)

test('functions are measured wherever they stand', () => {
  const source = `
    export async function declared(): Promise<void> {
      await 1
    }
    const arrow = ({ text }: { text: string }) => ({
      '}': text,
      method() {
        return \`\${text} {
        \`
      },
    })
    const short = () => /[{]/.test('{')`
  assert.deepEqual(functionsOf('any.ts', source), [
    { at: 'any.ts:2', lines: 3 },
    { at: 'any.ts:5', lines: 7 },
    { at: 'any.ts:7', lines: 4 },
  ])
  assert.deepEqual(functionsOf('any.tsx', 'export const Any = () => (\n  <p>\n    {"{"}\n  </p>\n)'), [
    { at: 'any.tsx:1', lines: 5 },
  ])
})

test('a file has one subject', () => {
  assert.ok(files.length > 1000, `only ${files.length} files were found`)
  const sizes = files.map((file): Sized => ({ at: file, lines: linesOf(file) }))
  assert.deepEqual(
    sizes.filter(({ lines }) => lines > LONGEST_FILE),
    [],
  )
})

test('a function can be read as a whole', () => {
  const functions = files
    .filter((file) => /^(server|web)\//.test(file) && !isTest(file))
    .flatMap((file) => functionsOf(file, readSource(file)))
  assert.ok(functions.length > 1000, `only ${functions.length} functions were found`)
  assert.deepEqual(
    functions.filter(({ lines }) => lines > LONGEST_FUNCTION),
    [],
  )
})
