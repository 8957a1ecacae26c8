import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileFolder, leaseItem, monthDump } from '../../../test/deal-files.ts'
import fc from '../../../test/properties.ts'
import { openDealFile } from './deal-file.ts'
import { dealOf, type FileRecord, read, reasonOf, withContent } from './read-file.fixture.ts'

const folder = fileFolder()

test('a dump of rights to apartments to come is refused, item for item', async () => {
  const { deposit: _deposit, monthlyRent: _rent, ...item } = leaseItem({ dealAmount: '90,000', ownershipGbn: '분' })
  const { records } = await read(folder.write('rights.json', monthDump([item])))
  assert.deepEqual(records.map(reasonOf), ['어느 거래 자료인지 알 수 없습니다.'])
})

test('a text without the header of the export is a broken file and not an empty one', async () => {
  assert.match((await read(folder.write('other.csv', '이름,나이\n가,1\n'))).problem ?? '', /머리줄/)
  assert.match((await read(folder.write('empty.csv', ' \n'))).problem ?? '', /비어/)
})

test('a JSON dump: items, place from the item, and the whole month when the envelope counts it', async () => {
  const path = folder.write('month.json.gz', monthDump([leaseItem(), leaseItem({ monthlyRent: '70', sggCd: '' })]))
  const file = openDealFile(path)
  const records: FileRecord[] = []
  for await (const part of file.records(() => undefined)) records.push(...part.map(withContent))
  assert.deepEqual(
    records.map((record) => [record.record, dealOf(record)?.monthlyRentManwon, 'place' in record && record.place]),
    [
      [1, 0, { lawdCd: '11620', nameBelow: '신림동' }],
      [2, 70, { lawdCd: '11620', nameBelow: '신림동' }],
    ],
  )
  const day = new Date('2026-08-09T00:00:00+09:00')
  assert.deepEqual(file.wholeMonth(), { lawdCd: '11620', dealMonth: '202607', collectedAt: day })
})

test('R-DEAL-14: a dump with fewer items than it states gives them and says how many it lacks; no whole month', async () => {
  const path = folder.write('short.json', monthDump([leaseItem()], { total: 2 }))
  const { records, problem } = await read(path)
  assert.deepEqual([records.length, problem], [1, '한 달의 거래 2건 가운데 1건만 들어 있습니다.'])
  const file = openDealFile(path)
  await assert.rejects(async () => {
    for await (const _ of file.records(() => undefined)) continue
  })
  assert.equal(file.wholeMonth(), null)
})

test('a dump with more items than it states is read to its end, and no whole month', async () => {
  const file = openDealFile(folder.write('long.json', monthDump([leaseItem(), leaseItem()], { total: 1 })))
  for await (const _ of file.records(() => undefined)) continue
  assert.equal(file.wholeMonth(), null)
})

test("the service's own replies are read too, XML and JSON", async () => {
  for (const source of ['AptRent', 'AptTradeDev', 'OffiRent', 'OffiTrade', 'RHRent', 'RHTrade', 'SHRent', 'SHTrade']) {
    const { pathname } = new URL(`fixtures/${source}.xml`, import.meta.url)
    const { records, problem } = await read(pathname)
    assert.equal(problem, null)
    assert.ok(records.length > 0)
    const sources = new Set(records.map((record) => dealOf(record)?.source ?? source))
    assert.deepEqual([...sources], [source])
    assert.ok(records.some((record) => dealOf(record) !== null))
  }
  const { records } = await read(new URL('fixtures/AptTradeDev-one.json', import.meta.url).pathname)
  assert.equal(dealOf(records[0])?.source, 'AptTradeDev')
})

test('one item that is no XML is refused by itself, in a document that is', async () => {
  const xml = (name: string) => `<item><aptNm>${name}</aptNm><dealYear>2026</dealYear></item>`
  const text = `<response><body><items>\n${xml('가')}\n${xml('R&D')}\n${xml('나')}</items></body></response>`
  const { records, problem } = await read(folder.write('broken-item.xml', text))
  assert.equal(problem, null)
  assert.deepEqual(
    records.map(({ line, record, text: item }) => `${line} ${record} ${item.includes('R&D')}`),
    ['2 1 false', '3 2 true', '4 3 false'],
  )
  assert.equal(reasonOf(records[1]), '항목을 읽을 수 없습니다.')
})

test('a file cut anywhere gives the records before the cut and says that it is broken', async () => {
  const items = Array.from({ length: 40 }, (_, index) =>
    leaseItem({ floor: String(index + 1), aptNm: `{"가}" ${index}` }),
  )
  const text = monthDump(items)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: Buffer.byteLength(text) - 2 }), async (length) => {
      const path = folder.write('cut.json', '')
      writeFileSync(path, Buffer.from(text).subarray(0, length))
      const { records, problem } = await read(path)
      assert.notEqual(problem, null)
      const floors = records.map((record) => dealOf(record)?.floor)
      assert.deepEqual(
        floors,
        items.slice(0, floors.length).map(({ floor }) => Number(floor)),
      )
    }),
    { numRuns: 50 },
  )
})

test('a compressed file cut in the middle gives what could be decompressed', async () => {
  const items = Array.from({ length: 3_000 }, (_, index) =>
    leaseItem({ deposit: String(10_000 + ((index * 7919) % 9973)) }),
  )
  const path = folder.write('cut.json.gz', monthDump(items))
  writeFileSync(path, readFileSync(path).subarray(0, -2_000))
  const { records, problem } = await read(path)
  assert.match(problem ?? '', /압축을 풀 수 없습니다/)
  assert.ok(records.length > 1_000 && records.length < 3_000, `${records.length} records`)
})

test('property: no bytes make a reader fail otherwise than by saying that the file is broken', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 400 }),
      fc.constantFrom('', '{', '<item>', '"시군구","계약년월"\n'),
      async (bytes, start) => {
        const path = folder.write('any', '')
        writeFileSync(path, Buffer.concat([Buffer.from(start), bytes]))
        const { records } = await read(path)
        assert.ok(Array.isArray(records))
      },
    ),
    { numRuns: 60 },
  )
})
