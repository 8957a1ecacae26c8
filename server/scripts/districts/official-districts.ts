/** What a published file says: districts in force by code with their full names, and the abolished codes. */
export type OfficialDistricts = {
  format: 'code.go.kr' | 'KIKcd_B'
  active: ReadonlyMap<string, string>
  /** Code → `YYYY-MM-DD`, or null where the file gives no day. */
  abolished: ReadonlyMap<string, string | null>
}

type OfficialRow = { code: string; fullName: string; isActive: boolean; abolishedOn: string | null }

/** code.go.kr, 법정동코드 전체자료: 법정동코드 TAB 법정동명 TAB 폐지여부, in CP949. */
const TSV_ROW = /^(\d{10})\t([^\t]+)\t(존재|폐지)$/u

/** `KIKcd_B.YYYYMMDD` of the ministry's jscode archive: fields of fixed width in CP949 bytes, one blank between them. */
const FIXED_WIDTH = {
  code: [0, 10],
  names: [
    [11, 41],
    [42, 72],
    [73, 103],
    [104, 134],
  ],
  abolishedOn: [144, 152],
} as const

/** WHATWG's euc-kr is windows-949, that is CP949. */
const CP949 = new TextDecoder('euc-kr')

/** Reads either published file. Throws an error that says what is wrong with it. */
export function readOfficialDistricts(bytes: Uint8Array): OfficialDistricts {
  const text = decode(bytes)
  const tsvRows = readTsv(text)
  const format = tsvRows.length > 0 ? 'code.go.kr' : 'KIKcd_B'
  const rows = format === 'code.go.kr' ? tsvRows : readFixedWidth(bytes)
  if (rows.length === 0) throw new Error('The file is neither the TSV of code.go.kr nor KIKcd_B in CP949.')
  const active = new Map<string, string>()
  const abolished = new Map<string, string | null>()
  for (const { code, fullName, isActive, abolishedOn } of rows) {
    if (active.has(code) || abolished.has(code)) throw new Error(`The code ${code} comes twice.`)
    if (isActive) active.set(code, fullName)
    else abolished.set(code, abolishedOn)
  }
  return { format, active: withoutDoubledSido(active), abolished }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return CP949.decode(bytes)
  }
}

function readTsv(text: string): OfficialRow[] {
  return text.split(/\r?\n/u).flatMap((line) => {
    const [, code, fullName, state] = TSV_ROW.exec(line.trimEnd()) ?? []
    if (code === undefined || fullName === undefined) return []
    return { code, fullName: fullName.trim(), isActive: state === '존재', abolishedOn: null }
  })
}

function readFixedWidth(bytes: Uint8Array): OfficialRow[] {
  return splitLines(bytes).flatMap((line) => {
    const field = ([from, to]: readonly [number, number]): string => CP949.decode(line.subarray(from, to)).trim()
    const code = field(FIXED_WIDTH.code)
    if (!/^\d{10}$/.test(code)) return []
    const fullName = FIXED_WIDTH.names.map(field).filter(Boolean).join(' ')
    // A branch office (출장소) of a city has a code, but no lot is in one.
    if (fullName === '' || fullName.includes('출장소')) return []
    const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(field(FIXED_WIDTH.abolishedOn)) ?? []
    const abolishedOn = year === undefined ? null : `${year}-${month}-${day}`
    return { code, fullName, isActive: abolishedOn === null, abolishedOn }
  })
}

function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(0x0a, start)
    lines.push(bytes.subarray(start, end < 0 ? bytes.length : end))
    start = end < 0 ? bytes.length : end + 1
  }
  return lines
}

/** KIKcd_B has Sejong twice, as 3600000000 and 3611000000; its districts are under the second. */
function withoutDoubledSido(active: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const below = new Set([...active].filter(([code]) => !code.endsWith('00000000')).map(([, fullName]) => fullName))
  return new Map([...active].filter(([code, fullName]) => !code.endsWith('00000000') || !below.has(fullName)))
}
