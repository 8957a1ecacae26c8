import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { findForbiddenWording } from './word-guard.ts'

const ROOT = new URL('../../../../', import.meta.url).pathname
/** Files with words that are parsed rather than shown: those of the model, of searches and of listings. */
const NOT_SAID =
  /word-guard|\.fixture\.ts$|\.test\.ts$|model-prompt\.ts$|model-sentence\.ts$|keyword-words\.ts$|listing-statements\.ts$|debt-words\.ts$|is-of-home\.ts$/
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const PLACEHOLDER = /\$\{[^}]*\}/g
const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g

/** The literal texts in some files, each with its file. */
function textsIn(files: readonly string[]): { file: string; text: string }[] {
  return files.flatMap((file) => {
    const source = readFileSync(ROOT + file, 'utf8').replaceAll(COMMENT, '')
    return [...source.matchAll(LITERAL)].map(([text]) => ({ file, text }))
  })
}

function assertSaysNothingForbidden(texts: readonly { file: string; text: string }[]): void {
  for (const { file, text } of texts) {
    assert.deepEqual(findForbiddenWording(text.replaceAll(PLACEHOLDER, '0')), [], `${file}: ${text}`)
  }
}

test('no Korean text in the source of the service or its contract makes a forbidden statement', () => {
  const files = globSync('{server/src,contract/src}/**/*.ts', { cwd: ROOT }).filter((file) => !NOT_SAID.test(file))
  const texts = textsIn(files).filter(({ text }) => /[가-힣]/.test(text))
  assert.ok(texts.length > 1_000, `only ${texts.length} texts were found`)
  assertSaysNothingForbidden(texts)
})

test('no English text of the catalogue makes a forbidden statement', () => {
  const texts = textsIn(globSync('server/src/words/en/*.ts', { cwd: ROOT }))
  assert.ok(texts.length > 500, `only ${texts.length} texts were found`)
  assertSaysNothingForbidden(texts)
})
