import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { encodeCp949, samplePublicPriceFiles } from '@lease-risk/sandbox'
import { fileFolder } from '../../../test/deal-files.ts'
import fc from '../../../test/properties.ts'
import { zipOf } from '../../../test/zip-file.ts'
import type { PriceRow, PublishedPrice, RefusedPrice } from '../../evidence/ports.ts'
import { openPublicPriceFile } from './price-file.ts'

const folder = fileFolder()
const SAMPLES = samplePublicPriceFiles(2026)

type Read = { prices: PublishedPrice[]; refused: RefusedPrice[]; problem: string | null; bytes: number; size: number }

async function read(name: string, content: Buffer | string): Promise<Read> {
  const path = `${folder.path}/${name}`
  writeFileSync(path, content)
  const file = openPublicPriceFile(path)
  const result: Read = { prices: [], refused: [], problem: null, bytes: 0, size: file.bytes }
  const onBytes = (count: number) => {
    result.bytes += count
  }
  const rows: PriceRow[] = []
  try {
    for await (const batch of file.rows(onBytes)) rows.push(...batch)
  } catch (error) {
    result.problem = (error as Error).message
  }
  for (const row of rows) {
    if ('refusal' in row) result.refused.push(row)
    else result.prices.push(row.price)
  }
  return result
}

const UNITS_HEADER =
  '고유번호,법정동코드,법정동명,특수지구분코드,특수지구분명,지번,기준연도,기준월,공동주택코드,공동주택구분코드,공동주택구분명,특수지명,공동주택명,동명,층명,호명,전용면적,공시가격,데이터기준일자'
const UNIT =
  '1162010200114220005,1162010200,서울특별시 관악구 신림동,1,일반,1422-5,2026,1,20123456,5,다세대,,샘플하늘빌라,동명없음,3,301,29.35,145000000,2026-05-20'

for (const [layout, { name, content }] of Object.entries(SAMPLES)) {
  test(`${layout}: every row of ${name} is read`, async () => {
    const { prices, refused, problem, bytes } = await read(name, content)
    assert.deepEqual([refused, problem, bytes], [[], null, content.length])
    assert.equal(prices.length, content.toString('latin1').trimEnd().split('\n').length - 1)
    assert.ok(prices.every(({ baseYear, baseMonth, priceWon }) => baseYear === 2026 && baseMonth === 1 && priceWon > 0))
  })
}

test('a unit of V-World: lot, building, door, floor, area and price', async () => {
  const { prices } = await read('unit.csv', encodeCp949(`${UNITS_HEADER}\n${UNIT}\n`))
  assert.deepEqual(prices, [
    {
      kind: 'APARTMENT_UNIT',
      source: 'VWORLD',
      pnu: '1162010200114220005',
      baseYear: 2026,
      baseMonth: 1,
      asOf: '2026-05-20',
      buildingName: '샘플하늘빌라',
      roadAddress: null,
      unit: { dong: null, ho: '301', floor: 3 },
      areaSquareMeter: 29.35,
      priceWon: 145_000_000,
    },
  ])
})

test('R-FILE-02: a real row of the ministry of 2020, whose last column is missing, under code page 949', async () => {
  const header =
    '"기준연도","기준월","법정동코드","도로명주소","시도","시군구","읍면","동리","특수지코드","본번","부번","특수지명","단지명","동명","호명","전용면적","공시가격","단지코드","동코드","호코드"'
  const row =
    '"2020","1","1117010100","서울특별시 용산구 후암로 65","서울특별시","용산구",""," 후암동","0","458","0","","브라운스톤남산","103","301","166.56","910000000","256703","3","9"'
  const { prices } = await read('ministry.csv', encodeCp949(`${header}\r\n${row}\r\n`))
  assert.deepEqual(prices, [
    {
      kind: 'APARTMENT_UNIT',
      source: 'DATA_GO_KR',
      pnu: '1117010100104580000',
      baseYear: 2020,
      baseMonth: 1,
      asOf: '2020-01-01',
      buildingName: '브라운스톤남산',
      roadAddress: '서울특별시 용산구 후암로 65',
      unit: { dong: '103', ho: '301', floor: 3 },
      areaSquareMeter: 166.56,
      priceWon: 910_000_000,
    },
  ])
})

