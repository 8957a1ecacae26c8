import { floorIn } from '../document/title.ts'
import { hasHole } from '../geometry/holes.ts'
import type { ReadingOptions } from '../reading.ts'
import { addressIn } from './address.ts'
import { doubtedIf, isHarmless, paperProblems, stateOf } from './conclude-paper.ts'
import { labelled } from './labelled.ts'
import { issuedOnOf, type Paper, type PaperLine, placed } from './paper.ts'
import type { BuildingRegister, DoubtedPart, ReadValue, UnreadablePart } from './paper-reading.ts'
import { type PaperRow, paperTable, type TableForm } from './paper-table.ts'

const FRESH_DAYS = 30

/** Uses as named by law; other words in a cell may be anything, even a name. */
const USE =
  /^(?:다세대주택|다가구주택|다중주택|단독주택|연립주택|도시형생활주택|공동주택|아파트|오피스텔|기숙사|고시원|제?[12]종근린생활시설|근린생활시설|업무시설|숙박시설|판매시설|교육연구시설|노유자시설|창고시설|공장|사무소|사무실|소매점|일반음식점|주차장|주택)/

const UNITS: TableForm = {
  columns: [
    { role: 'sort', words: '구분' },
    { role: 'floor', words: '층별' },
    { role: 'structure', words: '[※*]?구조', unread: true },
    { role: 'use', words: '용도' },
    { role: 'area', words: '면적\\(?(?:㎡|m2|m²)?\\)?' },
    { role: 'rest', words: '성명(?:\\(?명칭\\)?)?', unread: true },
  ],
  needs: [['sort'], ['floor'], ['structure'], ['use'], ['area']],
  key: 'sort',
  beside: 'floor',
  until: /공용부분|^변동사항|건축물현황도|틀림없음을증명|^발급일|공시가격/,
}

/** Reads the data of the unit or the building from a building register. */
export function readBuildingRegister(
  paper: Paper,
  part: BuildingRegister['part'],
  options: ReadingOptions,
): BuildingRegister {
  const unreadable: UnreadablePart[] = []
  const unit = part === 'UNIT' ? unitOf(paper, unreadable) : NO_UNIT
  const use = part === 'UNIT' ? unit.use : useOfBuilding(paper)
  const households = part === 'UNIT' ? null : householdsOf(paper)
  const violation = violationIn(paper)
  const others = [unit.areaSquareMeter, unit.floor, use, households]
  const isUnclear = others.some((value) => value?.state === 'DOUBTED')
  const doubts: DoubtedPart[] = [
    ...(violation?.state === 'DOUBTED' ? (['MARK'] as const) : []),
    ...(unit.hasEndedRows ? (['ROWS_ENDED'] as const) : []),
    ...(isUnclear ? ([unit.isOfSeveralRows ? 'UNITS' : 'VALUES'] as const) : []),
  ]
  const issuedOn = issuedOnOf(paper)
  const addressText = addressIn(paper)
  const problems = paperProblems(
    paper,
    { issuedOn, addressText, freshDays: FRESH_DAYS, unreadable, doubts, problems: [] },
    options,
  )
  const isDoubted = !problems.every(isHarmless)
  const doubt = <T>(value: ReadValue<T> | null) => (value === null ? null : doubtedIf(isDoubted, value))
  const values = {
    violation: doubt(violation),
    areaSquareMeter: doubt(unit.areaSquareMeter),
    floor: doubt(unit.floor),
    use: doubt(use),
    households: doubt(households),
  }
  return {
    document: 'BUILDING_REGISTER',
    part,
    state: stateOf(problems, Object.values(values)),
    issuedOn,
    addressText,
    pages: paper.count,
    ...values,
    problems,
  }
}

/**
 * The mark is printed separately at the top. A mention elsewhere may refer to a mark that was removed, and so does a mark
 * if the last change says so.
 */
function violationIn({ lines }: Paper): ReadValue<true> | null {
  const mentions = lines.filter(({ text }) => text.includes('위반건축물'))
  const mark = mentions.find((line) => isMark(line, lines))
  const line = mark ?? mentions[0]
  if (line === undefined) return null
  const changes = mentions.filter((each) => !isMark(each, lines)).flatMap(({ text }) => text.split(/(?=위반건축물)/))
  const isLifted = LIFTED.test(changes.filter((text) => text.includes('위반건축물')).at(-1) ?? '')
  return {
    value: true,
    state: mark !== undefined && !isLifted ? 'SETTLED' : 'DOUBTED',
    source: placed(line.page, '위반건축물'),
  }
}

const TITLE = '(?:집합|일반)?건축물대장(?:총괄표제부)?(?:\\([가-힣,]{1,8}\\))?'
const MARK = new RegExp(`^(?:${TITLE})?[[(]?위반건축물[)\\]]?(?:${TITLE})?$`)
const LIFTED = /해제|해소|시정|말소|삭제/

function isMark({ at, page, text }: PaperLine, lines: readonly PaperLine[]): boolean {
  const head = lines.findIndex((line) => line.page === page && /대지위치|소재지/.test(line.text))
  const isAbove = head < 0 || at <= (lines[head]?.at ?? 0)
  return isAbove && MARK.test(text.replace(/\(?(?:\d{1,3}쪽중제?\d{1,3}쪽|\d{1,3}\/\d{1,3})\)?$/, ''))
}

