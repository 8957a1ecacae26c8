import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'

/** Draws the pictures for link cards, which are stored with the sources: `node web/test/cards.ts`. */
const PUBLIC = join(import.meta.dirname, '../public')
const FONT = join(import.meta.dirname, '../../node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2')
const WORDS = {
  ko: {
    name: '계약 전 확인',
    about: ['공공자료로 확인되는 것과', '직접 확인할 것을 나누어 봅니다'],
    note: '계약 여부를 정해 주지 않습니다',
  },
  en: {
    name: 'Check before the contract',
    about: ['What public data say about a home,', 'and what is left to check'],
    note: 'It does not decide whether to sign',
  },
}
const SIZE = { width: 1200, height: 630 }

const font = readFileSync(FONT).toString('base64')
const icon = readFileSync(join(PUBLIC, 'favicon.svg')).toString('base64')
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: SIZE })
for (const [language, { name, about, note }] of Object.entries(WORDS)) {
  await page.setContent(`<!doctype html><html lang="${language}"><style>
    @font-face { font-family: Pretendard; src: url(data:font/woff2;base64,${font}); font-weight: 45 920 }
    body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 84px 90px; background: #f5f6f8; color: #171b23;
      font-family: Pretendard; display: grid; grid-template-rows: auto 1fr auto; word-break: keep-all }
    .name { display: flex; align-items: center; gap: 28px; font-size: 44px; font-weight: 700; color: #2c3a94 }
    .name img { width: 84px; height: 84px }
    h1 { align-self: center; margin: 0; font-size: ${language === 'ko' ? 72 : 56}px; line-height: 1.3; font-weight: 700 }
    .note { font-size: 36px; color: #4a5260; border-top: 6px dashed #7b8494; padding-top: 32px }
    </style><div class="name"><img src="data:image/svg+xml;base64,${icon}">${name}</div>
    <h1>${about.join('<br>')}</h1><div class="note">${note}</div>`)
  await page.evaluate(() => document.fonts.ready)
  const drawn = await page.screenshot({ clip: { x: 0, y: 0, ...SIZE } })
  await sharp(drawn)
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(join(PUBLIC, `card-${language}.png`))
}
await browser.close()
