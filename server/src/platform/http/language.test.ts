import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Type } from 'typebox'
import { testHttpApp } from '../../../test/app.ts'
import fc from '../../../test/properties.ts'
import { message } from '../../words/message.ts'
import { envelope, ok } from './envelope.ts'
import { AppError } from './errors.ts'
import { preferredLanguage } from './language.ts'

const { app } = await testHttpApp({
  async addRoutes(app) {
    const config = { access: 'public' } as const
    app.get('/done', { config, schema: { response: ok(Type.Null()) } }, async () => envelope(null))
    app.get('/refused', { config }, async () => {
      throw new AppError('COMMON_404_NOT_FOUND', { message: message('REQUEST_DONE') })
    })
  },
})
const DONE = { ko: '요청을 처리했습니다.', en: 'The request is done.' }

async function ask(url: string, accepted?: string) {
  const answer = await app.inject({ url, headers: accepted === undefined ? {} : { 'accept-language': accepted } })
  return {
    text: answer.json<{ message: string }>().message,
    language: answer.headers['content-language'],
    vary: String(answer.headers['vary']),
    answer,
  }
}

for (const path of ['/done', '/refused']) {
  test(`R-HTTP-21: ${path} is in the language that is asked for, and says so`, async () => {
    for (const [query, accepted, language] of [
      ['', undefined, 'ko'],
      ['', 'en-GB,en;q=0.9,ko;q=0.1', 'en'],
      ['', 'fr', 'ko'],
      ['?lang=en', undefined, 'en'],
      ['?lang=ko', 'en', 'ko'],
      ['?lang=', 'en', 'en'],
    ] as const) {
      const { text, language: said, vary } = await ask(`${path}${query}`, accepted)
      assert.deepEqual([text, said], [DONE[language], language], `${query} ${accepted}`)
      assert.match(vary, /accept-language/i)
    }
  })
}

test('R-HTTP-21: a language that there is not is a wrong field, also twice', async () => {
  for (const query of ['?lang=fr', '?lang=en&lang=ko', '?lang=EN']) {
    const { answer } = await ask(`/done${query}`, 'en')
    assert.equal(answer.statusCode, 400, query)
    assert.deepEqual(answer.json().errors, [
      { field: 'lang', code: 'NOT_ALLOWED', message: 'Choose one of these values: ko, en' },
    ])
  }
})

test('Accept-Language is read with ranges, weights and nonsense', () => {
  for (const [accepted, language] of [
    ['en', 'en'],
    ['EN-us', 'en'],
    ['ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7', 'ko'],
    ['en;q=0.2,ko;q=0.8', 'ko'],
    ['ko;q=0,en', 'en'],
    ['fr-FR, en;q=0.5', 'en'],
    ['*', 'ko'],
    ['', 'ko'],
    [undefined, 'ko'],
  ] as const)
    assert.equal(preferredLanguage(accepted), language, accepted)
  fc.assert(fc.property(fc.string(), (accepted) => ['ko', 'en'].includes(preferredLanguage(accepted))))
})
