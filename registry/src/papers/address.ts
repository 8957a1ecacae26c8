import type { Paper } from './paper.ts'

const LABEL = /(?:대지위치|소재지|주소|목적물|행정동주소|도로명주소)[^가-힣]{0,4}/
/** Regions, and a lot or a road with its number; excludes names of people and buildings. */
const ADDRESS =
  /(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|제주|충청?[남북]|전라?[남북]|경상?[남북])[가-힣]{0,7}\s*(?:[가-힣]{1,7}(?:시|군|구)\s*){0,2}(?:[가-힣\d]{1,8}(?:읍|면|동|리|가|로|길)\s*){1,3}(?:\d{1,4}(?:-\d{1,4})?)?/
const ROOM = /제?\s?(?:\d{1,4}|[가-하A-Z])동|제?\s?(?:지하|비)?\d{1,5}호/g
const LOT = /지번[:：]?\s*(\d{1,4}(?:-\d{1,4})?)/
const UNIT = /호명칭[:：]?\s*(?:제?\d{1,4}동)?\s*(?:제)?(\d{1,5}호)/

/** The address of the home that a paper is for, without names. */
export function addressIn({ lines }: Paper): string | null {
  const at = lines.findIndex(({ spaced }) => LABEL.test(spaced.replaceAll(' ', '')) && ADDRESS.test(spaced))
  const line = lines[at]
  if (line === undefined) return null
  const found = ADDRESS.exec(line.spaced)?.[0] ?? ''
  const rest = line.spaced.slice(line.spaced.indexOf(found) + found.length)
  const lot = /\d$/.test(found.trim())
    ? ''
    : (firstIn(
        lines.map(({ spaced }) => spaced),
        LOT,
      ) ?? '')
  const rooms = rest.match(ROOM) ?? []
  const unit = firstIn(
    lines.map(({ text }) => text),
    UNIT,
  )
  const parts = [found, lot, ...(rooms.length > 0 ? rooms : unit === null ? [] : [unit])]
  return parts.join(' ').replace(/\s+/g, ' ').trim()
}

function firstIn(texts: readonly string[], pattern: RegExp): string | null {
  for (const text of texts) {
    const found = pattern.exec(text)?.[1]
    if (found !== undefined) return found
  }
  return null
}
