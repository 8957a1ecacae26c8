import { encodeCp949 } from './cp949.ts'
import { apartmentRows, builtBefore, houseRows, landRows, type PriceRow } from './public-price.ts'
import { SAMPLE_LOTS, type SampleLot } from './sample-lots.ts'

export type SampleFile = { name: string; content: Buffer }

/** Column titles of a file, each with the service field that fills it or a function for its value. */
type Columns = [title: string, value: string | ((row: PriceRow, lot: SampleLot) => string)][]

const lotText = (_: PriceRow, lot: SampleLot) => `${lot.isMountain ? '산 ' : ''}${lot.lotNumber}`
const dataDay = (row: PriceRow) => `${row['stdrYear']}-05-20`

const VWORLD_UNITS: Columns = [
  ['고유번호', 'pnu'],
  ['법정동코드', 'ldCode'],
  ['법정동명', 'ldCodeNm'],
  ['특수지구분코드', 'regstrSeCode'],
  ['특수지구분명', 'regstrSeCodeNm'],
  ['지번', lotText],
  ['기준연도', 'stdrYear'],
  ['기준월', 'stdrMt'],
  ['공동주택코드', 'aphusCode'],
  ['공동주택구분코드', 'aphusSeCode'],
  ['공동주택구분명', 'aphusSeCodeNm'],
  ['특수지명', 'spclLandNm'],
  ['공동주택명', 'aphusNm'],
  ['동명', 'dongNm'],
  ['층명', 'floorNm'],
  ['호명', 'hoNm'],
  ['전용면적', 'prvuseAr'],
  ['공시가격', 'pblntfPc'],
  ['데이터기준일자', dataDay],
]

const MINISTRY_UNITS: Columns = [
  ['기준연도', 'stdrYear'],
  ['기준월', (row) => String(Number(row['stdrMt']))],
  ['법정동코드', 'ldCode'],
  ['도로명주소', (_, lot) => lot.roadAddress],
  ['시도', (_, lot) => lot.district.siName],
  ['시군구', (_, lot) => lot.district.sggName],
  ['읍면', () => ''],
  // preceded by a blank, as in the real file
  ['동리', (_, lot) => ` ${lot.district.emdName}`],
  ['특수지코드', (_, lot) => (lot.isMountain ? '1' : '0')],
  ['본번', (_, lot) => String(lot.mainNumber)],
  ['부번', (_, lot) => String(lot.subNumber)],
  ['특수지명', () => ''],
  ['단지명', 'aphusNm'],
  ['동명', (row) => (row['dongNm'] === '동명없음' ? '' : (row['dongNm'] ?? ''))],
  ['호명', 'hoNm'],
  ['전용면적', 'prvuseAr'],
  ['공시가격', 'pblntfPc'],
  ['단지코드', 'aphusCode'],
  ['동코드', () => '1'],
  ['호코드', () => '1'],
  ['건축물대장PK', 'pnu'],
]

const HOUSES: Columns = [
  ['고유번호', 'pnu'],
  ['법정동코드', 'ldCode'],
  ['지번', lotText],
  ['건축물대장고유번호', 'bildRegstrEsntlNo'],
  ['기준년도', 'stdrYear'],
  ['기준월', 'stdrMt'],
  ['토지대장면적', 'ladRegstrAr'],
  ['건물산정연면적', 'buldCalcTotAr'],
  ['건물전체연면적', 'buldAllTotAr'],
  ['주택가격', 'housePc'],
  ['표준지여부', 'stdLandAt'],
  ['데이터기준일자', dataDay],
]

const LAND: Columns = [
  ['고유번호', 'pnu'],
  ['법정동코드', 'ldCode'],
  ['법정동명', 'ldCodeNm'],
  ['특수지구분코드', 'regstrSeCode'],
  ['특수지구분명', 'regstrSeCodeNm'],
  ['지번', lotText],
  ['기준연도', 'stdrYear'],
  ['기준월', 'stdrMt'],
  ['공시지가', 'pblntfPclnd'],
  ['공시일자', 'pblntfDe'],
  ['표준지여부', 'stdLandAt'],
  ['데이터기준일자', dataDay],
  ['원천시도시군구코드', (row) => (row['ldCode'] ?? '').slice(0, 5)],
]

/** Returns the published files of one base year, with their own columns and code pages, for sample lots built by then. */
export function samplePublicPriceFiles(
  year: number,
): Record<'units' | 'unitsOfMinistry' | 'houses' | 'land', SampleFile> {
  const lots = SAMPLE_LOTS.filter((lot) => builtBefore(lot, year)).toSorted((one, other) =>
    one.oldPnu < other.oldPnu ? -1 : 1,
  )
  const csv = (
    columns: Columns,
    rowsOf: (lot: SampleLot, year: number) => PriceRow[],
    cellOf: (text: string) => string,
  ) => {
    const rows = lots.flatMap((lot) =>
      rowsOf(lot, year).map((row) =>
        columns.map(([, value]) => (typeof value === 'string' ? (row[value] ?? '') : value(row, lot))),
      ),
    )
    return [columns.map(([title]) => title), ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
  }
  const bare = (text: string) => (/[",]/.test(text) ? quoted(text) : text)
  const vworld = (dataSet: string, columns: Columns, rowsOf: (lot: SampleLot, year: number) => PriceRow[]) => ({
    name: `${dataSet}_00_${year}0520.csv`,
    content: encodeCp949(csv(columns, rowsOf, bare)),
  })
  return {
    units: vworld('AL_D167', VWORLD_UNITS, apartmentRows),
    unitsOfMinistry: {
      name: `국토교통부_주택 공시가격 정보(${year}).csv`,
      content: Buffer.from(`\uFEFF${csv(MINISTRY_UNITS, apartmentRows, quoted)}`),
    },
    houses: vworld('AL_D169', HOUSES, houseRows),
    land: vworld('AL_D151', LAND, landRows),
  }
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
