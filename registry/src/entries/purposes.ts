import { UNKNOWN_LETTER } from '../geometry/plain-text.ts'
import type { EntryKind } from '../reading.ts'
import { REFERENCES } from './references.ts'

/** `2분의1중일부(4분의1)`: which part of a share, or of a part of it. */
const PART = '(?:의)?(?:[\\d.]{1,12}분의[\\d.]{1,12})?(?:중)?(?:전부|일부)?(?:\\([^)]{1,30}\\))?'
/** Optional `3번` or a person's share (`2번○○○지분전부`) before the subject of a purpose. */
const SHARE = `(?:.{1,60}?지분${PART})?`
const BEFORE = `^${REFERENCES}${SHARE}`
const RIGHT =
  '(?:근저당권|근저당|저당권|전전세권|전세권|구분지상권|지상권|지역권|주택임차권|상가건물임차권|임차권|질권)'
/** The claim that an option secures, with or without the option's name; it is transferred like a right. */
const CLAIM = `(?:(?:가등기)?(?:소유권|${RIGHT})?(?:지분)?(?:일부|전부)?(?:이전|설정|말소)?(?:등기)?청구권|가등기(?:담보권|된권리)?|환매권)`
const ON_RIGHT = `(?:${RIGHT}(?:부)?(?:채권)?|채권|(?:가등기(?:된)?)?소유권(?:이전)?(?:등기)?(?:청구권)?|매각재산|환매권)?`
const TERMS = '(?:설정)?(?:등기)?$'
/** What a change is of; nothing or a right where only its rank is named. */
const CHANGED = `${RIGHT}|소유권(?:지분)?|지분|신탁|신탁원부|(?:임의|강제)?경매(?:개시결정)?|가압류|압류|가처분|가등기|${CLAIM}|공동담보|위탁자|수탁자|채무자|금지사항|관리청|합유자|합유명의인|(?:민간|공공)임대주택|임대주택`

/** What of a right is changed, where its purpose says so. */
const CHANGED_PART = '(?:채무자|취급지점|채권최고액|전세금|임차보증금|존속기간|목적물|공동담보|일부)?'

