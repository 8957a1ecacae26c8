import type { InventedDocument, InventedEntry } from './invented.ts'
import { KINDS, korean } from './korean-words.ts'
import { copiedLists } from './print-lists.ts'
import { amountLabel, isSummarised } from './print-summary.ts'

/** The text of a document as copied from a viewer, line by line; strikes are lost. */
export function copiedText(document: InventedDocument): string {
  const { kind, scope, address, entries, owners, hasSummary, viewedAt } = document
  const body = (section: InventedEntry['section']) =>
    orNone(entries.filter((entry) => entry.section === section).flatMap(linesOf))
  const repeated = (section: InventedEntry['section']) =>
    orNone(
      entries
        .filter((entry) => entry.section === section && !entry.cancelled && isSummarised(entry))
        .flatMap(repeatedLines),
    )
  const [date = '', time = ''] = viewedAt.split('T')
  const summary = [
    '주요 등기사항 요약 (참고용)',
    '1. 소유지분현황 ( 갑구 )',
    '등기명의인 (주민)등록번호 최종지분 주 소 순위번호',
    ...owners.names.map((name) => `${name} (소유자) 800101-******* 단독소유 서울특별시 관악구 신림동 7 ${owners.rank}`),
    '2. 소유지분을 제외한 소유권에 관한 사항 ( 갑구 )',
    '순위번호 등기목적 접수정보 주요등기사항 대상소유자',
    ...repeated('OWNERSHIP'),
    '3. (근)저당권 및 전세권 등 ( 을구 )',
    ...repeated('RIGHTS'),
    '[ 참 고 사 항 ]',
  ]
  return [
    `등기사항전부증명서(${scope === 'CURRENT_ONLY' ? '현재 유효사항' : '말소사항 포함'})`,
    `- ${KINDS[kind]} -`,
    `[${KINDS[kind]}] ${address}`,
    '【 갑 구 】 ( 소유권에 관한 사항 )',
    '순위번호 등 기 목 적 접 수 등 기 원 인 권리자 및 기타사항',
    ...body('OWNERSHIP'),
    '【 을 구 】 ( 소유권 이외의 권리에 관한 사항 )',
    ...body('RIGHTS'),
    ...(document.hasLists === true ? copiedLists() : []),
    '-- 이 하 여 백 --',
    `열람일시 : ${korean(date)} ${time.replace(':', '시').replace(':', '분')}초`,
    ...(hasSummary ? summary : []),
  ].join('\n')
}

const orNone = (lines: string[]): string[] => (lines.length === 0 ? ['- 기록사항 없음 -'] : lines)

const dayOf = (date: string | null): string => (date === null ? '' : korean(date))

function linesOf(entry: InventedEntry): string[] {
  const { rank, purpose, receivedOn, receiptNumber, cause, holder, second } = entry
  const [day = '', why = ''] = cause.split(/(?<=일) /)
  const first = [rank, purpose.join(''), dayOf(receivedOn), day].filter((text) => text !== '').join(' ')
  const texts = holder.map(({ text }) => text.trim())
  const more = second === undefined ? [] : linesOfSecond(second)
  return [`${first} ${texts[0] ?? ''}`, `${receiptNumber} ${why}`.trim(), ...texts.slice(1), ...more]
}

function linesOfSecond(second: NonNullable<InventedEntry['second']>): string[] {
  const { purpose, receivedOn, receiptNumber = '', cause = '' } = second
  const text = second.holder.map((piece) => piece.text).join(' ')
  if (receivedOn == null) return [[...purpose, text].join(' ').trim()]
  const [day = '', why = ''] = cause.split(/(?<=일) /)
  return [`${purpose.join('')} ${korean(receivedOn)} ${day} ${text}`, `${receiptNumber} ${why}`]
}

function repeatedLines(entry: InventedEntry): string[] {
  const { rank, purpose, receivedOn, receiptNumber, amountWon } = entry
  const amount = amountWon === null ? '권리자 국' : `${amountLabel(entry)} 금${amountWon.toLocaleString('en-US')}원`
  return [`${rank} ${purpose.join('')} ${korean(receivedOn ?? '')} ${amount}`, receiptNumber]
}
