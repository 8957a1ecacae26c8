import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readDocument } from '../../registry/src/papers/read-document.ts'
import { pagesOfBytes } from '../../registry/src/pdf/open-pdf.ts'
import { SAMPLE_DOCUMENTS } from '../../registry/test/generator/samples.ts'
import { TODAY } from '../../registry/test/read-printed.ts'
import { homesOf, SAMPLE_LOTS } from '../../sandbox/src/sample-lots.ts'

const FOLDER = join(import.meta.dirname, '../../registry/samples')
const MOST_BYTES = 60_000

for (const { file, bytes } of SAMPLE_DOCUMENTS)
  test(`R-REG-22: ${file} is small and as the generator prints it, so that nobody is in it; otherwise \`npm run sample:generate\``, () => {
    const sample = readFileSync(join(FOLDER, file))
    assert.ok(sample.length <= MOST_BYTES)
    assert.ok(sample.equals(bytes))
  })

const HOME = '서울 관악구 신림동 1422-5 301호'
const lot = SAMPLE_LOTS.find(({ lotAddress }) => lotAddress === '서울특별시 관악구 신림동 1422-5')
const home = lot && homesOf(lot.building).find(({ ho }) => ho === '301')

for (const { file, document } of SAMPLE_DOCUMENTS)
  test(`${file} is of the home of the README as the building register has it, and is read without a doubt`, async () => {
    const pages = await pagesOfBytes(readFileSync(join(FOLDER, file)))
    assert.ok(pages !== null && lot !== undefined && home !== undefined)
    const read = readDocument(pages, { ...TODAY, home: HOME, today: '2026-11-28' })
    assert.ok(read.document === 'REGISTRY')
    const { state, problems, addressText, unit, entries, owners } = read.reading
    assert.deepEqual([state, problems], ['READ', []])
    assert.equal(addressText, `${lot.lotAddress} ${lot.building.name} 제${home.floor}층 제${home.ho}호`)
    assert.deepEqual(unit, { areaSquareMeter: home.plan.areaSquareMeter, floor: home.floor })
    assert.equal(document.building?.roadAddress, lot.roadAddress)
    assert.equal(document.building?.floors.length, lot.building.floors + lot.building.basements)
    assert.ok((document.building?.registeredOn ?? '').replaceAll('-', '') >= (lot.building.approved ?? ''))
    assert.ok(entries.every((entry) => entry.state === 'SETTLED'))
    assert.deepEqual(owners, { count: 1, company: false, since: '2019-04-26' })
    for (const section of ['OWNERSHIP', 'RIGHTS'] as const) {
      const ofSection = entries.filter((entry) => entry.section === section)
      const dates = ofSection.map(({ receivedOn }) => receivedOn ?? '')
      assert.deepEqual(dates, dates.toSorted(), 'ranks follow the day of receipt')
      assert.deepEqual(
        ofSection.map(({ rank }) => rank),
        ofSection.map((_, at) => String(at + 1)),
      )
    }
  })

test('one sample has a mortgage that leaves room for the deposit, the other an auction and a registered lease', () => {
  const live = SAMPLE_DOCUMENTS.map(({ document }) =>
    document.entries
      .filter(({ kind, cancelled }) => !cancelled && !/OWNERSHIP|CANCELLATION/.test(kind))
      .map(({ kind, amountWon }) => [kind, amountWon === null ? null : amountWon / 10_000]),
  )
  assert.deepEqual(live, [
    [['MORTGAGE', 2400]],
    [
      ['AUCTION', null],
      ['MORTGAGE', 7200],
      ['LEASE_REGISTRATION', 13_000],
    ],
  ])
  const [saleManwon, depositManwon] = [home?.plan.sale ?? 0, 12_000]
  assert.ok((2400 + depositManwon) / saleManwon < 0.8)
  assert.ok(7200 + 13_000 > saleManwon)
})
