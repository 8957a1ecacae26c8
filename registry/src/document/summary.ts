import { amountsAfter } from '../entries/amounts.ts'
import { isCompany } from '../entries/companies.ts'
import { kindOfPurpose } from '../entries/purposes.ts'
import { cellOf, rankOf, textOf } from '../entries/record.ts'
import { datesIn } from '../entries/references.ts'
import type { EntryKind, Section } from '../reading.ts'
import { type Table, tableOf } from '../table/table-rows.ts'
import type { Segment } from './segments.ts'

/** An entry in the summary. `won`: its readable amounts. */
export type SummaryRow = {
  section: Section
  rank: string
  kind: EntryKind | null
  receivedOn: string | null
  won: number[]
}
export type SummaryOwner = { ranks: string[]; company: boolean }

/** `UNREADABLE`: there is a summary, but its content is uncertain. No `owners`: unreadable, so they are unknown. */
export type Summary = { state: 'MISSING' | 'UNREADABLE' | 'READ'; rows: SummaryRow[]; owners: SummaryOwner[] }

const ENTRY_WORDS = ['순위번호', '등기목적', '접수(?:정보)?', '주요등기사항', '대상소유자']
export const OWNER_WORDS = ['등기명의인', '(?:\\(?주민\\)?)?등록번호', '최종지분', '주소', '순위번호']
const AMOUNT = /채권(?:최고)?액|전세(?:보증)?금(?!액)|(?:임차|임대차)?보증금|청구(?:채권)?금?액/

export function summaryOf(segments: readonly Segment[]): Summary {
  const of = (section: string) => segments.filter((segment) => segment.section === section)
  if (!segments.some(({ section }) => section.startsWith('SUMMARY'))) return { state: 'MISSING', rows: [], owners: [] }
  const owners = tableOf(of('SUMMARY_OWNERS'), OWNER_WORDS, { key: 4, beside: 0 })
  const ownership = tableOf(of('SUMMARY_OWNERSHIP'), ENTRY_WORDS, { key: 0, beside: 2 })
  const rights = tableOf(of('SUMMARY_RIGHTS'), ENTRY_WORDS, { key: 0, beside: 2 })
  const rows = [...rowsIn('OWNERSHIP', ownership), ...rowsIn('RIGHTS', rights)]
  const ownerRows = owners.rows.map((row): SummaryOwner => {
    const text = (at: number) => textOf(cellOf([row.cells[at] ?? []]))
    return {
      ranks: [...(row.key ?? '').matchAll(/\d{1,4}(?:-\d{1,4})*/g)].map(([rank]) => rank),
      company: isCompany(`${text(0)}${text(1)}`),
    }
  })
  const isWhole =
    [ownership, rights].every(isComplete) && rows.every((row) => row !== null) && of('SUMMARY_OWNERSHIP').length > 0
  const known = rows.filter((row) => row !== null)
  return { state: isWhole && of('SUMMARY_RIGHTS').length > 0 ? 'READ' : 'UNREADABLE', rows: known, owners: ownerRows }
}

function isComplete({ rows, saysNone, isOpen }: Table): boolean {
  return !isOpen && (saysNone ? rows.length === 0 : rows.every(({ certain }) => certain))
}

function rowsIn(section: Section, { rows }: Table): (SummaryRow | null)[] {
  return rows.map((row) => {
    const text = (at: number) => textOf(cellOf([row.cells[at] ?? []]))
    const rank = rankOf(row.key ?? '')
    if (rank === null) return null
    const dates = datesIn(text(2))
    return {
      section,
      rank,
      kind: kindOfPurpose(text(1)),
      receivedOn: dates.length === 1 ? (dates[0] ?? null) : null,
      won: amountsAfter(text(3), AMOUNT).flatMap(({ won }) => won ?? []),
    }
  })
}
