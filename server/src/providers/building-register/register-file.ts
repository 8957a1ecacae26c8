import { readPublishedUnit } from '../../domain/property/published-unit.ts'
import type { RegisterFile, RegisterRow } from '../../evidence/ports.ts'
import { monthEndIn, openPiped, type PipedText, readPipedLines, wrongCell } from '../piped-lines.ts'
import { readTitle } from './client.ts'

/** R-REGFILE-01: the columns by the names that the interface has for them, in the order of the file. */
const TITLE_COLUMNS =
  'mgmBldrgstPk regstrGbCd regstrGbCdNm regstrKindCd regstrKindCdNm platPlc newPlatPlc bldNm sigunguCd bjdongCd platGbCd bun ji splotNm block lot bylotCnt naRoadCd naBjdongCd naUgrndCd naMainBun naSubBun dongNm mainAtchGbCd mainAtchGbCdNm platArea archArea bcRat totArea vlRatEstmTotArea vlRat strctCd strctCdNm etcStrct mainPurpsCd mainPurpsCdNm etcPurps roofCd roofCdNm etcRoof hhldCnt fmlyCnt heit grndFlrCnt ugrndFlrCnt rideUseElvtCnt emgenUseElvtCnt atchBldCnt atchBldArea totDongTotArea indrMechUtcnt indrMechArea oudrMechUtcnt oudrMechArea indrAutoUtcnt indrAutoArea oudrAutoUtcnt oudrAutoArea pmsDay stcnsDay useAprDay pmsnoYear pmsnoKikCd pmsnoKikCdNm pmsnoGbCd pmsnoGbCdNm hoCnt engrGrade engrRat engrEpi gnBldGrade gnBldCert itgBldGrade itgBldCert crtnDay rserthqkDsgnApplyYn rserthqkAblty'.split(
    ' ',
  )

/** R-REGFILE-02. */
const AREA_COLUMNS =
  'mgmBldrgstPk regstrGbCd regstrGbCdNm regstrKindCd regstrKindCdNm platPlc newPlatPlc bldNm sigunguCd bjdongCd platGbCd bun ji splotNm block lot naRoadCd naBjdongCd naUgrndCd naMainBun naSubBun dongNm hoNm flrGbCd flrGbCdNm flrNo exposPubuseGbCd exposPubuseGbCdNm mainAtchGbCd mainAtchGbCdNm flrNoNm strctCd strctCdNm etcStrct mainPurpsCd mainPurpsCdNm etcPurps area crtnDay'.split(
    ' ',
  )

/** The last column that is read; what a later release of the file adds behind it is not. */
const LAST_OF_TITLES = 'hoCnt'
const LAST_OF_AREAS = 'area'
const MOST_COLUMNS = 120

/** What the cells hold that are read. Blanks stand for nothing. */
const KEY = /^[\d-]{1,33}$/
const CODE = /^\d{5}$/
const NUMBER = /^(?:-?\d{1,12}(?:\.\d+)?)?$/
const CELLS: Record<string, RegExp> = {
  mgmBldrgstPk: KEY,
  sigunguCd: CODE,
  bjdongCd: CODE,
  platGbCd: /^[0-2]$/,
  bun: /^\d{1,4}$/,
  ji: /^\d{1,4}$/,
  mainAtchGbCd: /^[01]?$/,
  mainPurpsCd: /^(?:\d{5})?$/,
  totArea: NUMBER,
  hhldCnt: NUMBER,
  fmlyCnt: NUMBER,
  grndFlrCnt: NUMBER,
  ugrndFlrCnt: NUMBER,
  hoCnt: NUMBER,
  useAprDay: /^\d{0,8}$/,
  flrNo: NUMBER,
  exposPubuseGbCd: /^[12]$/,
  area: NUMBER,
}

type Layout = { columns: readonly string[]; fewest: number; checked: { at: number; pattern: RegExp }[] }

const LAYOUTS: Record<RegisterFile['kind'], Layout> = {
  TITLES: layoutOf(TITLE_COLUMNS, LAST_OF_TITLES),
  UNIT_AREAS: layoutOf(AREA_COLUMNS, LAST_OF_AREAS),
}

function layoutOf(columns: readonly string[], last: string): Layout {
  const checked = columns.flatMap((name, at) => {
    const pattern = CELLS[name]
    return pattern === undefined ? [] : [{ at, pattern }]
  })
  return { columns, fewest: columns.indexOf(last) + 1, checked }
}

/** `mart_djy_03.txt`: title sections; `mart_djy_06.txt`: areas of units. */
const OF_REGISTERS = /mart_djy_0?(?:3|6)(?!\d)/i
const OF_AREAS = /mart_djy_0?6(?!\d)/i

