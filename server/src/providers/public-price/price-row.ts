import { type PublishedUnit, readPublishedUnit } from '../../domain/property/published-unit.ts'
import type { PriceRow } from '../../evidence/ports.ts'
import { type CsvRecord, cellsOf, pickCells, whyUnreadable } from '../csv-records.ts'
import type { PriceLayout } from './price-layout.ts'

const PNU = /^\d{10}[12]\d{8}$/
const MOST_REMEMBERED = 50_000
const [SMALLEST_SQUARE_METER, LARGEST_SQUARE_METER] = [0.01, 10_000_000]
const NO_UNIT: PublishedUnit = { dong: null, ho: null, floor: null }

/** 특수지코드: ordinary and mountain land have lot numbers; blocks and the like have none. */
const LAND_KIND_OF_CODE: Record<string, string> = { '0': '1', '1': '2' }

/** Reads rows under a layout; names that come again and again are read once. */
export function createRowReader(): (record: CsvRecord, layout: PriceLayout) => PriceRow {
  const units = new Map<string, PublishedUnit>()
  const names = new Map<string, string>()
  const days = new Map<string, string | null>()
  let lastPnu = ''

  function unitOf(dong: string, ho: string, floor: string): PublishedUnit {
    const key = `${dong}\t${ho}\t${floor}`
    const known = units.get(key)
    if (known !== undefined) return known
    const unit = readPublishedUnit({ dong, ho, floor })
    keep(units, key, { dong: unit.dong && own(unit.dong), ho: unit.ho && own(unit.ho), floor: unit.floor })
    return unit
  }
  function nameOf(text: string): string | null {
    if (text === '') return null
    const known = names.get(text)
    if (known !== undefined) return known
    keep(names, text, own(text))
    return text
  }

  /** One and the same on every row of a file. */
  function dayIn(text: string): string | null {
    let day = days.get(text)
    if (day === undefined) {
      day = dayOf(text)
      keep(days, text, day)
    }
    return day
  }

  return (record, layout) => {
    const cells = cellsIn(record, layout)
    if (cells === null) return refuse(record, whyUnreadable(record))
    if (cells.length !== layout.width)
      return refuse(record, `칸이 ${layout.width}개여야 하는데 ${cells.length}개입니다.`)
    const pnu = layout.pnu === -1 ? lotNumberOf(cells, layout) : cellIn(cells, layout.pnu)
    if (pnu === null) return refuse(record, '지번이 없는 특수지입니다.')
    if (pnu !== lastPnu && !PNU.test(pnu)) return refuse(record, `필지고유번호를 읽을 수 없습니다: ${pnu}`)
    lastPnu = pnu
    const baseYear = Number(cellIn(cells, layout.baseYear))
    if (!Number.isInteger(baseYear) || baseYear < 1989 || baseYear > 2100)
      return refuse(record, '기준연도를 읽을 수 없습니다.')
    const priceWon = numberOf(cellIn(cells, layout.price))
    if (!Number.isSafeInteger(priceWon) || priceWon <= 0) return refuse(record, '공시가격을 읽을 수 없습니다.')
    const month = Number(cellIn(cells, layout.baseMonth))
    const baseMonth = month >= 1 && month <= 12 ? month : null
    const area = numberOf(cellIn(cells, layout.area))
    const { kind, source } = layout
    return {
      line: record.line,
      price: {
        kind,
        source,
        pnu,
        baseYear,
        baseMonth,
        asOf: dayIn(cellIn(cells, layout.asOf)) ?? `${baseYear}-${String(baseMonth ?? 1).padStart(2, '0')}-01`,
        buildingName: nameOf(cellIn(cells, layout.buildingName)),
        roadAddress: nameOf(cellIn(cells, layout.roadAddress)),
        unit:
          kind === 'APARTMENT_UNIT'
            ? unitOf(cellIn(cells, layout.dong), cellIn(cells, layout.ho), cellIn(cells, layout.floor))
            : kind === 'LAND'
              ? NO_UNIT
              : { dong: null, ho: cellIn(cells, layout.ho) || null, floor: null },
        areaSquareMeter: area >= SMALLEST_SQUARE_METER && area < LARGEST_SQUARE_METER ? area : null,
        priceWon,
      },
    }
  }
}

function refuse({ line, text }: CsvRecord, refusal: string): PriceRow {
  return { line, text, refusal }
}

/** Names hold commas: in a file without quotes the cells that are too many are of the building's name. */
function cellsIn(record: CsvRecord, { width, wanted, buildingName }: PriceLayout): string[] | null {
  const cells = pickCells(record, wanted)
  if (cells === null || cells.length <= width || record.form !== 'BARE' || buildingName === -1) return cells
  const all = cellsOf(record) ?? []
  const after = buildingName + 1 + all.length - width
  return [...all.slice(0, buildingName), all.slice(buildingName, after).join(','), ...all.slice(after)]
}

/** Empty where the file has no such column. */
function cellIn(cells: string[], index: number): string {
  return index === -1 ? '' : (cells[index] ?? '').trim()
}

/** `null`: a kind of land without lot numbers. */
function lotNumberOf(cells: string[], layout: PriceLayout): string | null {
  const landKind = LAND_KIND_OF_CODE[cellIn(cells, layout.landCode)]
  if (landKind === undefined) return null
  const [main, sub] = [
    cellIn(cells, layout.mainNumber).padStart(4, '0'),
    cellIn(cells, layout.subNumber).padStart(4, '0'),
  ]
  return `${cellIn(cells, layout.districtCode)}${landKind}${main}${sub}`
}

/** `NaN`: no number. */
function numberOf(text: string): number {
  return text === '' ? Number.NaN : Number(text.includes(',') ? text.replaceAll(',', '') : text)
}

/** `2026-05-20`, `20260520`, `2026.05.20`. */
function dayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-.]?(0[1-9]|1[0-2])[-.]?(0[1-9]|[12]\d|3[01])$/.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  // no 31st of February
  return year === undefined || new Date(date).toISOString().slice(0, 10) !== date ? null : date
}

function keep<Value>(known: Map<string, Value>, key: string, value: Value): void {
  if (known.size === MOST_REMEMBERED) known.clear()
  known.set(own(key), value)
}

/** A copy: a piece of a text keeps all of that text in memory. */
function own(text: string): string {
  return ` ${text}`.slice(1)
}
