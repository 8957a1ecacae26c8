import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'

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
