import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { encodeCp949 } from '@lease-risk/sandbox'
import { loadDistrictCatalogue } from '../../server/src/platform/load-district-catalogue.ts'

const UNIT_TITLES =
  '고유번호,법정동코드,법정동명,특수지구분코드,특수지구분명,지번,기준연도,기준월,공동주택코드,공동주택구분코드,공동주택구분명,특수지명,공동주택명,동명,층명,호명,전용면적,공시가격,데이터기준일자'
const HOUSE_TITLES =
  '고유번호,법정동코드,지번,건축물대장고유번호,기준년도,기준월,토지대장면적,건물산정연면적,건물전체연면적,주택가격,표준지여부,데이터기준일자'

/** The number of units per house in the country: 15.6 million units to about 2.4 million houses. */
const UNITS_PER_HOUSE = 6.5
const UNITS_PER_LOT = 34
/** The first main number of lots with houses; no lot has both units and houses. */
const FIRST_HOUSE = 5_000
const AREAS = [59.94, 84.98, 84.93, 114.72]

/**
 * Writes made-up V-World files, one pair per province: every fifteenth lot of units is a complex of hundreds, the others
 * are row houses of a dozen. Returns the paths of the files and the number of rows.
 */
export function writePriceFiles(folder: string, units: number): { paths: string[]; rows: number } {
  const provinces = ['11', '26', '28', '41']
  let rows = 0
  const paths = provinces.flatMap((province) => {
    const codes = loadDistrictCatalogue()
      .active()
      .filter(({ code, level }) => level === 'EMD' && code.startsWith(province))
      .map(({ code }) => code)
    const share = units / provinces.length
    return [
      writeRows(join(folder, `AL_D167_${province}_20260520.csv`), UNIT_TITLES, unitRows(codes, share)),
      writeRows(
        join(folder, `AL_D169_${province}_20260520.csv`),
        HOUSE_TITLES,
        houseRows(codes, share / UNITS_PER_HOUSE),
      ),
    ].map(({ path, count }) => {
      rows += count
      return path
    })
  })
  return { paths, rows }
}

function writeRows(path: string, titles: string, lines: Iterable<string>): { path: string; count: number } {
  const file = openSync(path, 'w')
  let text = `${titles}\n`
  let count = 0
  for (const line of lines) {
    text += `${line}\n`
    count += 1
    if (text.length > 1_000_000) {
      writeSync(file, encodeCp949(text))
      text = ''
    }
  }
  writeSync(file, encodeCp949(text))
  closeSync(file)
  return { path, count }
}

function* unitRows(codes: string[], atLeast: number): Generator<string> {
  let count = 0
  for (let lot = 0; count < atLeast; lot++) {
    const { pnu, code, number } = placeOf(codes, lot, atLeast / UNITS_PER_LOT, 1)
    const head = `${pnu},${code},어느시 어느구 어느동,1,일반,${number},2026,1,${20_000_000 + lot}`
    const isComplex = lot % 15 === 0
    const [dongs, floors, doors] = isComplex ? [6, 5 + (lot % 21), 4] : [1, 3 + (lot % 3), 2 + (lot % 3)]
    for (let dong = 0; dong < dongs; dong++) {
      const building = isComplex
        ? `1,아파트,,어느마을${lot % 300}단지,${101 + dong}`
        : `5,다세대,,어느빌라${lot % 900},동명없음`
      for (let floor = 1; floor <= floors; floor++) {
        for (let door = 1; door <= doors; door++) {
          const area = isComplex ? AREAS[door - 1] : (25 + door * 3.17 + (lot % 40)).toFixed(2)
          const price = ((lot % 800) + 100 + floor) * 1_000_000
          yield `${head},${building},${floor},${floor}0${door},${area},${price},2026-05-20`
          count += 1
        }
      }
    }
  }
}

function* houseRows(codes: string[], count: number): Generator<string> {
  for (let lot = 0; lot < count; lot++) {
    const { pnu, code, number } = placeOf(codes, lot, count, FIRST_HOUSE)
    const areas = `${100 + (lot % 200)}.5,${80 + (lot % 150)},${90 + (lot % 170)}`
    yield `${pnu},${code},${number},${1_162_010_010_000_000 + lot},2026,1,${areas},${((lot % 900) + 100) * 1_000_000},N,2026-05-20`
  }
}

/** Returns lots in the order of their numbers, evenly spread over the districts; `first`: the first main number. */
function placeOf(
  codes: string[],
  lot: number,
  lots: number,
  first: number,
): { pnu: string; code: string; number: string } {
  const perDistrict = Math.ceil(lots / codes.length)
  const district = Math.min(codes.length - 1, Math.floor(lot / perDistrict))
  const code = codes[district] ?? ''
  const at = lot - district * perDistrict
  const [main, sub] = [Math.floor(at / 8) + first, at % 8]
  const pnu = `${code}1${String(main).padStart(4, '0')}${String(sub).padStart(4, '0')}`
  return { pnu, code, number: `${main}-${sub}` }
}
