import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOfBytes } from '../src/pdf/open-pdf.ts'
import { readPages } from '../src/read-registry.ts'
import { compare } from './compare.ts'
import { ENCODINGS, withEncoding, withMeaning, withNumbers } from './generator/encodings.ts'
import { invent } from './generator/invent.ts'
import { layoutOf } from './generator/layout.ts'
import { print } from './generator/print.ts'
import { TODAY } from './read-printed.ts'

const DOCUMENT = invent(12)
const FILE = print(DOCUMENT, layoutOf(1))
const read = async (file: Uint8Array) => readPages((await pagesOfBytes(file)) ?? [], TODAY)

test('R-REG-02: a document is read alike in every encoding of Korean letters, with fonts that are not embedded', async () => {
  const { entries } = await read(FILE)
  for (const encoding of ENCODINGS)
    assert.deepEqual((await read(withEncoding(FILE, encoding))).entries, entries, encoding)
})

test('R-REG-07: letters of an encoding that nobody knows are no scan', async () => {
  const { state, problems } = await read(withEncoding(FILE, 'Ours-H'))
  assert.deepEqual([state, problems], ['REFUSED', [{ code: 'LETTERS_UNKNOWN' }]])
})

test('R-REG-07: letters that all are squares, or numbers of a font, are no scan and no other document', async () => {
  const letters = [...new Set('등기사항전부증명서순위번호목적접수원인권리자및타갑을구집합건물토지고유')].join('')
  for (const to of ['25a1', 'fffd', 'e123']) {
    const reading = await read(withMeaning(withMeaning(FILE, letters, to), '0123456789', to))
    assert.deepEqual(reading.problems, [{ code: 'LETTERS_UNKNOWN' }], to)
  }
  assert.deepEqual((await read(withNumbers(FILE))).problems, [{ code: 'LETTERS_UNKNOWN' }])
})

test('R-REG-18: letters that come out as squares in a part are the reason of its doubts, which have ranks and texts', async () => {
  for (const to of ['25a1', 'fffd', 'e123', '0000'])
    for (const letters of ['0123456789', '금', '7', '근저당권', '1', '0123456789근저당권설정말소']) {
      const reading = await read(withMeaning(FILE, letters, to))
      const { entries, problems } = reading
      const wrong = compare(DOCUMENT, reading).wrong.filter((each) => !each.startsWith('lost: '))
      assert.deepEqual(wrong, [], `${letters} ${to}`)
      const says = problems.some((problem) => problem.code === 'UNREADABLE_ENTRY' && problem.why === 'LETTERS')
      assert.ok(says, `${letters} ${to}`)
      for (const { rank, source } of entries) assert.ok(rank !== '' && source.text !== '', `${letters} ${to}`)
    }
})
