import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { zstdCompressSync } from 'node:zlib'
import fc from '../../../../test/properties.ts'
import { packRecord, unpackRecord } from './packed-record.ts'

/** SHA-256 of each dictionary. What was packed with a dictionary can only be read with the same bytes. */
const FIRST_USED: Record<string, string> = {
  '1.txt': 'b95a1af33b2582c77a9d8b6f448ae7ca08c4a266696c610b3f5757680d5febf2',
  '2.txt': '6651febabf637ee9a00b1dc2f524a9eb648d4c0a3c4a026aed615937cb841c15',
  '3.txt': '8a3b97d7f6838813bf56b34151f4f59a6c56325282bde349c7d7ef11886e622d',
  '4.txt': '7f0145c46269baae73b6665778b609a517952a3bdb81959ab5928097109132d7',
}

test('a dictionary that is in use never changes and never goes', () => {
  const folder = new URL('dictionaries/', import.meta.url)
  const found = readdirSync(folder).map((name) => [
    name,
    createHash('sha256')
      .update(readFileSync(new URL(name, folder)))
      .digest('hex'),
  ])
  assert.deepEqual(Object.fromEntries(found), FIRST_USED)
})

test('a record of each dictionary is read, also of one that is not written yet', () => {
  const text = Buffer.from('{"of":"an answer"}\n{"its":"basis"}')
  for (const name of Object.keys(FIRST_USED)) {
    const dictionary = readFileSync(new URL(`dictionaries/${name}`, import.meta.url))
    const head = Buffer.from([Number.parseInt(name, 10)])
    const { answer, basis } = unpackRecord(Buffer.concat([head, zstdCompressSync(text, { dictionary })]))
    assert.deepEqual([answer.toString('utf8'), basis()], ['{"of":"an answer"}', { its: 'basis' }])
  }
})

test('what is packed comes back byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ stringUnit: 'grapheme' }), fc.jsonValue(), async (answer, basis) => {
      const text = JSON.stringify({ answer })
      const unpacked = unpackRecord(await packRecord({ answer }, { basis }))
      assert.equal(unpacked.answer.toString('utf8'), text)
      assert.deepEqual(unpacked.basis(), JSON.parse(JSON.stringify({ basis })))
    }),
  )
})

test('half of a surrogate pair, in a short text or a long one, is escaped by what writes the record', async () => {
  const texts = ['\ud83d', '\ude00', '빌라 \ud83d 3층', `${'가'.repeat(80)}\ud83d`, '\ud83d\ude00']
  const unpacked = unpackRecord(await packRecord({ texts }, { texts }))
  assert.deepEqual(JSON.parse(unpacked.answer.toString('utf8')), { texts })
  assert.deepEqual(unpacked.basis(), { texts })
})

test('many that are packed at once, short ones and some of megabytes, each come back as themselves', async () => {
  const answers = Array.from({ length: 200 }, (_, at) => ({
    at,
    noise: randomBytes(at % 50 === 7 ? 1_500_000 : at * 20).toString('base64'),
  }))
  const records = await Promise.all(answers.map((answer, at) => packRecord(answer, { at })))
  for (const [at, record] of records.entries()) {
    const { answer, basis } = unpackRecord(record)
    assert.ok(answer.toString('utf8') === JSON.stringify(answers[at]), `${at}`)
    assert.deepEqual(basis(), { at })
  }
})

test('bytes that no version packed are refused', () => {
  assert.throws(() => unpackRecord(Buffer.alloc(0)), /no dictionary/)
  assert.throws(() => unpackRecord(Buffer.from([250, 1, 2])), /no dictionary 250/)
  assert.throws(() => unpackRecord(Buffer.from([1, 1, 2])))
})
