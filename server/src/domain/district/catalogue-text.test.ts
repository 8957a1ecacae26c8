import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatCatalogueText, parseCatalogueText } from './catalogue-text.ts'

const TEXT = `# Legal districts of Korea. Source: test
# code, own name; if abolished also the day, the successor codes, and ? where they are a guess
4159000000\t화성시
4159011800\t능동\t2026-02-01\t4159510300,4159710100
4159035028\t사곳리\t-\t4159035033
4159099900\t옛동\t2026-02-01\t
`

test('the catalogue file reads back as it was written', () => {
  assert.equal(formatCatalogueText(parseCatalogueText(TEXT), 'test'), TEXT)
})

test('an abolished district has a day or none, and any number of successors', () => {
  const [active, split, unknownDay, lost] = parseCatalogueText(TEXT)
  assert.deepEqual([active?.active, active?.abolishedOn, active?.successorCodes], [true, null, []])
  assert.deepEqual([split?.active, split?.abolishedOn], [false, '2026-02-01'])
  assert.deepEqual(split?.successorCodes, ['4159510300', '4159710100'])
  assert.deepEqual([unknownDay?.active, unknownDay?.abolishedOn], [false, null])
  assert.deepEqual([lost?.active, lost?.successorCodes], [false, []])
})

for (const line of ['41590\t화성시', '4159000000', '4159000000\t화성시\tyesterday\t', '4159000000\t화성시\t-\t41595']) {
  test(`a line of another shape is refused: ${JSON.stringify(line)}`, () => {
    assert.throws(() => parseCatalogueText(line), /unreadable line/)
  })
}
