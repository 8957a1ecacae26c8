import { InventedValues } from './invented-values.ts'

/** Replies fixed by the protocol: refusals, and replies without rows. Only long numbers, from the request, are invented. */
const FIXED_REPLY = /error|empty|not_found/i
const LONG_NUMBER = /\d{10,}/g

/** Positions in a list, which are not values of a row. The size of a list is a value, unless the list fits on one page. */
const PAGE = /^(numOfRows|pageNo|rnum|current|size|currentPage|countPerPage|NO)$/
const TOTAL = /^(totalCount|total|list_total_count)$/
const OF_ONE_PAGE = /^\d{1,2}$/

/** Fields whose values are terms and codes of the protocol, by provider. */
const PROTOCOL: Record<string, RegExp> = {
  bldrgst: /^(result\w+|(platGb|regstr\w+|mainAtch\w+|strct|mainPurps|roof|naUgrnd|pmsnoGb)Cd(Nm)?|rserthqk\w+)$/,
  rtms: /^(result\w+|houseType|dealingGbn|slerGbn|buyerGbn|contractType|useRRRight|cdealType|landLeaseholdGbn|landCd|road[nN][mM]b[cC]d)$/,
  'rt-molit-csv': /^(도로조건|전월세구분|매수자|매도자|거래유형|계약구분|갱신요구권 사용|주택유형)$/,
  juso: /^(error\w+|bdKdcd|udrtYn|mtYn|hstryYn)$/,
  'vworld-data': /^(name|version|operation|time|status|type|crs|level|code)$/,
  'vworld-ned': /^(result\w+|(aphusSe|regstrSe)Code(Nm)?|stdLandAt)$/,
  rone: /^(CODE|MESSAGE|DTACYCLE_\w+|ITM_TAG|UI_NM|OPEN_STATE)$/,
  // its replies repeat the request; only these fields are specific to one reply
  openai: /^(?!(id|created_at|completed_at|model|text|instructions|title|name|\w+_tokens)$)/,
}

const LOT = /^(jibun|번지|본번|부번)$/
const COORDINATE = /^(x|y|bbox|coordinates)$/
const DATE_PARTS = [
  ['year', /Year$|_year$|_YY$|^WRTTIME_IDTFR_ID$|년도$/],
  ['month', /Month$|_month$|Mt$/],
  ['day', /^(dealDay|계약일)$/],
] as const

/** Returns a reply of exactly the same form, including blanks, with invented values in place of the recorded ones. */
export function inventText(path: string, text: string): string {
  const values = new InventedValues(path)
  if (FIXED_REPLY.test(path)) return text.replace(LONG_NUMBER, (number) => values.text(number))
  const [provider = ''] = path.split('/')
  const invent = (field: string, value: string) => inventedValue(values, PROTOCOL[provider], field, value)
  if (path.includes('.csv')) return inventedTable(text, invent)
  return text.trimStart().startsWith('<') ? inventedXml(text, invent) : inventedJson(text, invent)
}

type Invent = (field: string, value: string) => string

function inventedValue(values: InventedValues, protocol: RegExp | undefined, field: string, value: string): string {
  const isKept = PAGE.test(field) || protocol?.test(field) || (TOTAL.test(field) && OF_ONE_PAGE.test(value))
  if (isKept || value.trim() === '') return value
  if (LOT.test(field)) return values.lot(value)
  if (COORDINATE.test(field)) return values.coordinate(value)
  const part = DATE_PARTS.find(([, names]) => names.test(field))?.[0]
  return part === undefined ? values.text(value) : values.partOfDate(part, value)
}

function inventedXml(text: string, invent: Invent): string {
  return text.replace(/<(\w+)>([^<]+)<\//g, (_, field: string, value: string) => `<${field}>${invent(field, value)}</`)
}

function inventedJson(text: string, invent: Invent): string {
  let field = ''
  return text.replace(/("(?:[^"\\]|\\.)*")(\s*:)?|-?\d+(?:\.\d+)?/g, (token, quoted?: string, colon?: string) => {
    if (quoted === undefined) return invent(field, token)
    const value = JSON.parse(quoted) as string
    if (colon === undefined) return JSON.stringify(inventedString(field, value, invent))
    field = value
    return token
  })
}

/** The model's answer is a text that contains JSON with its own names. */
function inventedString(field: string, value: string, invent: Invent): string {
  return value.startsWith('{') ? inventedJson(value, (_, inner) => invent(field, inner)) : invent(field, value)
}

/** Lines before the header are the notice of the export; one of them contains the requested district. */
function inventedTable(text: string, invent: Invent): string {
  let head: string[] | undefined
  return text.replace(/^.+$/gm, (line) => {
    if (head === undefined && !line.startsWith('"NO"'))
      return line.replace(/(?<=시군구 : )[^"]+/, (place) => invent('시군구', place))
    const cells = [...line.matchAll(/"([^"]*)"/g)].map(([, cell = '']) => cell)
    if (head !== undefined) return cells.map((cell, index) => `"${invent(head?.[index] ?? '', cell)}"`).join(',')
    head = cells
    return line
  })
}
