import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPages } from '../src/read-registry.ts'
import { layoutOf } from './generator/layout.ts'
import type { FontMetrics } from './generator/pdf-writer.ts'
import { printedPages, readPrinted, TODAY } from './read-printed.ts'
import { change, documentOf, find, mortgage, readings } from './rights.ts'

test('R-REG-30: a mortgage that names the other homes instead of a list is of several homes', async () => {
  const single = mortgage('1', 100_000_000)
  const joint = mortgage('2', 50_000_000)
  const document = documentOf(single, {
    ...joint,
    holder: [...joint.holder, { text: ' 공동담보 토지 서울특별시 관악구 신림동 12-3' }],
  })
  for (const reading of await readings(document)) {
    assert.equal(find(reading, '1').jointCollateral, undefined)
    assert.equal(find(reading, '2').jointCollateral, true)
  }
})

test('R-REG-30: an entry beside a mortgage that adds homes makes it one of several, and one that removes them does not', async () => {
  const added = (rank: string, purpose: string) => ({
    ...change(rank, purpose, '공동담보목록 제2020-12호', 0),
    amountWon: null,
    jointCollateralList: '2020-12',
  })
  const document = documentOf(
    mortgage('1', 100_000_000),
    added('1-1', '1번근저당권담보추가'),
    mortgage('2', 50_000_000),
    added('2-1', '2번근저당권공동담보소멸'),
  )
  for (const reading of await readings(document)) {
    assert.equal(find(reading, '1').jointCollateral, true)
    assert.equal(find(reading, '2').jointCollateral, undefined)
  }
})

const FONTS: FontMetrics[] = [
  { name: 'Batang', hangul: 1000, digit: 500, latin: 550, space: 330 },
  { name: 'NanumGothic', hangul: 870, digit: 580, latin: 520, space: 270 },
  // every letter that is not Korean has the width of a digit
  { name: 'GulimChe', hangul: 1000, digit: 500, latin: 500, space: 500 },
]

test('R-REG-01: however many blanks of the font stand before the number of a list or a ledger, no letter is missing', async () => {
  for (const font of FONTS)
    for (const blanks of [1, 2, 3])
      for (const seed of [1, 2, 4, 6]) {
        const list = `공동담보목록${' '.repeat(blanks)}제2021-55호`
        const given = mortgage('1', 156_000_000)
        const document = documentOf({
          ...given,
          holder: [...given.holder, { text: ` ${list}` }],
          jointCollateralList: '2021-55',
        })
        const layout = { ...layoutOf(seed), font, blank: ' ', rules: 'GRID' as const, cellsFrom: 'TOP' as const }
        const reading = await readPrinted(document, layout)
        const { state, jointCollateralList } = find(reading, '1')
        assert.deepEqual([state, jointCollateralList], ['SETTLED', '2021-55'], `${font.name} ${blanks} ${seed}`)
      }
})

test('R-REG-01: a letter that is missing before the number of a list is no blank', async () => {
  const given = mortgage('1', 156_000_000)
  const document = documentOf({
    ...given,
    holder: [...given.holder, { text: ' 공동담보목록 제2021-55호' }],
    jointCollateralList: '2021-55',
  })
  for (const gone of ['2', '5', '제']) {
    const layout = { ...layoutOf(2), pieces: 'LETTER' as const, blank: ' ' }
    const pages = await printedPages(document, layout)
    const harmed = pages.map((page) => {
      const text = page.items.map((item) => item.text).join('')
      const start = text.indexOf('공동담보목록')
      const at = start < 0 ? -1 : text.indexOf(gone, start)
      return { ...page, items: page.items.filter((_, index) => index !== at) }
    })
    const reading = readPages(harmed, TODAY)
    assert.equal(find(reading, '1').state, 'DOUBTED', gone)
    assert.ok(reading.problems.length > 0, 'the doubt has a reason')
  }
})
