import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SERVICE_NAME_EN } from '@lease-risk/contract/service-name.en'
import { SERVICE_NAME_KO } from '@lease-risk/contract/service-name.ko'
import sharp from 'sharp'
import { word } from '../../server/src/words/in-words.ts'
import { message } from '../../server/src/words/message.ts'
import { ROOT, readSource, sourceFiles } from '../../server/test/source-files.ts'

test('R-WEB-132: the service has one name in a language, in titles, cards, mails and when installed', () => {
  const page = readSource('web/index.html')
  assert.ok(page.includes(`<title>${SERVICE_NAME_KO}</title>`))
  assert.ok(page.includes(`<meta property="og:title" content="${SERVICE_NAME_KO}" />`))
  const { name, short_name: short } = JSON.parse(readSource('web/public/manifest.webmanifest')) as Record<
    string,
    string
  >
  assert.deepEqual([name, short], [SERVICE_NAME_KO, SERVICE_NAME_KO])
  const title = message('CLIENT_TITLE')
  assert.deepEqual([word(title, 'ko'), word(title, 'en')], [SERVICE_NAME_KO, SERVICE_NAME_EN])
  const written = sourceFiles('{web,server}/src/**/*.{ts,tsx}').filter((file) => {
    const source = readSource(file)
    return source.includes(SERVICE_NAME_KO) || source.includes(`'${SERVICE_NAME_EN}'`)
  })
  assert.deepEqual(written, [], 'the name is written in the contract alone')
})

test('R-WEB-132: the mark is one drawing, in the header and in every icon', async () => {
  const [, mark = ''] = /mark: '([^']+)'/.exec(readSource('web/src/ui/icon.tsx')) ?? []
  assert.ok(mark.length > 20 && readSource('web/public/favicon.svg').includes(`d="${mark}"`))
  const whole = await sharp(`${ROOT}/web/public/favicon.svg`, { density: 1_200 })
    .resize(32, 32)
    .flatten()
    .raw()
    .toBuffer()
  for (const name of ['icon-192', 'icon-512']) {
    const icon = await sharp(`${ROOT}/web/public/${name}.png`).resize(32, 32).flatten().raw().toBuffer()
    const furthest = whole.reduce((most, value, at) => Math.max(most, Math.abs(value - (icon[at] ?? 0))), 0)
    assert.ok(furthest < 96, `${name} differs by ${furthest}`)
  }
})
