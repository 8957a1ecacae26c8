import type { DealSource } from '../../domain/comparison/deal.ts'
import type { FileRecord, ReadRecord, WholeMonth } from '../../evidence/ports.ts'
import { asObject, readText, type WireObject } from '../wire-object.ts'
import { parseXml } from '../xml.ts'
import { type FileReader, refusalOf } from './file-reader.ts'
import { readDeal } from './wire.ts'

/** How the records of a dump are found in its text. */
type Scanner = {
  /** Returns the records completed by this chunk of text, each with the number of line breaks before it. */
  push(piece: string): { text: string; line: number }[]
  /** The envelope: the text outside the records; of XML, the end of the text. */
  outside(): string
  /** `null` when the text ends where a document may end. */
  problem(): string | null
  /** Number of characters of the unfinished record. */
  held(): number
}

/** Maximum characters of a record; no published one has a hundredth of them. */
const LONGEST_RECORD = 100_000

/**
 * Reads a dump of the service's items: JSON (`{lawd_cd, deal_ymd, items: […]}`, the service's own reply, or any text of
 * flat objects) or XML. The source is recognized by the names of the fields, the place by the item or the envelope.
 */
export function createDumpReader(format: 'JSON' | 'XML'): FileReader {
  const scanner = format === 'JSON' ? scanJson() : scanXml()
  const parse = format === 'JSON' ? parseJsonItem : parseXmlItem
  let count = 0
  let lawdCd: string | null = null
  let isTooLong = false
  let failure: string | null = null

  function read({ text, line }: { text: string; line: number }): FileRecord[] {
    const row = parse(text)
    // an object of the envelope, such as `header`
    if (row !== null && !('dealYear' in row)) {
      failure ??= errorCodeIn(text)
      return []
    }
    count += 1
    const at = { line, record: count, text }
    if (row === null) return [{ ...at, group: '', read: () => ({ refusal: '항목을 읽을 수 없습니다.' }) }]
    const source = sourceOf(row)
    lawdCd ??= envelopeText(scanner.outside(), 'lawd_cd')
    const code = readText(row, 'sggCd') ?? lawdCd
    const group = [source, code, row['umdNm'], row['dealYear'], row['dealMonth']].join(' ')
    return [{ ...at, group, read: () => readItem(row, source, code) }]
  }

  return {
    push(text) {
      // nothing after a record that does not end is scanned
      if (isTooLong) return []
      const records = scanner.push(text).flatMap(read)
      isTooLong = scanner.held() > LONGEST_RECORD
      return records
    },
    end: () => ({
      records: [],
      problem: isTooLong
        ? '항목 하나가 너무 깁니다.'
        : (problemOf(failure ?? errorCodeIn(scanner.outside())) ??
          scanner.problem() ??
          missingItems(scanner.outside(), count)),
      wholeMonth: wholeMonthOf(scanner.outside(), count),
    }),
  }
}

function readItem(row: WireObject, source: DealSource | null, lawdCd: string | null): ReadRecord {
  if (source === null) return { refusal: '어느 거래 자료인지 알 수 없습니다.' }
  if (lawdCd === null || !/^\d{5}$/.test(lawdCd)) return { refusal: '지역코드(LAWD_CD)가 없습니다.' }
  const deal = readDeal(row, source, lawdCd)
  if (deal === null) return { refusal: refusalOf(row) }
  return { deal, place: { lawdCd, nameBelow: deal.districtName } }
}

/** Determined only from an envelope with the month, its number of items and the day it was fetched. */
function wholeMonthOf(envelope: string, count: number): WholeMonth | null {
  const lawdCd = envelopeText(envelope, 'lawd_cd')
  const dealMonth = envelopeText(envelope, 'deal_ymd')
  const total = envelopeText(envelope, 'total_count')
  const fetchedAt = envelopeText(envelope, 'fetched_at')
  if (lawdCd === null || dealMonth === null || fetchedAt === null || total !== String(count)) return null
  // a date without a time means its first instant, so that anything collected on that day counts as newer
  const collectedAt = new Date(fetchedAt.length === 10 ? `${fetchedAt}T00:00:00+09:00` : fetchedAt)
  return Number.isNaN(collectedAt.getTime()) ? null : { lawdCd, dealMonth, collectedAt }
}

/** Items that the envelope of a month counts and the file does not hold; `null`: none. */
function missingItems(envelope: string, count: number): string | null {
  const total = Number(envelopeText(envelope, 'total_count') ?? 0)
  return total > count ? `한 달의 거래 ${total}건 가운데 ${count}건만 들어 있습니다.` : null
}

