import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { cpuSecondsOf } from '../../../test/cpu-seconds.ts'
import { examples, someOf } from '../../../test/examples.ts'
import { PARTING_SIGNS } from '../../../test/parting-signs.ts'
import fc from '../../../test/properties.ts'
import { inKorean } from '../../words/in-korean.fixture.ts'
import type { Text } from '../../words/message.ts'
import { parseCatalogueText } from '../district/catalogue-text.ts'
import { createDistrictCatalogue } from '../district/district-catalogue.ts'
import { shortSidoNames } from '../district/sido-names.ts'
import { createLotNumber, formatLotNumber, type LotNumber } from './lot-number.ts'
import { normaliseAddress } from './normalise-address.ts'
import { parseAddress } from './parse-address.ts'

const FILE = new URL('../district/catalogue/districts.tsv', import.meta.url)
const catalogue = createDistrictCatalogue(readFileSync(FILE, 'utf8'))
const lowest = catalogue.active().filter(({ code }) => catalogue.childrenOf(code).length === 0)

const abolished = parseCatalogueText(readFileSync(FILE, 'utf8')).flatMap(({ code, active }) =>
  active ? [] : (catalogue.find(code) ?? []),
)
const anyLowest = fc.constantFrom(...lowest)
const anyLotNumber = fc
  .tuple(fc.constantFrom('LAND' as const, 'MOUNTAIN' as const), fc.integer({ min: 1, max: 9999 }), fc.nat(9999))
  .map(([kind, main, sub]) => createLotNumber(kind, main, sub))
  .filter((lotNumber): lotNumber is LotNumber => lotNumber !== null)

/** Fragments that steer a random text into every branch of the parser. */
const anyPiece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  anyLowest.map(({ name }) => name),
  fc.constantFrom(
    '서울',
    '광주',
    '신림1동',
    '성수동',
    '1가',
    '산',
    '12-3',
    '번지',
    '호',
    '로',
    '길',
    '(',
    ')',
    '-',
    '０',
    ' ',
  ),
)
const anyText = fc.array(anyPiece, { maxLength: 12 }).map((pieces) => pieces.join(''))

test('parsing never throws, whatever the text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      parseAddress(text, catalogue)
      normaliseAddress({ address: text, jusoAddress: { admCd: text, lnbrMnnm: text, lnbrSlno: text } }, catalogue)
    }),
    { numRuns: 500 },
  )
})

test('a very long text is read as quickly as a short one', async () => {
  const long = ['서울'.repeat(50_000), '1'.repeat(100_000), '가로'.repeat(50_000), ' '.repeat(100_000)]
  assert.ok((await cpuSecondsOf(() => long.forEach((text) => parseAddress(text, catalogue)))) < 5)
})

test('the name of every district of the lowest level reads back as that district', () => {
  for (const { code, fullName } of someOf(lowest)) {
    const result = normaliseAddress({ address: `${fullName} 산 12-3` }, catalogue)
    assert.ok(result.ok, `${fullName}: ${result.ok || result.reason}`)
    assert.equal(result.address.pnu, `${code}200120003`)
  }
})

test('a 구 or 군 called by its short name means the same place, or that place among others', () => {
  const cities = catalogue.active().filter(({ level, name }) => level === 'SIGUNGU' && /.{2}[구군]$/u.test(name))
  assert.ok(cities.length > 150)
  for (const city of someOf(cities)) {
    const short = city.name.slice(0, -1)
    const [sido = ''] = shortSidoNames(city.sidoName)
    for (const { code, fullName } of lowest.filter((district) => catalogue.liesIn(district, city))) {
      const below = fullName.slice(city.fullName.length)
      for (const address of [`${short}${below} 12-3`, `${sido} ${short}${below} 12-3`]) {
        const result = normaliseAddress({ address }, catalogue)
        if (result.ok) assert.equal(result.address.pnu, `${code}100120003`, address)
        else
          assert.ok(
            result.candidates.some((candidate) => candidate.code === code),
            `${address}: ${result.reason}`,
          )
      }
    }
  }
})

test('a displayed lot reads back as the same lot', () => {
  fc.assert(
    fc.property(anyLowest, anyLotNumber, ({ code, fullName }, lotNumber) => {
      const result = normaliseAddress({ address: `${fullName} ${formatLotNumber(lotNumber)}` }, catalogue)
      assert.ok(result.ok)
      assert.deepEqual(result.lot, { legalDistrictCode: code, ...lotNumber })
      assert.deepEqual([result.address.unitText, result.address.formerCode], [null, null])
    }),
    { numRuns: 500 },
  )
})

test('blanks within the names of districts change nothing', () => {
  const anyBlanks = fc.array(fc.constantFrom('', '', ' ', '  ', '\u3000', '\t'), { minLength: 60, maxLength: 60 })
  fc.assert(
    fc.property(anyLowest, anyLotNumber, anyBlanks, ({ code, fullName }, lotNumber, blanks) => {
      const letters = Array.from(fullName.replaceAll(' ', ''))
      const spaced = letters.map((letter, at) => letter + (blanks[at] ?? '')).join('')
      const result = normaliseAddress({ address: `${spaced}${formatLotNumber(lotNumber)}` }, catalogue)
      assert.ok(result.ok)
      assert.deepEqual(result.lot, { legalDistrictCode: code, ...lotNumber })
    }),
    { numRuns: 500 },
  )
})

