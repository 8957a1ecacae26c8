import { encodeCp949 } from './cp949.ts'
import type { SampleFile } from './public-price-files.ts'
import { hash } from './random.ts'
import { KIND_WORDS, SAMPLE_LOTS, type SampleLot } from './sample-lots.ts'

/** New, changed, ended; empty in a whole file. */
type ChangeReason = '' | '31' | '34' | '63'

/** A row of `rnaddrkor_….txt` (R-ADDRFILE-01): 24 cells. */
function addressRow(lot: SampleLot, reason: ChangeReason, buildingName = lot.building.name ?? ''): string {
  const { district, building } = lot
  const isShared = ['Apt', 'RH'].includes(KIND_WORDS[building.kind].traded ?? '')
  const postcode = String(1_000 + (hash(lot.pnu) % 62_000)).padStart(5, '0')
  return [
    managementNumber(lot),
    ...lotCells(lot),
    roadCode(lot),
    district.road.name,
    ...buildingCells(lot),
    `${district.code.slice(0, 8)}00`,
    district.emdName,
    postcode,
    '',
    '20180507',
    isShared ? '1' : '0',
    reason,
    building.name ?? '',
    buildingName,
    '',
  ].join('|')
}

/** A row of `jibun_rnaddrkor_….txt` (R-ADDRFILE-02): 14 cells. The building stands on the next lot as well. */
function otherLotRow(lot: SampleLot, reason: ChangeReason): string {
  const next = { ...lot, subNumber: lot.subNumber + 1 }
  return [managementNumber(lot), ...lotCells(next), roadCode(lot), ...buildingCells(lot), reason].join('|')
}

function lotCells({ district, isMountain, mainNumber, subNumber }: SampleLot): string[] {
  const { code, siName, sggName, emdName, liName } = district
  return [code, siName, sggName, emdName, liName, isMountain ? '1' : '0', String(mainNumber), String(subNumber)]
}

const buildingCells = ({ roadMain, roadSub }: SampleLot) => ['0', roadMain, roadSub]
const roadCode = ({ district, roadCode: road }: SampleLot) => district.code.slice(0, 5) + road

function managementNumber(lot: SampleLot): string {
  const number = [lot.roadMain, lot.roadSub].map((part) => part.padStart(5, '0')).join('')
  return `${lot.district.code.slice(0, 8)}${lot.roadCode}0${number}`
}

const fileOf = (name: string, rows: string[]): SampleFile => ({
  name,
  content: encodeCp949(rows.map((row) => `${row}\r\n`).join('')),
})

/** Returns the whole files of each province for the sample lots, as they lie in the folder of their month. */
export function sampleAddressFiles(): SampleFile[] {
  const byProvince = Map.groupBy(SAMPLE_LOTS, ({ district }) => district.code.slice(0, 2))
  return [...byProvince].flatMap(([province, lots]) => [
    fileOf(
      `rnaddrkor_${province}.txt`,
      lots.map((lot) => addressRow(lot, '')),
    ),
    fileOf(
      `jibun_rnaddrkor_${province}.txt`,
      lots.map((lot) => otherLotRow(lot, '')),
    ),
  ])
}

/** Returns the changes of a day (`YYYYMMDD`): the lots that are given a new name, and those whose address ended. */
export function sampleAddressChanges(
  day: string,
  { renamed, ended }: { renamed: Record<string, string>; ended: readonly string[] },
): SampleFile[] {
  const changed = SAMPLE_LOTS.flatMap((lot) => {
    const name = renamed[lot.pnu]
    return name === undefined ? [] : [addressRow(lot, '34', name)]
  })
  const gone = SAMPLE_LOTS.filter(({ pnu }) => ended.includes(pnu))
  return [
    fileOf(`AlterD.JUSUKR.${day}.TH_SGCO_RNADR_MST.TXT`, [...changed, ...gone.map((lot) => addressRow(lot, '63'))]),
    fileOf(
      `AlterD.JUSUKR.${day}.TH_SGCO_RNADR_LNBR.TXT`,
      gone.length === 0 ? ['No Data'] : gone.map((lot) => otherLotRow(lot, '63')),
    ),
  ]
}
