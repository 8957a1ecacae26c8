import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiDocument } from '../src/platform/http/api-groups.ts'
import { word } from '../src/words/in-words.ts'
import { message } from '../src/words/message.ts'
import { testService } from './service.ts'

const { app } = await testService()
const document = (await app.inject('/v3/api-docs')).json<ApiDocument>()

/** Returns the formats and patterns of all requests; a referenced schema counts once. */
function formatsOfRequests(): Set<string> {
  const formats = new Set<string>()
  const seen = new Set<unknown>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return
    seen.add(node)
    const { $ref, format, pattern, not: _, ...members } = node as Record<string, unknown>
    if (typeof $ref === 'string') {
      visit(document.components.schemas[$ref.split('/').at(-1) ?? ''])
    }
    for (const name of [format, pattern]) if (typeof name === 'string') formats.add(name)
    Object.values(members).forEach(visit)
  }
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    const { parameters, requestBody } = operation as { parameters?: unknown; requestBody?: unknown }
    visit(parameters)
    visit(requestBody)
  }
  return formats
}

/** A format that any letter satisfies needs no explanation; a file has its own reasons, an integer its bounds. */
function explainsItself(format: string): boolean {
  return ['binary', 'int32', 'int64'].includes(format) || new RegExp(format, 'u').test('A')
}

test('every format of a field says what it wants, in English without the Korean of the API document', () => {
  const formats = [...formatsOfRequests()].filter((format) => !explainsItself(format))
  assert.ok(
    formats.includes('email') && formats.some((format) => format.includes('profile-images')),
    formats.join('\n'),
  )
  const words = (format: string) => word(message('FIELD_FORMAT', { format, description: '설명' }), 'en')
  const bare = words('')
  assert.deepEqual(
    formats.filter((format) => words(format).length <= bare.length),
    [],
    'no words in English',
  )
})