test('both publications of the same units agree in lot, door, area and price', async () => {
  const plain = ({ pnu, unit, areaSquareMeter, priceWon }: PublishedPrice) =>
    JSON.stringify([pnu, unit.dong, unit.ho, areaSquareMeter, priceWon])
  const [vworld, ministry] = [
    await read(SAMPLES.units.name, SAMPLES.units.content),
    await read(SAMPLES.unitsOfMinistry.name, SAMPLES.unitsOfMinistry.content),
  ]
  assert.deepEqual(vworld.prices.map(plain).sort(), ministry.prices.map(plain).sort())
})

test('property: neither the order of the columns nor unknown ones among them matter', async () => {
  const titles = [...UNITS_HEADER.replace('기준연도', '기준년도').split(','), '새 칸']
  const cells = [...UNIT.split(','), '모르는 값']
  const { prices: expected } = await read('order.csv', `${UNITS_HEADER}\n${UNIT}\n`)
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...titles.keys()], { minLength: titles.length }), async (order) => {
      const lines = [titles, cells].map((each) => order.map((index) => each[index]).join(','))
      assert.deepEqual((await read('order.csv', `${lines.join('\n')}\n`)).prices, expected)
    }),
    { numRuns: 25 },
  )
})

test('R-FILE-05: a file of units without a column that distinguishes them is refused, and the column named', async () => {
  for (const title of ['동명', '호명', '전용면적']) {
    const place = UNITS_HEADER.split(',').indexOf(title)
    const lines = [UNITS_HEADER, UNIT].map((line) => line.split(',').toSpliced(place, 1).join(','))
    const { prices, problem } = await read('without.csv', `${lines.join('\n')}\n`)
    assert.deepEqual([prices, problem], [[], `공시가격 파일의 머리줄에 ${title} 칸이 없습니다.`])
  }
})

test('names hold commas, quoted or not', async () => {
  const bare = UNIT.replace('샘플하늘빌라', '하늘, 가,나동')
  const quoted = UNIT.replace('샘플하늘빌라', '"하늘, 가,나동"')
  const { prices, refused } = await read('commas.csv', `${UNITS_HEADER}\n${bare}\n${quoted}\n`)
  assert.deepEqual(refused, [])
  for (const { buildingName, unit, priceWon } of prices)
    assert.deepEqual([buildingName, unit.ho, priceWon], ['하늘, 가,나동', '301', 145_000_000])
  assert.equal(prices.length, 2)
})

test('what cannot be taken is refused with its line and why, the rest is read', async () => {
  const rows = [
    UNIT.replace('1162010200114220005', '116201020014220005'),
    UNIT.replace('145000000', '0'),
    UNIT.replace(',2026,1,', ',,1,'),
    UNIT.replace(',145000000', ''),
    UNIT.replace('샘플하늘빌라', '"샘플'),
    UNIT.replace('29.35', '').replace('2026-05-20', '2026-02-31'),
  ]
  const { prices, refused } = await read('bad.csv', `${UNITS_HEADER}\n${rows.join('\n')}\n`)
  assert.deepEqual(
    refused.map(({ line, refusal }) => [line, refusal]),
    [
      [2, '필지고유번호를 읽을 수 없습니다: 116201020014220005'],
      [3, '공시가격을 읽을 수 없습니다.'],
      [4, '기준연도를 읽을 수 없습니다.'],
      [5, '칸이 19개여야 하는데 18개입니다.'],
      [6, '따옴표가 닫히지 않았습니다.'],
    ],
  )
  assert.deepEqual(
    prices.map(({ areaSquareMeter, asOf }) => [areaSquareMeter, asOf]),
    [[null, '2026-01-01']],
  )
})

