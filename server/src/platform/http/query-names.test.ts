import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PageQuery } from '@lease-risk/contract/common'
import { testHttpApp } from '../../../test/app.ts'
import { envelope } from './envelope.ts'

const { app } = await testHttpApp({
  addRoutes(app) {
    const config = { access: 'public' } as const
    app.get('/api/list', { config, schema: { querystring: PageQuery } }, async ({ query }) => envelope(query))
    app.post('/api/done', { config }, async () => envelope(null))
    app.get('/page', { config }, async () => envelope(null))
  },
})

for (const [path, fields] of [
  ['/api/list?page[]=1', ['page[]']],
  ['/api/list?page%5B%5D=1', ['page[]']],
  ['/api/list?page[0]=1&size[a][b]=2', ['page[0]', 'size[a][b]']],
  ['/api/list?page=1&lang[]=ko', ['lang[]']],
  ['/api/list?%zz=%', ['%zz']],
  ['/api/list?%C1%BD=1', ['%C1%BD']],
  ['/api/list?page=1&a%=2', ['a%']],
  ['/api/done?lang[]=1&%zz=%', ['lang[]', '%zz']],
] as const)
  test(`R-HTTP-04: ${path} is refused with the names that nobody reads`, async () => {
    const method = path.startsWith('/api/done') ? 'POST' : 'GET'
    const answer = await app.inject({ method, url: path })
    assert.equal(answer.statusCode, 400)
    const { errors } = answer.json<{ errors: { field: string; message: string }[] }>()
    assert.deepEqual(
      errors.map(({ field }) => field),
      fields,
    )
    assert.ok(errors.every(({ message }) => message.length > 0))
  })

test('R-HTTP-04: other names that an operation does not list are ignored, as are all names of a page', async () => {
  for (const url of ['/api/list?fields[]=a', '/api/list?utm_source=x&주소=1', '/page?lang[]=1&%zz=%'])
    assert.equal((await app.inject({ url })).statusCode, 200, url)
})