/** Most specific first; each matches a whole purpose without blanks. Source: the courts' examples of entries (등기기재례). */
const PURPOSES: [EntryKind, RegExp][] = [
  ['OTHER', new RegExp(`${BEFORE}.{0,20}예고등기$`)],
  // a cancellation first names what it cancels, or names no rank at all
  ['CANCELLATION', /^(?:(?:갑구|을구)?(?:순위)?제?\d.{1,140}|[^\d]{1,40})말소(?:등기)?$/],
  ['OTHER', new RegExp(`${BEFORE}.{0,20}(?:회복|부인(?:의)?)(?:등기)?$`)],
  [
    'NAME_CHANGE',
    new RegExp(
      `${BEFORE}(?:${RIGHT}|소유권|가압류|압류|가처분|가등기)?(?:[^\\d]{1,20}의)?등기명의인(?:의)?(?:\\([^)]{1,30}\\))?(?:표시)?(?:의)?(?:변경|경정)(?:등기)?$`,
    ),
  ],
  ['TRANSFER_OF_RIGHT', new RegExp(`${BEFORE}(?:${RIGHT}|${CLAIM})(?:의)?(?:지분)?(?:일부|전부)?이전(?:등기)?$`)],
  [
    'CHANGE',
    new RegExp(
      `${BEFORE}(?:${CHANGED})?(?:설정)?(?:등기)?(?:의)?${CHANGED_PART}(?:의)?(?:변경|경정)(?:등기)?$|${BEFORE}(?:${RIGHT})?(?:공동)?담보(?:일부)?(?:추가|소멸|해제)(?:등기)?$|${BEFORE}${RIGHT}(?:의)?(?:일부소멸|일부포기|지분포기)(?:등기)?$`,
    ),
  ],
  [
    'CHANGE',
    new RegExp(`^(?:${REFERENCES}(?:${RIGHT})?(?:설정)?(?:등기)?[,·및과와]?){1,6}(?:의)?순위(?:의)?변경(?:등기)?$`),
  ],
  ['OTHER', new RegExp(`${BEFORE}${RIGHT}부(?:채권)?(?:근)?(?:질권|담보권)(?:설정)?(?:등기)?$`)],
  ['PROVISIONAL_SEIZURE', new RegExp(`${BEFORE}(?:부동산)?${ON_RIGHT}가압류(?:등기)?$`)],
  ['SEIZURE', new RegExp(`${BEFORE}(?:부동산)?${ON_RIGHT}(?:참가)?압류(?:등기)?$`)],
  [
    'INJUNCTION',
    new RegExp(`${BEFORE}(?:부동산)?${ON_RIGHT}(?:(?:처분|양도|이전|본등기)(?:행위)?금지)?가처분(?:등기)?$`),
  ],
  [
    'AUCTION',
    new RegExp(
      `${BEFORE}(?:부동산)?(?:${RIGHT})?(?:임의|강제)?경매(?:개시결정|신청)?(?:등기)?$|^${REFERENCES}(?:압류)?(?:의)?공매공고(?:등기)?$`,
    ),
  ],
  [
    'PROVISIONAL_REGISTRATION',
    new RegExp(
      `${BEFORE}(?:소유권|${RIGHT})?(?:지분)?(?:일부|전부)?(?:이전|설정|말소)?(?:담보|(?:등기)?청구권)?(?:담보)?가등기$`,
    ),
  ],
  [
    'TRUST',
    new RegExp(`${BEFORE}(?:소유권)?(?:재)?신탁(?:재산(?:의)?(?:처분|복구)(?:에의한|(?:으)?로인한)신탁)?(?:등기)?$`),
  ],
  ['FORBIDDEN', new RegExp(`${BEFORE}금지사항(?:의)?(?:등기|부기등기|부기)?$`)],
  ['OWNERSHIP_PRESERVATION', /^소유권보존(?:등기)?$/],
  [
    'OWNERSHIP_TRANSFER',
    new RegExp(
      `^${REFERENCES}(?:소유권(?:의)?(?:일부|전부)?|(?:(?!근저당|전세|임차|지상권|청구권).){0,60}?지분${PART}(?:[\\d./분의]{1,30})?)이전(?:등기)?$`,
    ),
  ],
  ['MORTGAGE', new RegExp(`${BEFORE}(?:(?:전세권|지상권)(?:부)?|공장)?(?:추가)?(?:근저당권|근저당|저당권)${TERMS}`)],
  ['JEONSE_RIGHT', new RegExp(`${BEFORE}전세권${TERMS}`)],
  ['LEASE_REGISTRATION', new RegExp(`${BEFORE}(?:주택|상가건물)임차권${TERMS}|임차권등기명령`)],
  ['LEASE_RIGHT', new RegExp(`${BEFORE}임차권${TERMS}`)],
  ['SUPERFICIES', new RegExp(`${BEFORE}(?:구분)?지상권${TERMS}`)],
  // what a landlord who let the home under one of the acts on rental housing has to note beside the ownership
  [
    'OTHER',
    new RegExp(
      `${BEFORE}(?:공공지원|장기일반|준|단기)?(?:민간|공공)?(?:건설|매입)?임대주택(?:등기|부기등기|임을표시)?$`,
    ),
  ],
  [
    'OTHER',
    new RegExp(
      `${BEFORE}(?:신탁(?:재산)?(?:등기)?(?:에관한)?)?(?:의)?(?:주의사항|거주의무|전매제한|전매행위제한)(?:등기)?$`,
    ),
  ],
  [
    'OTHER',
    new RegExp(`${BEFORE}(?:소유권(?:이전)?|${RIGHT}(?:설정)?)?(?:등기)?(?:권리)?(?:의)?소멸(?:의)?약정(?:등기)?$`),
  ],
  ['OTHER', new RegExp(`${BEFORE}(?:전세권)?(?:의)?전전세(?:권설정)?(?:등기)?$|${BEFORE}임차권전대(?:등기)?$`)],
  ['OTHER', new RegExp(`${BEFORE}(?:요역지|승역지)?지역권(?:설정)?(?:등기)?$`)],
  [
    'OTHER',
    /^(?:소유권|지상권|전세권|임차권)?대지권(?:이라는뜻|인취지)?(?:등기)?$|^(?:규약상)?공용부분(?:이라는뜻|인취지)?(?:등기)?$/,
  ],
  [
    'OTHER',
    /^(?:간이|개인)?(?:회생|파산|화의|정리)(?:절차)?(?:개시)?(?:신청|결정|선고|인가|계획인가|종결|폐지|취소)?(?:등기)?$/,
  ],
  [
    'OTHER',
    new RegExp(
      `${BEFORE}(?:환매특약|공유물(?:분할금지|불분할)(?:의)?(?:약정|특약)?|합병|합필|분할|분필|멸실|환지|납세담보|보전처분|보전관리(?:명령)?|가환지|경매취소|관리처분계획인가|이전고시)(?:등기)?$`,
    ),
  ],
]

const LONGEST = 160

/** The kind of a whole purpose; `null` if it is unknown or there are several. */
export function kindOfPurpose(purpose: string): EntryKind | null {
  if (purpose === '' || purpose.length > LONGEST || purpose.includes(UNKNOWN_LETTER)) return null
  // a trailing parenthesis states the reason or manner, and may name ranks
  const whole = purpose.replace(/(?<=.{2})\((?:[^()\d]|(?<!\d)\d{1,4}(?:-\d{1,4}){0,3}번){1,40}\)$/, '')
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
