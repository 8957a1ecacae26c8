import { type JusoRow, popupPage } from './juso-popup.ts'
import { hash } from './random.ts'
import { KIND_WORDS, SAMPLE_LOTS, type SampleLot } from './sample-lots.ts'
import {
  json,
  pageOf,
  type StandIn,
  type WireReply,
  type WireRequest,
  wholeNumber,
  xml,
  xmlFields,
} from './stand-in.ts'

const OPERATIONS: Record<string, string> = {
  '/addrlink/addrLinkApi.do': 'addrLinkApi',
  '/addrlink/addrLinkUrl.do': 'addrLinkUrl',
  '/addrlink/addrMobileLinkUrl.do': 'addrLinkUrl',
}

/** Address search and its popup (R-JUSO-01 to R-JUSO-09). Errors are HTTP 200 with `juso: null`. */
export const juso: StandIn = {
  provider: 'juso',
  operationOf: (path) => OPERATIONS[path] ?? null,
  answer(request) {
    const { parameters, key } = request
    const hasKey = parameters.get('confmKey') === key
    if (request.operation === 'addrLinkUrl') {
      return popupPage(
        hasKey,
        parameters.get('returnUrl'),
        SAMPLE_LOTS.map((lot) => jusoRow(lot, false)),
      )
    }
    if (!hasKey) return refusal(request, 'E0001', '승인되지 않은 KEY 입니다.')
    return refuseKeyword(request) ?? found(request, searchRows(parameters))
  },
  trouble(request, kind) {
    if (kind === 'empty') return found(request, [])
    return refusal(request, '-999', kind === 'quota' ? '일일 호출 건수를 초과하였습니다.' : '시스템에러')
  },
}

function refuseKeyword(request: WireRequest): WireReply | null {
  const keyword = (request.parameters.get('keyword') ?? '').trim()
  if (keyword === '') return refusal(request, 'E0005', '검색어가 입력되지 않았습니다.')
  if (keyword.length < 2) return refusal(request, 'E0008', '검색어는 두글자 이상 입력되어야 합니다.')
  if (keyword.length > 80) return refusal(request, 'E0010', '검색어가 너무 깁니다. (한글40자, 영문,숫자 80자 이하)')
  if (/^\d{11,}$/.test(keyword))
    return refusal(request, 'E0011', '검색어에 너무 긴 숫자가 포함되어 있습니다. (숫자10자 이하)')
  if (/[%=><[\]]/.test(keyword)) {
    return refusal(request, 'E0013', 'SQL 예약어 또는 특수문자( %,=,>,<,[,] )는 검색이 불가능합니다.')
  }
  if (/^[\d\s\p{P}\p{S}]+$/u.test(keyword))
    return refusal(request, 'E0012', '특수문자+숫자만으로는 검색이 불가능 합니다.')
  return null
}

function refusal({ parameters }: WireRequest, errorCode: string, errorMessage: string): WireReply {
  const common = { errorMessage, errorCode, totalCount: '0' }
  if (parameters.get('resultType') === 'json') return json({ results: { common, juso: null } })
  return xml(`${XML_DECLARATION}<results><common>${xmlFields(common)}</common></results>`)
}

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

function found({ parameters }: WireRequest, rows: JusoRow[]): WireReply {
  const page = wholeNumber(parameters, 'currentPage', 1)
  const size = Math.min(wholeNumber(parameters, 'countPerPage', 10), 100)
  const shown = pageOf(rows, page, size)
  const common = {
    errorMessage: '정상',
    countPerPage: String(size),
    totalCount: String(rows.length),
    errorCode: '0',
    currentPage: String(page),
  }
  if (parameters.get('resultType') === 'json') return json({ results: { common, juso: shown } })
  const items = shown.map((row) => `<juso>${xmlFields(row)}</juso>`).join('')
  return xml(`${XML_DECLARATION}<results><common>${xmlFields(common)}</common>${items}</results>`)
}

/** Returns lots for which every word of the keyword occurs in the address or the building's name. */
function searchRows(parameters: URLSearchParams): JusoRow[] {
  const tokens = (parameters.get('keyword') ?? '').trim().split(/\s+/)
  const withInfo = parameters.get('addInfoYn') === 'Y'
  return SAMPLE_LOTS.filter((lot) => {
    const words = ` ${lot.roadAddress}${lot.roadSuffix} ${lot.lotAddress} ${lot.building.name ?? ''} ${lot.district.siShort}시`
    return tokens.map((token) => token.replace(/번지$/, '')).every((token) => words.includes(startOfNumber(token)))
  }).map((lot) => jusoRow(lot, withInfo))
}

/** Numbers match only from their first digit, so that `190` does not find `1190`. */
function startOfNumber(token: string): string {
  return /^\d/.test(token) ? ` ${token}` : token
}

function jusoRow(lot: SampleLot, withInfo: boolean): JusoRow {
  const { district, building, roadAddress, roadSuffix } = lot
  const { english, road } = district
  const sggCode = district.code.slice(0, 5)
  const oldKey = `${lot.oldPnu}000001`
  return {
    detBdNmList: building.dongs?.join(',') ?? '',
    engAddr: `${building.roadNumber} ${road.english}, ${english.sgg}, ${english.si}`,
    rn: road.name,
    emdNm: district.emdName,
    zipNo: String(1_000 + (hash(sggCode + building.roadNumber) % 62_000)).padStart(5, '0'),
    roadAddrPart2: roadSuffix,
    emdNo: '01',
    sggNm: district.sggName,
    jibunAddr: `${lot.lotAddress} ${building.name ?? ''}`.trim(),
    siNm: district.siName,
    roadAddrPart1: roadAddress,
    bdNm: building.name ?? '',
    admCd: district.code,
    udrtYn: '0',
    lnbrMnnm: String(lot.mainNumber),
    roadAddr: roadAddress + roadSuffix,
    lnbrSlno: String(lot.subNumber),
    buldMnnm: lot.roadMain,
    bdKdcd: ['Apt', 'RH'].includes(KIND_WORDS[building.kind].traded ?? '') ? '1' : '0',
    liNm: district.liName,
    rnMgtSn: sggCode + lot.roadCode,
    mtYn: lot.isMountain ? '1' : '0',
    // Keeps the code from when it was created, so it is outdated if the district was recoded.
    bdMgtSn: oldKey,
    buldSlno: lot.roadSub,
    ...(withInfo ? { hstryYn: '0', relJibun: '', hemdNm: lot.lotAddress.split(' ').slice(0, -1).join(' ') } : {}),
  }
}