test('land without lot numbers (blocks) is refused as such', async () => {
  const text = SAMPLES.unitsOfMinistry.content.toString().split('\r\n').slice(0, 2).join('\r\n')
  const { refused } = await read('block.csv', text.replace(/"0",("\d+","\d+","",)/, '"3",$1'))
  assert.deepEqual(
    refused.map(({ refusal }) => refusal),
    ['지번이 없는 특수지입니다.'],
  )
})

test('a text that is no file of prices is a broken file and not an empty one', async () => {
  assert.match((await read('none.csv', '시군구,계약년월\n가,1\n')).problem ?? '', /머리줄/)
  assert.match((await read('empty.csv', '')).problem ?? '', /머리줄/)
  const without = UNITS_HEADER.replace('고유번호', '번호')
  assert.match((await read('part.csv', `${without}\n${UNIT}\n`)).problem ?? '', /특수지코드 칸이 없습니다/)
})

test('compressed: .gz, and of a .zip with names in code page 949 the largest CSV', async () => {
  const { content } = SAMPLES.houses
  const { prices } = await read('houses.csv', content)
  const zipped = await read(
    'houses.zip',
    zipOf([
      { name: encodeCp949('설명서.txt'), content: Buffer.alloc(200_000, 'a') },
      { name: encodeCp949('샘플.csv'), content: content.subarray(0, 300) },
      { name: encodeCp949('개별주택가격.csv'), content },
    ]),
  )
  assert.deepEqual([zipped.prices, zipped.problem], [prices, null])
  assert.ok(zipped.bytes > 0 && zipped.bytes <= zipped.size)
  assert.deepEqual((await read('houses.csv.gz', gzipSync(content))).prices, prices)
  assert.match(
    (await read('other.zip', zipOf([{ name: Buffer.from('a.txt'), content }]))).problem ?? '',
    /CSV가 없습니다/,
  )
  for (const [name, bytes] of [
    ['cut.zip', zipOf([{ name: Buffer.from('a.csv'), content }]).subarray(0, 400)],
    ['cut.csv.gz', gzipSync(content).subarray(0, -20)],
    ['plain.csv.gz', content],
  ] as const)
    assert.match((await read(name, bytes)).problem ?? '', /압축을 풀 수 없습니다/, name)
})

test('lines that end as some spreadsheets write them are lines', async () => {
  const { content } = SAMPLES.houses
  const { prices } = await read('houses.csv', content)
  const returns = Buffer.from(content.toString('latin1').replaceAll(/\r?\n/g, '\r'), 'latin1')
  assert.deepEqual((await read('returns.csv', returns)).prices, prices)
})

test('property: no bytes make a reader fail otherwise than by saying that the file is broken', async () => {
  const start = fc.constantFrom('', `${UNITS_HEADER}\n`, `${UNITS_HEADER}\n${UNIT}`)
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), start, async (bytes, before) => {
      const { prices } = await read('any.csv', Buffer.concat([Buffer.from(before), bytes]))
      for (const { pnu, priceWon, areaSquareMeter } of prices) {
        assert.match(pnu, /^\d{19}$/)
        assert.ok(Number.isSafeInteger(priceWon) && priceWon > 0 && (areaSquareMeter === null || areaSquareMeter > 0))
      }
    }),
    { numRuns: 60 },
  )
})

test('an area that no home has, and no column holds, is not known', async () => {
  for (const area of ['1e-60', '0.001', '99999999']) {
    const { prices } = await read('area.csv', encodeCp949(`${UNITS_HEADER}\n${UNIT.replace('29.35', area)}\n`))
    assert.deepEqual(
      prices.map(({ areaSquareMeter }) => areaSquareMeter),
      [null],
    )
  }
})
