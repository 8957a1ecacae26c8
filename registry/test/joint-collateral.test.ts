import assert from 'node:assert/strict'
import { test } from 'node:test'
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