function envelopeText(envelope: string, name: string): string | null {
  return new RegExp(`"${name}"\\s*:\\s*"?([^",}\\s]+)`).exec(envelope)?.[1] ?? null
}

/** The result code of a reply that was saved although it is an error; `null`: none, success, or 03, which is no data. */
function errorCodeIn(text: string): string | null {
  const found = /(?:resultCode|returnReasonCode)["\s:>]*(\d{1,4})/.exec(text)?.[1] ?? null
  return found === null || /^0*3?$/.test(found) ? null : found
}

function problemOf(errorCode: string | null): string | null {
  return errorCode === null ? null : `거래가 아니라 제공 기관의 오류 응답입니다(코드 ${errorCode}).`
}

function sourceOf(row: WireObject): DealSource | null {
  const isLease = 'deposit' in row
  // a right to an unbuilt apartment (분양권, 입주권) is not a sale of a home
  if ('ownershipGbn' in row) return null
  if ('aptNm' in row) return isLease ? 'AptRent' : 'AptTradeDev'
  if ('mhouseNm' in row) return isLease ? 'RHRent' : 'RHTrade'
  if ('offiNm' in row) return isLease ? 'OffiRent' : 'OffiTrade'
  if ('totalFloorAr' in row) return isLease ? 'SHRent' : 'SHTrade'
  return null
}

function parseJsonItem(text: string): WireObject | null {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return null
  }
}

function parseXmlItem(text: string): WireObject | null {
  return asObject(parseXml(`<row>${text}</row>`)?.['row'])
}

const QUOTE = 34
const OPEN = 123
const CLOSE = 125
const NEW_LINE = 10
/** Enough for any envelope; the rest is discarded. */
const LONGEST_ENVELOPE = 4_000

/** Finds the innermost objects of a JSON text, which are the items: they are flat. */
function scanJson(): Scanner {
  let text = ''
  let at = 0
  let start = -1
  let startLine = 1
  let kept = 0
  let depth = 0
  let line = 1
  let envelope = ''

  function keepOutside(end: number): void {
    const part = text.slice(kept, end)
    if (envelope.length < LONGEST_ENVELOPE && !/^[\s,]*$/.test(part)) envelope += part
  }

  return {
    push(piece) {
      text += piece
      const found: { text: string; line: number }[] = []
      for (; at < text.length; at++) {
        const code = text.charCodeAt(at)
        if (code === NEW_LINE) line += 1
        else if (code === QUOTE) {
          const end = stringEnd(text, at)
          if (end === -1) break
          at = end
        } else if (code === OPEN) {
          depth += 1
          start = at
          startLine = line
        } else if (code === CLOSE) {
          depth -= 1
          if (start !== -1) {
            keepOutside(start)
            found.push({ text: text.slice(start, at + 1), line: startLine })
            kept = at + 1
          }
          start = -1
        }
      }
      const consumed = start === -1 ? at : start
      keepOutside(consumed)
      kept = 0
      text = text.slice(consumed)
      at -= consumed
      if (start !== -1) start = 0
      return found
    },
    outside: () => envelope,
    held: () => text.length,
    problem: () => (depth === 0 && text === '' ? null : '파일이 중간에 끊겼습니다.'),
  }
}

/** End of the string that begins at `start`; -1 when it is not within the text so far. */
function stringEnd(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text[end - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return end
  }
  return -1
}

function scanXml(): Scanner {
  const open = '<item>'
  const close = '</item>'
  let text = ''
  let line = 1
  let tail = ''

  function linesIn(part: string): number {
    return part.split('\n').length - 1
  }

  return {
    push(piece) {
      text += piece
      const found: { text: string; line: number }[] = []
      let from = 0
      for (;;) {
        const start = text.indexOf(open, from)
        const end = start === -1 ? -1 : text.indexOf(close, start)
        if (end === -1) break
        line += linesIn(text.slice(from, start))
        found.push({ text: text.slice(start + open.length, end), line })
        line += linesIn(text.slice(start, end))
        from = end + close.length
      }
      // without an opening tag, only a possible prefix of one has to be kept
      const rest = text.indexOf(open, from) === -1 ? Math.max(from, text.length - open.length) : from
      line += linesIn(text.slice(from, rest))
      text = text.slice(rest)
      tail = (tail + piece).slice(-LONGEST_ENVELOPE)
      return found
    },
    outside: () => tail,
    held: () => text.length,
    problem: () => (/<\/response>\s*$/.test(tail) ? null : '파일이 중간에 끊겼습니다.'),
  }
}
