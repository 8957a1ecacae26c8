import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOfBytes } from '../src/pdf/open-pdf.ts'
import { hexOf, writePdf } from './generator/pdf-writer.ts'

const FONT = { name: 'Batang', hangul: 1000, digit: 500, latin: 550, space: 330 }
const TEXT = `BT /F0 10 Tf 50 700 Td ${hexOf('등기사항전부증명서')} Tj ET`
const HIDDEN = `BT 3 Tr /F0 10 Tf 50 700 Td ${hexOf('등기사항전부증명서')} Tj ET`
const PICTURE = 'q 595 0 0 842 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID x EI Q'
const RULE = '50 690 m 300 690 l S'

async function pageOf(content: string) {
  const pages = await pagesOfBytes(writePdf({ width: 595, height: 842, contents: [content], fonts: [FONT] }))
  const [page] = pages ?? []
  assert.ok(page)
  return page
}

test('R-REG-06: text under a picture or hidden is a scan, text over a pattern of the paper is not', async () => {
  const pages: [content: string, scanned: boolean][] = [
    [`${TEXT}\n${RULE}`, false],
    [TEXT, false],
    [`${PICTURE}\n${TEXT}\n${RULE}`, false],
    [`${PICTURE}\n${TEXT}`, true],
    [`${TEXT}\n${RULE}\n${PICTURE}`, true],
    [`${PICTURE}\n${HIDDEN}\n${RULE}`, true],
  ]
  for (const [content, scanned] of pages) assert.equal((await pageOf(content)).scanned, scanned, content)
})

test('letters come one by one, where they stand, however the content is turned and scaled', async () => {
  const page = await pageOf(`q 2 0 0 2 0 0 cm BT /F0 5 Tf 110 Tz 2 Tc 50 300 Td ${hexOf('가1')} Tj ET Q`)
  const rounded = page.items.map(({ text, x, y, width, height }) => [text, ...[x, y, width, height].map(Math.round)])
  assert.deepEqual(rounded, [
    ['가', 100, 242, 11, 10],
    ['1', 115, 242, 6, 10],
  ])
})
