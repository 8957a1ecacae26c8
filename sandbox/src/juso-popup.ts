import { escapeXml, html, type WireReply } from './stand-in.ts'

/** One address; every value is a string. */
export type JusoRow = Record<string, string>

const FIELD_ORDER = [
  'roadFullAddr',
  'roadAddrPart1',
  'addrDetail',
  'roadAddrPart2',
  'engAddr',
  'jibunAddr',
  'zipNo',
  'admCd',
  'rnMgtSn',
  'bdMgtSn',
  'detBdNmList',
  'bdNm',
  'bdKdcd',
  'siNm',
  'sggNm',
  'emdNm',
  'liNm',
  'rn',
  'udrtYn',
  'buldMnnm',
  'buldSlno',
  'mtYn',
  'lnbrMnnm',
  'lnbrSlno',
  'emdNo',
]

/** The popup window: one form per sample address, which posts it to the caller's `returnUrl`. */
export function popupPage(hasKey: boolean, returnUrl: string | null, rows: JusoRow[]): WireReply {
  if (!hasKey) return page('<p>승인되지 않은 KEY 입니다. (E0001)</p>')
  if (!returnUrl || !/^https?:\/\//.test(returnUrl)) return page('<p>returnUrl이 올바르지 않습니다.</p>')
  return page(rows.map((row) => addressForm(returnUrl, row)).join('\n'))
}

function page(content: string): WireReply {
  return html(`<!doctype html>
<html lang="ko">
<head><meta charset="utf-8"><title>주소 선택 (샘플 데이터)</title></head>
<body>
<h1>주소 선택 (샘플 데이터)</h1>
${content}
</body>
</html>
`)
}

function addressForm(returnUrl: string, row: JusoRow): string {
  const values: JusoRow = { ...row, roadFullAddr: row.roadAddr ?? '' }
  const hidden = FIELD_ORDER.filter((name) => name !== 'addrDetail').map(
    (name) => `<input type="hidden" name="${name}" value="${escapeXml(values[name] ?? '')}">`,
  )
  return `<form method="post" action="${escapeXml(returnUrl)}">
<input type="hidden" name="inputYn" value="Y">${hidden.join('')}
<p>${escapeXml(row.roadAddr ?? '')}<br>${escapeXml(row.jibunAddr ?? '')}</p>
<label>상세주소 <input name="addrDetail"></label> <button>선택</button>
</form>`
}
