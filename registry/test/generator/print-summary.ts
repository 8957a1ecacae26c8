import type { Desk } from './desk.ts'
import type { InventedEntry } from './invented.ts'
import { KINDS, korean } from './korean-words.ts'
import type { Layout } from './layout.ts'

const SUMMARY = ['순위번호', '등기목적', '접수정보', '주요등기사항', '대상소유자']
const SUMMARISED = new Set([
  'MORTGAGE',
  'JEONSE_RIGHT',
  'LEASE_REGISTRATION',
  'LEASE_RIGHT',
  'SUPERFICIES',
  'SEIZURE',
  'PROVISIONAL_SEIZURE',
  'INJUNCTION',
  'AUCTION',
  'PROVISIONAL_REGISTRATION',
])

export const isSummarised = ({ kind }: InventedEntry): boolean => SUMMARISED.has(kind)

export function printSummary(desk: Desk): void {
  desk.startCount()
  desk.newSheet()
  desk.centred('주요 등기사항 요약 (참고용)', desk.layout.size * 1.4)
  const { owners, entries, kind, repeated } = desk.document
  const { repeats } = desk.layout
  desk.sheet.text(
    desk.layout.margin,
    desk.sheet.y,
    '본 주요 등기사항 요약은 증명서상에 말소되지 않은 사항을 간략히 요약한 것입니다.',
  )
  desk.sheet.y += desk.layout.leading * 2
  desk.left('1. 소유지분현황 ( 갑구 )')
  const share = owners.names.length > 1 ? `${owners.names.length}분의 1` : '단독소유'
  const numberOf = owners.number ?? (owners.company ? '110111-1234567' : '800101-*******')
  desk.table(
    ['등기명의인', '(주민)등록번호', '최종지분', '주 소', '순위번호'],
    [0.22, 0.2, 0.15, 0.31, 0.12],
    owners.names.map((name) => ({
      cells: [name, numberOf, share, owners.address ?? '서울특별시 관악구 신림동 7', owners.rank].map((text) => [
        [{ text: text === name ? `${name} (소유자)` : text }],
      ]),
    })),
  )
  for (const [title, section] of [
    ['2. 소유지분을 제외한 소유권에 관한 사항 ( 갑구 )', 'OWNERSHIP'],
    ['3. (근)저당권 및 전세권 등 ( 을구 )', 'RIGHTS'],
  ] as const) {
    desk.left(title)
    const live = (repeated ?? entries.filter(({ cancelled }) => !cancelled)).filter(
      (entry) =>
        entry.section === section &&
        (isSummarised(entry) ||
          (repeats !== 'MAIN' &&
            (entry.kind === 'CHANGE' || entry.kind === 'TRANSFER_OF_RIGHT' || /질권/.test(entry.purpose.join(''))) &&
            entry.section === 'RIGHTS')),
    )
    if (live.length === 0) {
      desk.left('- 기록사항 없음')
      continue
    }
    desk.table(
      SUMMARY,
      [0.11, 0.2, 0.24, 0.3, 0.15],
      live.map((entry) => ({
        cells: [
          [[{ text: entry.rank }]],
          [[{ text: entry.purpose.join('') }]],
          [[{ text: korean(entry.receivedOn ?? '') }], [{ text: entry.receiptNumber }]],
          [
            entry.holder.filter(({ struck }) => struck !== true).length > 0 && entry.amountWon !== null
              ? [{ text: `${amountLabel(entry)} 금${shownWon(entry, repeats).toLocaleString('en-US')}원` }]
              : [{ text: entry.summary ?? '권리자 별지' }],
          ],
          [[{ text: owners.names[0] ?? '' }]],
        ],
      })),
    )
  }
  desk.left('[ 참 고 사 항 ]')
  desk.left(`가. 등기기록에서 유효한 지분을 가진 ${KINDS[kind]} 소유자 혹은 공유자 현황을 가나다 순으로 표시합니다.`)
}

export const amountLabel = ({ kind }: InventedEntry) =>
  ({
    JEONSE_RIGHT: '전세금',
    LEASE_REGISTRATION: '임차보증금',
    LEASE_RIGHT: '임차보증금',
    PROVISIONAL_SEIZURE: '청구금액',
  })[kind as string] ?? '채권최고액'

/** The amount of an entry, or its amount before the change if the summary repeats the change too. */
function shownWon({ amountWon, amountBefore }: InventedEntry, repeats: Layout['repeats']): number {
  return (repeats === 'OLD_AND_NEW' ? amountBefore : undefined) ?? amountWon ?? 0
}
