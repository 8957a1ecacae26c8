import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { findForbiddenWording } from './word-guard.ts'

const ROOT = new URL('../../../../', import.meta.url).pathname
/** Words that are read and not said: what the model may not say, and what a visitor may search for. */
const NOT_SAID = /word-guard|\.fixture\.ts$|\.test\.ts$|model-prompt\.ts$|model-sentence\.ts$|keyword-words\.ts$/
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const PLACEHOLDER = /\$\{[^}]*\}/g
const LITERAL = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g

test('no Korean text in the source of the service or its contract makes a forbidden statement', () => {
  const files = globSync('{server/src,contract/src}/**/*.ts', { cwd: ROOT }).filter((file) => !NOT_SAID.test(file))
  let texts = 0
  for (const file of files) {
    for (const [literal] of readFileSync(ROOT + file, 'utf8')
      .replaceAll(COMMENT, '')
      .matchAll(LITERAL)) {
      if (!/[가-힣]/.test(literal)) continue
      texts += 1
      assert.deepEqual(findForbiddenWording(literal.replaceAll(PLACEHOLDER, '0')), [], `${file}: ${literal}`)
    }
  }
  assert.ok(texts > 1_000, `only ${texts} texts were found`)
})
