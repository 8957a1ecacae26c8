import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SERVICE_NAME_EN } from '@lease-risk/contract/service-name.en'
import { SERVICE_NAME_KO } from '@lease-risk/contract/service-name.ko'
import { chromium } from 'playwright-core'
import sharp from 'sharp'

/** Draws the icons of the app and the pictures for link cards, which are stored with the sources: `node web/test/cards.ts`. */
const PUBLIC = join(import.meta.dirname, '../public')
const FONT = join(import.meta.dirname, '../../node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2')
const WORDS = {
  ko: {
    name: SERVICE_NAME_KO,
    about: ['공공자료로 확인되는 것과', '직접 확인할 것을 나누어 봐요'],
    note: '계약할지 말지는 정해 주지 않아요',
  },
  en: {
    name: SERVICE_NAME_EN,
    about: ['What public data say about a home,', 'and what is left to check'],
    note: 'It does not decide whether to sign',
  },
}
const SIZE = { width: 1200, height: 630 }

const font = readFileSync(FONT).toString('base64')
const mark = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')
const icon = Buffer.from(mark).toString('base64')
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: SIZE })
for (const [language, { name, about, note }] of Object.entries(WORDS)) {
  await page.setContent(`<!doctype html><html lang="${language}"><style>
    @font-face { font-family: Pretendard; src: url(data:font/woff2;base64,${font}); font-weight: 45 920 }
    body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 84px 90px; background: #f7f4ee; color: #1d1a15;
      font-family: Pretendard; display: grid; grid-template-rows: auto 1fr auto; word-break: keep-all }
    .name { display: flex; align-items: center; gap: 28px; font-size: 44px; font-weight: 700; color: #2c3a94 }
    .name img { width: 84px; height: 84px }
    h1 { align-self: center; margin: 0; font-size: ${language === 'ko' ? 72 : 56}px; line-height: 1.3; font-weight: 700 }
    .note { font-size: 36px; color: #524c42; border-top: 6px dashed #827a6d; padding-top: 32px }
    </style><div class="name"><img src="data:image/svg+xml;base64,${icon}">${name}</div>
    <h1>${about.join('<br>')}</h1><div class="note">${note}</div>`)
  await page.evaluate(() => document.fonts.ready)
  const drawn = await page.screenshot({ clip: { x: 0, y: 0, ...SIZE } })
  await sharp(drawn)
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(join(PUBLIC, `card-${language}.png`))
}
await browser.close()

const ROUND = { from: '$&', viewBox: '0 0 32 32' }
/** Where the system cuts the corners itself, the ground reaches them. */
const SQUARE = { ...ROUND, from: '<rect x="-16" y="-16" width="64" height="64"' }
/** The mark lies within the middle that every shape leaves. */
const MASKABLE = { ...SQUARE, viewBox: '-5 -5 42 42' }
for (const [name, pixels, { from, viewBox }] of [
  ['icon-192', 192, ROUND],
  ['icon-512', 512, ROUND],
  ['apple-touch-icon', 180, SQUARE],
  ['icon-maskable-512', 512, MASKABLE],
] as const)
  await sharp(Buffer.from(mark.replace(ROUND.viewBox, viewBox).replace('<rect width="32" height="32" rx="7"', from)), {
    density: 1_200,
  })
    .resize(pixels, pixels)
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(join(PUBLIC, `${name}.png`))