type Unit = Pick<BuildingRegister, 'areaSquareMeter' | 'floor' | 'use'> & {
  isOfSeveralRows: boolean
  hasEndedRows: boolean
}

const NO_UNIT: Unit = { areaSquareMeter: null, floor: null, use: null, isOfSeveralRows: false, hasEndedRows: false }

function unitOf({ pages }: Paper, unreadable: UnreadablePart[]): Unit {
  const rows = (paperTable(pages, UNITS)?.rows ?? []).filter(({ cells }) => areaIn(cells['area'] ?? '') !== null)
  const [row] = rows
  if (row === undefined) {
    unreadable.push('TABLE')
    return NO_UNIT
  }
  const live = rows.filter(({ hasEnded }) => !hasEnded)
  const isSure = rows.length === 1 && live.length === 1 && row.certain
  const area = live.reduce((sum, { cells }) => sum + (areaIn(cells['area'] ?? '') ?? 0), 0)
  const floors = new Set(live.map(({ cells }) => floorIn(`${cells['floor']}`)))
  const [floor = null] = floors
  return {
    areaSquareMeter:
      live.length === 0 ? null : valueOf(Math.round(area * 10_000) / 10_000, isSure, row, `전유부분 면적 ${area}㎡`),
    floor: floor === null ? null : valueOf(floor, isSure && floors.size === 1, row, `층별 ${floorText(floor)}`),
    use: useIn(live[0] ?? row, isSure),
    isOfSeveralRows: rows.length > 1,
    hasEndedRows: live.length < rows.length,
  }
}

const floorText = (floor: number): string => (floor < 0 ? `지하${-floor}층` : `${floor}층`)

function valueOf<T>(value: T, isSure: boolean, { page }: Pick<PaperRow, 'page'>, text: string): ReadValue<T> {
  return { value, state: isSure ? 'SETTLED' : 'DOUBTED', source: placed(page, text) }
}

function useIn(row: PaperRow, isSure: boolean): ReadValue<string> | null {
  const found = useAt(row.cells['use'] ?? '')
  if (found === null) return null
  return valueOf(found.use, isSure && isWhole(found.use, found.rest), row, `용도 ${found.use}`)
}

/** What is left of other uses when their first letters are lost. */
const MAY_BE_END = /^(?:주택|근린생활시설)$/

const isClassWithKind = (use: string, rest: string): boolean =>
  /^(?:단독주택|공동주택|업무시설)$/.test(use) && rest.startsWith('(')
/** Whether a use is all that its cell names; the words in brackets behind it add to it, but may be the kind of a class. */
const isWhole = (use: string, rest: string): boolean =>
  /^(?:\(|$)/.test(rest) && !isClassWithKind(use, rest) && !MAY_BE_END.test(use)

/** The use at the start of a text. Of a class of the law that is named with its kind, the kind: `단독주택(다가구주택)`. */
function useAt(text: string): { use: string; rest: string } | null {
  const use = USE.exec(text)?.[0]
  if (use === undefined) return null
  const rest = text.slice(use.length)
  const kind = isClassWithKind(use, rest) ? useAt(rest.slice(1)) : null
  return kind === null ? { use, rest } : { use: kind.use, rest: kind.rest.replace(/^\)/, '') }
}

/** Parses a text that consists only of a number with decimals. */
function areaIn(text: string): number | null {
  const found = /^(\d{1,3}(?:,\d{3})*|\d{1,5})(\.\d{1,4})?(?:㎡|m2|m²)?$/.exec(text)
  return found === null ? null : Number(`${found[1]?.replaceAll(',', '')}${found[2] ?? ''}`)
}

function useOfBuilding(paper: Paper): ReadValue<string> | null {
  const own = labelled(paper, '주용도', USE)
  const found = own === null ? null : useAt(own.found.input)
  if (own === null || found === null) return null
  const { use, rest } = found
  // beside a label the line goes on with other labels
  const isAlone = !/^(?:[,·/및]|외)/.test(rest) && !USE.test(rest)
  const isAll = own.isCell ? isWhole(use, rest) : isAlone && isWhole(use, rest.startsWith('(') ? rest : '')
  return valueOf(use, isAll, own.line, `주용도 ${use}`)
}

const COUNT = String.raw`(\d{1,3},\d{3}|\d{1,4})`
const COUNTS = new RegExp(`(?<![\\d,])${COUNT}호 ?/? ?${COUNT}가구 ?/? ?${COUNT}세대`)

/** `0호/5가구/0세대`: the count that is not 0, if there is only one. */
function householdsOf(paper: Paper): ReadValue<number> | null {
  const found = paper.lines.flatMap(({ page, spaced, characters }) => {
    const match = COUNTS.exec(spaced)
    if (match === null) return []
    const start = spaced.slice(0, match.index).replaceAll(' ', '').length
    const own = characters.slice(start, start + match[0].replaceAll(' ', '').length)
    return hasHole(own) ? [] : [{ page, counts: match.slice(1).map((each) => Number(each.replace(',', ''))) }]
  })
  const [first] = found
  const counts = first?.counts.slice(1).filter((count) => count > 0) ?? []
  const [count] = counts
  if (first === undefined || count === undefined) return null
  return valueOf(count, found.length === 1 && counts.length === 1, first, `가구수/세대수 ${count}`)
}
