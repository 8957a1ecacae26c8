import type { EntryKind } from '../reading.ts'
import { REFERENCES } from './references.ts'

/** Optional `3번` or a person's share (`2번○○○지분전부`) before the subject of a purpose. */
const SHARE = '(?:.{1,60}?지분(?:전부|일부|중일부|\\([^)]{1,20}\\))?)?'
const BEFORE = `^${REFERENCES}${SHARE}`
const RIGHT = '(?:근저당권|근저당|저당권|전세권|구분지상권|지상권|지역권|주택임차권|상가건물임차권|임차권|질권)'
const ON_RIGHT = `(?:${RIGHT}(?:부)?(?:채권)?|채권|소유권(?:이전)?(?:등기)?(?:청구권)?|매각재산)?`
const TERMS = '(?:설정)?(?:등기)?$'

/** Most specific first; each matches a whole purpose without blanks. */
const PURPOSES: [EntryKind, RegExp][] = [
  ['OTHER', new RegExp(`${BEFORE}.{0,20}예고등기$`)],
  // a cancellation first names what it cancels, or names no rank at all
  ['CANCELLATION', /^(?:(?:갑구|을구)?(?:순위)?제?\d.{1,140}|[^\d]{1,40})말소(?:등기)?$/],
  ['OTHER', new RegExp(`${BEFORE}.{0,20}회복(?:등기)?$`)],
  ['NAME_CHANGE', new RegExp(`${BEFORE}(?:${RIGHT})?등기명의인(?:의)?(?:표시)?(?:의)?(?:변경|경정)(?:등기)?$`)],
  ['TRANSFER_OF_RIGHT', new RegExp(`${BEFORE}${RIGHT}(?:의)?(?:일부|전부)?이전(?:등기)?$`)],
  [
    'CHANGE',
    new RegExp(
      `${BEFORE}(?:${RIGHT}|소유권|신탁|신탁원부|가압류|압류|가처분|가등기|청구권|공동담보|위탁자|채무자|금지사항)?(?:설정)?(?:등기)?(?:의)?(?:변경|경정)(?:등기)?$|${BEFORE}(?:${RIGHT})?(?:공동)?담보(?:일부)?(?:추가|소멸|해제)(?:등기)?$`,
    ),
  ],
  ['OTHER', new RegExp(`${BEFORE}${RIGHT}부(?:근)?질권(?:설정)?(?:등기)?$`)],
  ['PROVISIONAL_SEIZURE', new RegExp(`${BEFORE}${ON_RIGHT}가압류(?:등기)?$`)],
  ['SEIZURE', new RegExp(`${BEFORE}${ON_RIGHT}압류(?:등기)?$`)],
  ['INJUNCTION', new RegExp(`${BEFORE}${ON_RIGHT}(?:처분금지)?가처분(?:등기)?$`)],
  [
    'AUCTION',
    new RegExp(`${BEFORE}(?:부동산)?(?:임의|강제)?경매(?:개시결정|신청)?(?:등기)?$|^${REFERENCES}(?:압류)?공매공고$`),
  ],
  [
    'PROVISIONAL_REGISTRATION',
    new RegExp(`${BEFORE}(?:소유권|${RIGHT})?(?:일부|전부)?(?:이전|설정|말소)?(?:청구권)?(?:담보)?가등기$`),
  ],
  ['TRUST', new RegExp(`${BEFORE}(?:소유권)?(?:재)?신탁(?:재산의?처분에의한신탁)?(?:등기)?$`)],
  ['FORBIDDEN', new RegExp(`${BEFORE}금지사항(?:의)?(?:등기|부기등기|부기)?$`)],
  ['OWNERSHIP_PRESERVATION', /^소유권보존(?:등기)?$/],
  [
    'OWNERSHIP_TRANSFER',
    new RegExp(
      `^${REFERENCES}(?:소유권(?:의)?(?:일부|전부)?|(?:(?!근저당|전세|임차|지상권).){0,60}?지분(?:의)?(?:전부|일부|중일부|\\([^)]{1,20}\\)|[\\d./분의]{1,30})?)이전(?:등기)?$`,
    ),
  ],
  ['MORTGAGE', new RegExp(`${BEFORE}(?:전세권|지상권|공장)?(?:추가)?(?:근저당권|근저당|저당권)${TERMS}`)],
  ['JEONSE_RIGHT', new RegExp(`${BEFORE}전세권${TERMS}`)],
  ['LEASE_REGISTRATION', new RegExp(`${BEFORE}(?:주택|상가건물)임차권${TERMS}|임차권등기명령`)],
  ['LEASE_RIGHT', new RegExp(`${BEFORE}임차권${TERMS}`)],
  ['SUPERFICIES', new RegExp(`${BEFORE}(?:구분)?지상권${TERMS}`)],
  [
    'OTHER',
    /^(?:지역권설정|환매특약|회생절차(?:개시결정|개시|종결)?|파산선고|공유물분할금지약정|합병|분할|납세담보|보전처분)$/,
  ],
]

const LONGEST = 160

/** The kind of a whole purpose; `null` if it is unknown or there are several. */
export function kindOfPurpose(purpose: string): EntryKind | null {
  if (purpose === '' || purpose.length > LONGEST) return null
  // a trailing parenthesis states the reason or manner
  const whole = purpose.replace(/(?<=.{2})\([^()\d]{1,20}\)$/, '')
  return PURPOSES.find(([, pattern]) => pattern.test(whole))?.[0] ?? null
}

/** Joins the lines under one rank into as few known purposes as possible; `null` if they form none. */
export function purposesIn(lines: readonly string[]): string[] | null {
  const whole = lines.join('')
  const onOneLine = /^(소유권(?:보존|일부이전|이전))(?:및|,)?(신탁|\d.*신탁등기말소|금지사항등기|환매특약)$/.exec(whole)
  if (onOneLine !== null) return [onOneLine[1] ?? '', onOneLine[2] ?? '']
  if (kindOfPurpose(whole) !== null) return [whole]
  return lines.length > 8 ? null : partedInto(lines)
}

function partedInto(lines: readonly string[]): string[] | null {
  for (let end = lines.length - 1; end >= 1; end -= 1) {
    const first = lines.slice(0, end).join('')
    if (kindOfPurpose(first) === null) continue
    const rest = lines.slice(end)
    const others = kindOfPurpose(rest.join('')) === null ? partedInto(rest) : [rest.join('')]
    if (others !== null) return [first, ...others]
  }
  return null
}
