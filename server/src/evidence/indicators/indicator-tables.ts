import type { TradedPropertyType } from '../../domain/property/property-type.ts'

/** One monthly statistics table of R-ONE that the service keeps. */
export type IndicatorTableEntry = {
  tableId: string
  name: string
  propertyType: TradedPropertyType
  /** What its published name has to contain. */
  about: string
  /** Where the id was seen; `sample`: in a recorded reply, `code`: in several public programs that call the service. */
  sureness: 'sample' | 'code'
}

/** Words for kinds of home in the names of tables; a table named after another kind is not the intended one. */
const TYPE_WORDS: Record<TradedPropertyType, RegExp> = {
  APARTMENT: /아파트/,
  OFFICETEL: /오피스텔/,
  ROW_HOUSE_MULTI_UNIT: /연립|다세대/,
  DETACHED_MULTI_FAMILY: /단독/,
}

/**
 * The tables, in the order in which they are shown. None was called for this list: each collection first asks for the
 * table's name, and stores nothing when it describes something else.
 */
export const INDICATOR_TABLES: IndicatorTableEntry[] = [
  table('A_2024_00045', '아파트 매매가격지수', 'APARTMENT', '매매', 'sample'),
  table('A_2024_00050', '아파트 전세가격지수', 'APARTMENT', '전세', 'code'),
  table('A_2024_00055', '아파트 월세가격지수', 'APARTMENT', '월세', 'code'),
  table('A_2024_00072', '아파트 매매가격 대비 전세가격 비율', 'APARTMENT', '전세', 'code'),
  table('A_2024_00156', '아파트 전월세전환율', 'APARTMENT', '전환율', 'code'),
  table('A_2024_00615', '오피스텔 매매가격지수', 'OFFICETEL', '매매', 'code'),
  table('A_2024_00618', '오피스텔 전세가격지수', 'OFFICETEL', '전세', 'code'),
  table('A_2024_00621', '오피스텔 월세가격지수', 'OFFICETEL', '월세', 'code'),
  table('T241163133546529', '오피스텔 전월세전환율', 'OFFICETEL', '전환율', 'code'),
  table('A_2024_00080', '연립·다세대 매매가격지수', 'ROW_HOUSE_MULTI_UNIT', '매매', 'code'),
  table('A_2024_00085', '연립·다세대 전세가격지수', 'ROW_HOUSE_MULTI_UNIT', '전세', 'code'),
  table('A_2024_00090', '연립·다세대 월세가격지수', 'ROW_HOUSE_MULTI_UNIT', '월세', 'code'),
  table('A_2024_00157', '연립·다세대 전월세전환율', 'ROW_HOUSE_MULTI_UNIT', '전환율', 'code'),
]

/** Whether a table's published name fits what the service takes it for. */
export function isNamedFor(entry: IndicatorTableEntry, publishedName: string): boolean {
  const named = Object.entries(TYPE_WORDS).filter(([, words]) => words.test(publishedName))
  const isOfType = named.length === 0 || named.some(([type]) => type === entry.propertyType)
  return isOfType && publishedName.includes(entry.about)
}

function table(
  tableId: string,
  name: string,
  propertyType: TradedPropertyType,
  about: string,
  sureness: IndicatorTableEntry['sureness'],
): IndicatorTableEntry {
  return { tableId, name, propertyType, about, sureness }
}