const SIGNS = [...PARTING_SIGNS, ' ', '-', ',', '／']
const BRACKETS = ['', '()', '[]', '{}', '<>', '〔〕', '「」', '【】', '《》', '（）', '［］']

test('R-ADDR-29: signs, brackets, blanks and full-width letters never make another lot of an address', () => {
  const anyBlank = fc.constantFrom('', '', ' ', '  ', '\u3000')
  const anyLook = fc.record({
    sign: fc.tuple(anyBlank, fc.constantFrom(...SIGNS), anyBlank).map((parts) => parts.join('')),
    hyphen: fc.constantFrom('-', '-', '－', '–', '_', '~', 'ㅡ', ' - '),
    brackets: fc.constantFrom(...BRACKETS),
    isWide: fc.boolean(),
    unit: fc.constantFrom('', '', '301호', '101동 1203호', '3층', '반지하', 'B02호', '1203'),
    parts: fc.constantFrom(2, 3, 9),
  })
  let settled = 0
  fc.assert(
    fc.property(anyLowest, anyLotNumber, anyLook, ({ code, fullName }, lotNumber, look) => {
      const number = formatLotNumber(lotNumber).replace('-', look.hyphen)
      const inBrackets = `${look.brackets.charAt(0)}${number}${look.brackets.charAt(1)}`
      const parts = [...fullName.split(' ').slice(-look.parts), inBrackets, ...look.unit.split(' ').filter(Boolean)]
      const written = parts.join(look.sign)
      const address = look.isWide
        ? written.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
        : written
      const result = normaliseAddress({ address }, catalogue)
      settled += Number(result.ok)
      if (!result.ok) return
      const { legalDistrictCode: read, ...ofRead } = result.lot
      assert.deepEqual(ofRead, lotNumber, address)
      // of two names without their province another district may be meant
      const named = catalogue
        .named(fullName.split(' ').slice(-look.parts).join(' '))
        .map(({ district }) => district.code)
      assert.ok(read === code || (look.parts < 9 && named.includes(read)), `${address}: ${result.address.jibunAddress}`)
    }),
    { numRuns: examples(1500) },
  )
  assert.ok(settled > 0, 'none was read')
})

test('a lot of any abolished district is read in its successor, or refused with the successors as candidates', () => {
  const anyAbolished = fc.constantFrom(...abolished.filter(({ emdName }) => emdName !== null))
  assert.ok(abolished.length > 28_000)
  fc.assert(
    fc.property(anyAbolished, ({ code, fullName }) => {
      const successors = catalogue.successorsOf(code)
      const result = normaliseAddress({ address: `${fullName} 12-3` }, catalogue)
      if (result.ok) return assert.ok(successors.includes(result.lot.legalDistrictCode), result.address.jibunAddress)
      const candidates = new Set(result.candidates.map((candidate) => candidate.code))
      const isThere = (successor: string) =>
        candidates.has(successor) ||
        catalogue.childrenOf(successor).some((child) => candidates.has(child.code)) ||
        candidates.size > 1
      assert.ok(successors.every(isThere), fullName)
    }),
    { numRuns: 1000 },
  )
})

/**
 * Places and buildings that are not legal districts; with the text before them, some look like one: 화성 시동|탄, 중구리|버뷰.
 */
const NO_DISTRICTS =
  '동탄 동천 동탄2신도시 왕십리 성슈동 태화 동인아파트 동아아파트 리버뷰 리젠시빌 면사무소 읍내빌라 가든빌라 구일빌라 군자마을 시티빌 ' +
  '고덕그라시움 둔촌주공아파트 힐스테이트 위시티 신도시 로얄맨션 대우아파트 산호빌 일신연립 이가네'

test('a city, the name of a place or a building and a lot number never settle on a lot of another name', () => {
  const cities = catalogue.active().filter(({ emdName }) => emdName === null)
  assert.ok(cities.length > 250)
  for (const city of someOf(cities)) {
    const [sido = ''] = shortSidoNames(city.sidoName)
    const short = city.name.replace(/(?<=..)[시군구]$/u, '')
    const written = [city.fullName, city.name, short, `${sido} ${city.name}`, `${sido} ${short}`]
    for (const name of NO_DISTRICTS.split(' ')) {
      for (const address of written.map((each) => `${each} ${name} 100번지`)) {
        const result = normaliseAddress({ address }, catalogue)
        assert.ok(!result.ok, `${address}: ${result.ok ? result.address.jibunAddress : ''}`)
        const words = address.split(' ')
        const isTorn = ({ fullName }: { fullName: Text }) =>
          !words.some((word) => inKorean(fullName).split(' ').at(-1)?.startsWith(word))
        assert.deepEqual(result.candidates.filter(isTorn), [], `${address}: ${result.reason}`)
      }
    }
  }
})
