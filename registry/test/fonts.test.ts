import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOfBytes } from '../src/pdf/open-pdf.ts'
import { readPages } from '../src/read-registry.ts'
import { ENCODINGS, withEncoding } from './generator/encodings.ts'
import { invent } from './generator/invent.ts'
import { layoutOf } from './generator/layout.ts'
import { print } from './generator/print.ts'
import { TODAY } from './read-printed.ts'

const FILE = print(invent(12), layoutOf(1))
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