/** The published files of the building register at a path: one text, or those inside an archive. */
export function openRegisterFiles(path: string): Promise<RegisterFile[]> {
  return openPiped(path, OF_REGISTERS, 'mart_djy_03.txt나 mart_djy_06.txt', registerFileOf)
}

function registerFileOf({ member, names, text, ...file }: PipedText): RegisterFile {
  const kind = OF_AREAS.test(member) && !/mart_djy_0?3/i.test(member) ? 'UNIT_AREAS' : 'TITLES'
  const day = monthEndIn(names)
  return {
    ...file,
    kind,
    day,
    async *rows(onBytes) {
      if (!OF_REGISTERS.test(member))
        throw new Error(
          '이름이 mart_djy_03(표제부)이나 mart_djy_06(전유공용면적)이 아닙니다. 다른 대장은 읽지 않습니다.',
        )
      if (day === null) throw new Error('파일이나 폴더 이름에 자료의 연월(202610 또는 2026년 10월)이 없습니다.')
      const layout = LAYOUTS[kind]
      const read = kind === 'TITLES' ? readTitleLine : readAreaLine
      const counts = { fewest: layout.fewest, most: MOST_COLUMNS }
      yield* readPipedLines<Exclude<RegisterRow, { refusal: string }>>(
        text(onBytes),
        layout.columns,
        (cells, line) => {
          const refusal = refuse(cells, layout)
          if (refusal !== null) return refusal
          const pnu = pnuIn(cells)
          return pnu === null ? '블록으로만 적힌 땅이라 지번이 없습니다.' : read(cells, line, pnu)
        },
        counts,
      )
    },
  }
}

function refuse(cells: string[], { columns, checked }: Layout): string | null {
  for (const { at, pattern } of checked) {
    const cell = (cells[at] ?? '').trim()
    if (!pattern.test(cell)) return wrongCell(columns, at, cell)
  }
  return null
}

const LOT_AT = TITLE_COLUMNS.indexOf('sigunguCd')

/** The register numbers land kinds from 0, the PNU from 1. `null` for a block (2), which is no lot. */
function pnuIn(cells: string[]): string | null {
  const [sigungu = '', dong = '', land = '', main = '', sub = ''] = cells
    .slice(LOT_AT, LOT_AT + 5)
    .map((cell) => cell.trim())
  if (land === '2') return null
  return `${sigungu}${dong}${Number(land) + 1}${main.padStart(4, '0')}${sub.padStart(4, '0')}`
}

/** The cells that `readTitle` reads. */
const READ_OF_TITLES =
  'mgmBldrgstPk regstrKindCdNm mainAtchGbCd bldNm dongNm platPlc newPlatPlc mainPurpsCd mainPurpsCdNm etcPurps hhldCnt fmlyCnt hoCnt grndFlrCnt ugrndFlrCnt totArea strctCdNm useAprDay'
    .split(' ')
    .map((name) => ({ name, index: TITLE_COLUMNS.indexOf(name) }))

function readTitleLine(cells: string[], line: number, pnu: string) {
  const row: Record<string, string> = {}
  for (const { name, index } of READ_OF_TITLES) row[name] = withoutControls(cells[index] ?? '')
  const building = readTitle(row)
  return building === null ? wrongCell(TITLE_COLUMNS, 0, cells[0]) : { line, pnu, building }
}

const at = (name: string) => AREA_COLUMNS.indexOf(name)
const [DONG, HO, LEVEL, FLOOR, OWNED, ANNEX, USE, AREA] = [
  at('dongNm'),
  at('hoNm'),
  at('flrGbCd'),
  at('flrNo'),
  at('exposPubuseGbCd'),
  at('mainAtchGbCd'),
  at('mainPurpsCdNm'),
  at('area'),
] as const
/** Below ground; the number of the floor has no sign. */
const BASEMENT = '10'

function readAreaLine(cells: string[], line: number, pnu: string) {
  const cell = (index: number) => withoutControls(cells[index] ?? '').trim()
  const area = Number(cell(AREA))
  // shared rooms, and what a unit owns in an annex
  if (cell(OWNED) !== '1' || cell(ANNEX) === '1' || !(area > 0)) return { line, area: null }
  const floor = Math.abs(Number(cell(FLOOR)))
  const published = floor === 0 ? '' : String(cell(LEVEL) === BASEMENT ? -floor : floor)
  const unit = readPublishedUnit({ dong: cell(DONG), ho: cell(HO), floor: published })
  return { line, area: { pnu, unit, areaSquareMeter: area, useName: cell(USE) } }
}

/** JSON and text of PostgreSQL must not contain a zero byte. */
function withoutControls(text: string): string {
  return /\p{Cc}/u.test(text) ? text.replaceAll(/\p{Cc}/gu, ' ') : text
}
