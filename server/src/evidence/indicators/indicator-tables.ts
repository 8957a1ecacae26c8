import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { type Message, message } from '../../words/message.ts'

/** One monthly statistics table of R-ONE that the service stores. */
export type IndicatorTableEntry = {
  tableId: string
  propertyType: TradedPropertyType
  measure: keyof typeof MEASURE_WORDS
  /** Where the id was seen; `sample`: in a recorded reply, `code`: in several public programs that call the service. */
  sureness: 'sample' | 'code'
}

/** Words for kinds of home in table names; a table named after another kind is not the intended one. */
const TYPE_WORDS: Record<TradedPropertyType, RegExp> = {
  APARTMENT: /아파트/,
  OFFICETEL: /오피스텔/,
  ROW_HOUSE_MULTI_UNIT: /연립|다세대/,
  DETACHED_MULTI_FAMILY: /단독/,
}

/** What a table name must contain for each measure. */
const MEASURE_WORDS = {
  SALE_INDEX: '매매',
  JEONSE_INDEX: '전세',
  RENT_INDEX: '월세',
  JEONSE_TO_SALE: '전세',
  CONVERSION_RATE: '전환율',
}

/**
 * The tables, in display order. The list was made without calling them: each collection first requests the table's name,
 * and stores nothing when it describes something else.
 */
export const INDICATOR_TABLES: IndicatorTableEntry[] = [
  table('A_2024_00045', 'APARTMENT', 'SALE_INDEX', 'sample'),
  table('A_2024_00050', 'APARTMENT', 'JEONSE_INDEX', 'code'),
  table('A_2024_00055', 'APARTMENT', 'RENT_INDEX', 'code'),
  table('A_2024_00072', 'APARTMENT', 'JEONSE_TO_SALE', 'code'),
  table('A_2024_00156', 'APARTMENT', 'CONVERSION_RATE', 'code'),
  table('A_2024_00615', 'OFFICETEL', 'SALE_INDEX', 'code'),
  table('A_2024_00618', 'OFFICETEL', 'JEONSE_INDEX', 'code'),
  table('A_2024_00621', 'OFFICETEL', 'RENT_INDEX', 'code'),
  table('T241163133546529', 'OFFICETEL', 'CONVERSION_RATE', 'code'),
  table('A_2024_00080', 'ROW_HOUSE_MULTI_UNIT', 'SALE_INDEX', 'code'),
  table('A_2024_00085', 'ROW_HOUSE_MULTI_UNIT', 'JEONSE_INDEX', 'code'),
  table('A_2024_00090', 'ROW_HOUSE_MULTI_UNIT', 'RENT_INDEX', 'code'),
  table('A_2024_00157', 'ROW_HOUSE_MULTI_UNIT', 'CONVERSION_RATE', 'code'),
]

export function nameOf({ propertyType, measure }: IndicatorTableEntry): Message {
  return message('INDICATOR_NAME', { propertyType, measure })
}

/** Whether a table's published name matches the use the service makes of it. */
export function isNamedFor(entry: IndicatorTableEntry, publishedName: string): boolean {
  const named = Object.entries(TYPE_WORDS).filter(([, words]) => words.test(publishedName))
  const isOfType = named.length === 0 || named.some(([type]) => type === entry.propertyType)
  return isOfType && publishedName.includes(MEASURE_WORDS[entry.measure])
}

function table(
  tableId: string,
  propertyType: TradedPropertyType,
  measure: IndicatorTableEntry['measure'],
  sureness: IndicatorTableEntry['sureness'],
): IndicatorTableEntry {
  return { tableId, propertyType, measure, sureness }
}

/** Denotes the whole country. */
export const NATIONWIDE = '0000000000'

/**
 * Legal-district codes of the regions of one table, by their published paths (`서울>강북지역>도심권>종로구`, `경기>성남시>분당구`).
 * Regions that are not a district (수도권, 강북지역, 도심권) and names that no longer denote one district are omitted.
 */
export function regionCodesOf(catalogue: DistrictCatalogue, paths: Iterable<string>): Map<string, string> {
  const pathOf = new Map<string, string | null>()
  for (const path of new Set(paths)) {
    const code = regionCodeOf(catalogue, path)
    if (code === null) continue
    const other = pathOf.get(code)
    pathOf.set(code, other === undefined ? path : fullerName(path, other))
  }
  const codes = new Map<string, string>()
  for (const [code, path] of pathOf) if (path !== null) codes.set(path, code)
  return codes
}

/** After a merger, a table may keep the former regions beside the new one: 전남광주 counts, 전남 and 광주 do not. */
function fullerName(path: string, other: string | null): string | null {
  if (other === null || path.length > other.length) return path
  return path.length < other.length ? other : null
}

function regionCodeOf(catalogue: DistrictCatalogue, path: string): string | null {
  const [first = '', ...below] = path.split('>').map((part) => part.trim())
  if (first === '전국') return below.length === 0 ? NATIONWIDE : null
  const sido = onlyCode(catalogue, first, 'SIDO')
  if (sido === null || below.length === 0) return sido
  const sidoName = catalogue.find(sido)?.name ?? ''
  for (let from = 0; from < below.length; from++) {
    const code = onlyCode(catalogue, sidoName + below.slice(from).join(''), 'SIGUNGU')
    if (code !== null) return code
  }
  return null
}

function onlyCode(catalogue: DistrictCatalogue, name: string, level: 'SIDO' | 'SIGUNGU'): string | null {
  const [found, ...others] = catalogue.named(name).filter(({ district }) => district.level === level)
  return found !== undefined && others.length === 0 ? found.district.code : null
}
