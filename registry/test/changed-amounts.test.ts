import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPastedText } from '../src/paste/read-pasted-text.ts'
import type { EntryKind } from '../src/reading.ts'
import { copiedText } from './generator/copied-text.ts'
import type { InventedEntry } from './generator/invented.ts'
import { layoutOf } from './generator/layout.ts'
import { readPrinted, TODAY } from './read-printed.ts'
import { change, documentOf, find, mortgage, readings } from './rights.ts'

test('R-REG-15: a change beside a mortgage of a jeonse right changes that mortgage, and not the jeonse right', async () => {
  const document = documentOf(
    {
      rank: '1',
      kind: 'JEONSE_RIGHT',
      purpose: ['전세권설정'],
      holder: [{ text: '전세금 금200,000,000원 범위 전부 전세권자 이을병' }],
      amountWon: 200_000_000,
    },
    { ...mortgage('1-1', 100_000_000, { amountBefore: 100_000_000 }), purpose: ['1번전세권근저당권설정'] },
    change('1-1-1', '1-1번근저당권변경', '채권최고액 금150,000,000원', 150_000_000),
  )
  ;(document.entries[2] as InventedEntry).amountWon = 150_000_000
  for (const reading of await readings(document)) {
    assert.equal(find(reading, '1').amountWon, 200_000_000)
    assert.equal(find(reading, '1-1').amountWon, 150_000_000)
  }
})

test('R-REG-15: a change of a pledge leaves the mortgage that it is on as it is', async () => {
  const document = documentOf(
    mortgage('1', 100_000_000, { amountBefore: 100_000_000 }),
    change('1-1', '1번근저당권변경', '채권최고액 금200,000,000원', 200_000_000),
    {
      rank: '1-2',
      kind: 'OTHER',
      purpose: ['1번근저당권부질권'],
      holder: [{ text: '채권액 금30,000,000원 채권자 나래새마을금고' }],
    },
    change('1-2-1', '1-2번질권변경', '채권액 금50,000,000원', 50_000_000),
  )
  ;(document.entries[1] as InventedEntry).amountWon = 200_000_000
  for (const reading of await readings(document)) assert.equal(find(reading, '1').amountWon, 200_000_000)
})

test('R-REG-15: a change to an amount whose label is not known leaves the right in doubt, one of the rent does not', async () => {
  const won = 100_000_000
  for (const [text, state] of [
    ['담보한도액 금200,000,000원', 'DOUBTED'],
    ['채권죄고액 금일억오천만원', 'DOUBTED'],
    ['차임 월 금300,000원', 'SETTLED'],
    ['변제액 금30,000,000원', 'SETTLED'],
  ] as const) {
    const document = documentOf(mortgage('1', won), { ...change('1-1', '1번근저당권변경', text, won), amountWon: null })
    for (const seed of [1, 3, 8])
      assert.equal(find(await readPrinted(document, layoutOf(seed)), '1').state, state, text)
    assert.equal(find(readPastedText(copiedText(document), TODAY), '1').state, state, text)
  }
})

test('R-REG-11: what an entry of an unknown purpose names is in doubt', async () => {
  const document = documentOf(mortgage('1', 100_000_000), mortgage('2', 50_000_000), {
    rank: '3',
    kind: 'OTHER',
    purpose: ['1번근저당권설정등기말등'],
    holder: [],
  })
  for (const reading of [await readPrinted(document, layoutOf(1)), readPastedText(copiedText(document), TODAY)])
    assert.deepEqual(
      ['1', '2'].map((rank) => find(reading, rank).state),
      ['DOUBTED', 'SETTLED'],
    )
})

test('R-REG-11: a cancellation whose number cannot be read leaves every entry of its section in doubt', async () => {
  for (const purpose of ['번근저당권설정등기말소3', '근저당권설정등기말소']) {
    const document = documentOf(mortgage('1', 100_000_000), mortgage('2', 50_000_000), {
      rank: '3',
      kind: 'CANCELLATION',
      purpose: [purpose],
      holder: [],
    })
    for (const bare of [document, { ...document, hasSummary: false }]) {
      const reading = await readPrinted(bare, layoutOf(1))
      const states = ['1', '2'].map((rank) => find(reading, rank).state)
      assert.deepEqual(states, ['DOUBTED', 'DOUBTED'], purpose)
      assert.equal(reading.entries[0]?.state, 'SETTLED')
    }
  }
})

test('R-REG-15: a change that another entry cancels no longer counts in pasted text', () => {
  const document = documentOf(
    mortgage('1', 100_000_000),
    { ...change('1-1', '1번근저당권변경', '채권최고액 금50,000,000원', 50_000_000), cancelled: true },
    { rank: '2', kind: 'CANCELLATION', purpose: ['1-1번근저당권변경등기말소'], holder: [] },
  )
  const reading = readPastedText(copiedText(document), TODAY)
  assert.deepEqual([find(reading, '1').amountWon, find(reading, '1').state], [100_000_000, 'SETTLED'])
})

test('R-REG-15: a higher amount with a rank of its own leaves the mortgage that it names in doubt', async () => {
  const document = documentOf(
    mortgage('1', 100_000_000),
    mortgage('2', 50_000_000),
    change('3', '1번근저당권변경', '채권최고액 금300,000,000원', 300_000_000),
  )
  for (const reading of await readings(document)) {
    const { amountWon, state } = find(reading, '1')
    assert.deepEqual([amountWon, state], [300_000_000, 'DOUBTED'])
  }
})

test('R-REG-04: a mortgage that was moved and pledged agrees with a summary that repeats both, with the sum of the pledge', async () => {
  const beside = (rank: string, kind: EntryKind, purpose: string, summary: string) => ({
    rank,
    kind,
    purpose: [purpose],
    holder: [{ text: '근저당권자 나래새마을금고 110111-0000003' }],
    summary,
  })
  const moved = beside('1-1', 'TRANSFER_OF_RIGHT', '1번근저당권이전', '근저당권자 나래새마을금고')
  const document = documentOf(
    mortgage('1', 156_000_000),
    moved,
    beside('1-2', 'OTHER', '1번근저당권부질권', '채권최고액 금50,000,000원 채권자 다솔저축은행'),
    beside('1-3', 'OTHER', '1번근저당권부채권근질권', '채권액 금30,000,000원'),
  )
  for (const repeats of ['BOTH', 'MAIN', 'OLD_AND_NEW'] as const)
    for (const seed of [3, 5, 8]) {
      const reading = await readPrinted(document, { ...layoutOf(seed), repeats })
      assert.deepEqual([reading.state, reading.problems], ['READ', []], `${repeats} ${seed}`)
      assert.equal(find(reading, '1').amountWon, 156_000_000)
    }
})
