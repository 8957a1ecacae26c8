import { floorIn } from '../document/title-words.ts'
import { median } from '../geometry/characters.ts'
import type { ReadingOptions } from '../reading.ts'
import { addressIn } from './address.ts'
import { doubtedIf, isHarmless, paperProblems, stateOf } from './conclude-paper.ts'
import { issuedOnOf, type Paper, type PaperLine, placed } from './paper.ts'
import type { BuildingRegister, ReadValue, UnreadablePart } from './paper-reading.ts'
import { type PaperRow, paperTable, type TableForm } from './paper-table.ts'

const FRESH_DAYS = 30

/** Uses as named by law; other words in a cell may be anything, even a name. */
const USE =
  /^(?:다세대주택|다가구주택|다중주택|단독주택|연립주택|도시형생활주택|공동주택|아파트|오피스텔|기숙사|고시원|제?[12]종근린생활시설|근린생활시설|업무시설|숙박시설|판매시설|교육연구시설|노유자시설|창고시설|공장|사무소|사무실|소매점|일반음식점|주차장|주택)/

const UNITS: TableForm = {
  orders: [
    [
      { role: 'sort', words: '구분' },
      { role: 'floor', words: '층별' },
      { role: 'structure', words: '[※*]?구조' },
      { role: 'use', words: '용도' },
      { role: 'area', words: '면적\\(?(?:㎡|m2|m²)?\\)?' },
      { role: 'rest', words: '성명(?:\\(?명칭\\)?)?', optional: true },
    ],
  ],
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
  const unit = part === 'UNIT' ? unitOf(paper, unreadable) : { areaSquareMeter: null, floor: null, use: null }
  const use = part === 'UNIT' ? unit.use : useOfBuilding(paper)
  const households = part === 'UNIT' ? null : householdsOf(paper)
  const issuedOn = issuedOnOf(paper)
  const addressText = addressIn(paper)
  const problems = paperProblems(
    paper,
    { issuedOn, addressText, freshDays: FRESH_DAYS, unreadable, problems: [] },
    options,
  )
  const isDoubted = !problems.every(isHarmless)
  const doubt = <T>(value: ReadValue<T> | null) => (value === null ? null : doubtedIf(isDoubted, value))
  const values = {
    violation: doubt(violationIn(paper)),
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

/** The mark is printed separately at the top. A mention elsewhere may refer to a mark that was removed. */
function violationIn({ lines }: Paper): ReadValue<true> | null {
  const mentions = lines.filter(({ text }) => text.includes('위반건축물'))
  const mark = mentions.find((line) => isMark(line, lines))
  const line = mark ?? mentions[0]
  if (line === undefined) return null
  const isLifted = mentions.some(({ text }) => /해제|해소|시정|말소|삭제/.test(text))
  return {
    value: true,
    state: mark !== undefined && !isLifted ? 'SETTLED' : 'DOUBTED',
    source: placed(line.page, '위반건축물'),
  }
}

function isMark({ at, page, text }: PaperLine, lines: readonly PaperLine[]): boolean {
  const head = lines.findIndex((line) => line.page === page && /대지위치|소재지/.test(line.text))
  const isAbove = head < 0 || at <= (lines[head]?.at ?? 0)
  return isAbove && /^(?:(?:집합|일반)?건축물대장.*|\(?[갑을]\)?)?\[?\(?위반건축물\)?\]?$/.test(text)
}

type Unit = Pick<BuildingRegister, 'areaSquareMeter' | 'floor' | 'use'>

function unitOf({ pages }: Paper, unreadable: UnreadablePart[]): Unit {
  const rows = (paperTable(pages, UNITS)?.rows ?? []).filter(({ cells }) => areaIn(cells['area'] ?? '') !== null)
  const [row] = rows
  if (row === undefined) {
    unreadable.push('TABLE')
    return { areaSquareMeter: null, floor: null, use: null }
  }
  const isSure = rows.length === 1 && row.certain
  const area = rows.reduce((sum, { cells }) => sum + (areaIn(cells['area'] ?? '') ?? 0), 0)
  const floors = new Set(rows.map(({ cells }) => floorIn(`${cells['floor']}`)))
  const [floor = null] = floors
  return {
    areaSquareMeter: valueOf(Math.round(area * 10_000) / 10_000, isSure, row, `전유부분 면적 ${area}㎡`),
    floor: floor === null ? null : valueOf(floor, isSure && floors.size === 1, row, `층별 ${floorText(floor)}`),
    use: useIn(row, isSure),
  }
}

const floorText = (floor: number): string => (floor < 0 ? `지하${-floor}층` : `${floor}층`)

function valueOf<T>(value: T, isSure: boolean, { page }: Pick<PaperRow, 'page'>, text: string): ReadValue<T> {
  return { value, state: isSure ? 'SETTLED' : 'DOUBTED', source: placed(page, text) }
}

function useIn(row: PaperRow, isSure: boolean): ReadValue<string> | null {
  const found = USE.exec(row.cells['use'] ?? '')?.[0]
  const rest = found === undefined ? '' : (row.cells['use'] ?? '').slice(found.length)
  return found === undefined ? null : valueOf(found, isSure && /^(?:\(|$)/.test(rest), row, `용도 ${found}`)
}

/** Parses a text that consists only of a number with decimals. */
function areaIn(text: string): number | null {
  const found = /^(\d{1,3}(?:,\d{3})*|\d{1,5})(\.\d{2,4})?(?:㎡|m2|m²)?$/.exec(text)
  return found === null ? null : Number(`${found[1]?.replaceAll(',', '')}${found[2] ?? ''}`)
}

function useOfBuilding(paper: Paper): ReadValue<string> | null {
  return labelled(paper, '주용도', USE, (text) => text)
}

/** `0호/5가구/0세대`: the count that is not 0, if there is only one. */
function householdsOf(paper: Paper): ReadValue<number> | null {
  const pattern = /(\d{1,4})호\/?(\d{1,4})가구\/?(\d{1,4})세대/
  const found = paper.lines.flatMap(({ page, text, spaced }) => {
    if (/\/ \d|\d \d/.test(spaced)) return []
    const counts = pattern.exec(text)?.slice(1).map(Number)
    return counts === undefined ? [] : [{ page, counts }]
  })
  const [first] = found
  const counts = first?.counts.slice(1).filter((count) => count > 0) ?? []
  const [count] = counts
  if (first === undefined || count === undefined) return null
  return valueOf(count, found.length === 1 && counts.length === 1, first, `가구수/세대수 ${count}`)
}

/** The value after a label, or in the lines below it. */
function labelled<T>({ lines }: Paper, label: string, pattern: RegExp, read: (text: string) => T): ReadValue<T> | null {
  const line = lines.find(({ text }) => text.includes(label))
  if (line === undefined) return null
  const start = line.text.indexOf(label)
  const beside = pattern.exec(line.text.slice(start + label.length, start + label.length + 14))?.[0]
  if (beside !== undefined) return valueOf(read(beside), true, line, `${label} ${beside}`)
  const letters = line.characters.slice(start, start + label.length)
  const left = Math.min(...letters.map(({ x }) => x))
  const height = median(letters.map(({ height: each }) => each))
  const y = letters[0]?.y ?? 0
  const under = lines
    .filter(({ page }) => page === line.page)
    .flatMap(({ characters }) => characters)
    .filter(
      (each) => each.y > y + 1 && each.y < y + height * 3 && each.x > left - height && each.x < left + height * 14,
    )
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
  const found = pattern.exec(under.map(({ text }) => text).join(''))?.[0]
  return found === undefined ? null : valueOf(read(found), true, line, `${label} ${found}`)
}
