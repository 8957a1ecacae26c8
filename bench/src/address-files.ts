import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { encodeCp949 } from '@lease-risk/sandbox'
import type { LegalDistrict } from '../../server/src/domain/district/legal-district.ts'
import { loadDistrictCatalogue } from '../../server/src/platform/load-district-catalogue.ts'

/** As in the country: 25 addresses a road, one in five of which has a building with a name, and one in four another lot. */
const ADDRESSES_PER_ROAD = 25
const NAMED_EVERY = 5
const OTHER_LOT_EVERY = 4
/** The biggest names of roads are in most cities. */
const SHARED_ROADS = ['중앙로', '역전로', '시청로', '공원로', '학교길', '새마을길']
const SYLLABLES =
  '가나다라마바사아자차카타파하거너더러머버서어저처고노도로모보소오조초구누두루무부수우주추강남동명반산상선성신안양연영용운원은인장전정진천청평한현호화'

/** A search as it is typed into a box, and what it asks for. */
type AddressQuestion = {
  kind: 'road' | 'half a road' | 'lot' | 'half a lot' | 'name' | 'half a name' | 'within a name'
  text: string
}

export type AddressFiles = { folder: string; rows: number; questions: AddressQuestion[] }

/**
 * Writes made-up whole files of a month in their published layout, one pair a province, with `addresses` addresses in all,
 * and notes questions about some of them. Nothing is kept in memory.
 */
export function writeAddressFiles(parent: string, addresses: number): AddressFiles {
  const folder = join(parent, '202610_도로명주소 한글_전체분')
  mkdirSync(folder, { recursive: true })
  const lowest = loadDistrictCatalogue()
    .active()
    .filter(({ level, code }) => level === 'RI' || (level === 'EMD' && !isTown(code)))
  const byProvince = Map.groupBy(lowest, ({ code }) => code.slice(0, 2))
  const questions: AddressQuestion[] = []
  let rows = 0
  for (const [province, districts] of byProvince) {
    const share = Math.round((addresses * districts.length) / lowest.length)
    rows += writeProvince(folder, province, districts, share, questions)
  }
  return { folder, rows, questions }
}

/** Lots of towns are in their villages. */
function isTown(code: string): boolean {
  return Number(code.slice(5, 8)) >= 250
}

function writeProvince(
  folder: string,
  province: string,
  districts: LegalDistrict[],
  addresses: number,
  questions: AddressQuestion[],
): number {
  const [main, other] = [
    writer(join(folder, `rnaddrkor_${province}.txt`)),
    writer(join(folder, `jibun_rnaddrkor_${province}.txt`)),
  ]
  const perDistrict = Math.ceil(addresses / districts.length)
  let rows = 0
  let road = 0
  for (const [order, district] of districts.entries()) {
    const { code, sidoName, sigunguName, emdName, riName } = district
    const names = [sidoName, sigunguName ?? '', emdName ?? '', riName ?? ''].map(encoded).join('|')
    for (let at = 0; at < perDistrict && rows < addresses * 2; at++) {
      if (at % ADDRESSES_PER_ROAD === 0) road += 1
      const roadName = road % 40 === 0 ? (SHARED_ROADS[(road / 40) % SHARED_ROADS.length] ?? '') : madeUpRoad(road)
      const roadCode = `${code.slice(0, 5)}${String(3_000_000 + road)}`
      const [number, sub] = [
        1 + ((at * 7) % 320),
        at % 3 === 0 ? 1 + (at % 12) + Math.floor(at / 2_240) : Math.floor(at / 960),
      ]
      const [lot, lotSub] = [1 + ((at * 13) % 1_900), at % 17]
      const building = at % NAMED_EVERY === 0 ? madeUpName(order * 31 + at) : ''
      const key = `${code.slice(0, 8)}${3_000_000 + road}0${pad(number)}${pad(sub)}`
      const post = String(1_000 + ((road * 7) % 62_000)).padStart(5, '0')
      const place = `${key}|${code}|${names}|0`
      main.line(
        `${place}|${lot}|${lotSub}|${roadCode}|${encoded(roadName)}|0|${number}|${sub}|${code.slice(0, 8)}00|${encoded(emdName ?? '')}|${post}||20180507|${building === '' ? 0 : 1}|||${encoded(building)}|`,
      )
      rows += 1
      if (at % OTHER_LOT_EVERY === 0) {
        other.line(`${place}|${lot}|${lotSub + 20}|${roadCode}|0|${number}|${sub}|`)
        rows += 1
      }
      if ((order * perDistrict + at) % 9_973 === 0) ask(questions, { district, roadName, number, lot, building })
    }
  }
  main.close()
  other.close()
  return rows
}

function ask(
  questions: AddressQuestion[],
  {
    district,
    roadName,
    number,
    lot,
    building,
  }: { district: LegalDistrict; roadName: string; number: number; lot: number; building: string },
): void {
  const place = district.riName === null ? (district.emdName ?? '') : `${district.emdName} ${district.riName}`
  const city = [district.sidoName, district.sigunguName].filter(Boolean).join(' ')
  const add = (kind: AddressQuestion['kind'], text: string) => questions.push({ kind, text })
  add('road', `${roadName} ${number}`)
  add('road', `${city} ${roadName} ${number}`)
  add('half a road', roadName.slice(0, 3))
  add('half a road', `${roadName} ${String(number)[0]}`)
  add('lot', `${city} ${place} ${lot}`)
  add('lot', `${place} ${lot}-1`)
  add('half a lot', `${place} ${String(lot).slice(0, 2)}`)
  const name = building || madeUpName(number * 977)
  add('name', name)
  add('name', `${place} ${name}`)
  add('half a name', name.slice(0, 3))
  add('within a name', name.slice(2))
}

function syllable(seed: number): string {
  return SYLLABLES[seed % SYLLABLES.length] ?? ''
}

function madeUpRoad(road: number): string {
  const name = syllable(road * 7) + syllable(Math.floor(road / 3) * 11) + (road % 5 === 0 ? syllable(road * 3) : '')
  return road % 3 === 0 ? `${name}로` : `${name}로${1 + (road % 180)}번길`
}

function madeUpName(seed: number): string {
  const kind = ['빌라', '아파트', '주택', '하이츠', '타운', '오피스텔', '빌'][seed % 7]
  const number = seed % 4 === 0 ? `${1 + (seed % 9)}차` : ''
  return `${syllable(seed)}${syllable(Math.floor(seed / 71) * 5)}${syllable(Math.floor(seed / 11) * 3)}${kind}${number}`
}

function pad(number: number): string {
  return String(number).padStart(5, '0')
}

const known = new Map<string, string>()

/** A text in code page 949, a character a byte: encoding each name once is many times faster. */
function encoded(text: string): string {
  let bytes = known.get(text)
  if (bytes === undefined) {
    bytes = encodeCp949(text).toString('latin1')
    if (known.size > 200_000) known.clear()
    known.set(text, bytes)
  }
  return bytes
}

/** Writes lines whose characters are bytes, a block at a time. */
export function writer(path: string) {
  const file = openSync(path, 'w')
  let text = ''
  const flush = () => {
    writeSync(file, Buffer.from(text, 'latin1'))
    text = ''
  }
  return {
    line(each: string) {
      text += `${each}\r\n`
      if (text.length > 1_000_000) flush()
    },
    close() {
      flush()
      closeSync(file)
    },
  }
}
