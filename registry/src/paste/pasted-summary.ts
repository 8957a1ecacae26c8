import type { Summary, SummaryOwner, SummaryRow } from '../document/summary.ts'
import { isCompany } from '../entries/companies.ts'
import type { Section } from '../reading.ts'
import { pastedDrafts } from './pasted-drafts.ts'
import { pastedRows } from './pasted-rows.ts'
import type { PastedSection } from './pasted-sections.ts'

const RANK_LAST = / (\d{1,4}(?:-\d{1,4})?(?:, ?\d{1,4}(?:-\d{1,4})?)*)$/

export function pastedSummary(sections: readonly PastedSection[]): Summary {
  if (!sections.some(({ section }) => section.startsWith('SUMMARY'))) return { state: 'MISSING', rows: [], owners: [] }
  const find = (name: string) => sections.find(({ section }) => section === name)
  const [ownership, rights] = [find('SUMMARY_OWNERSHIP'), find('SUMMARY_RIGHTS')]
  const parts = [rowsOf('OWNERSHIP', ownership), rowsOf('RIGHTS', rights)]
  const isWhole = parts.every((part) => part !== null)
  return {
    state: isWhole ? 'READ' : 'UNREADABLE',
    rows: parts.flatMap((part) => part ?? []),
    owners: (find('SUMMARY_OWNERS')?.lines ?? []).flatMap(({ spaced }) => ownerIn(spaced)),
  }
}

function rowsOf(section: Section, pasted: PastedSection | undefined): SummaryRow[] | null {
  if (pasted === undefined) return null
  const { rows, lost } = pastedRows(pasted.lines, true)
  if (lost > 0 || (rows.length === 0) !== pasted.saysNone) return null
  return rows.flatMap((row) =>
    pastedDrafts(section, row).map(({ rank, kind, isUnreadable, receivedOn, amount }) => ({
      section,
      rank,
      kind: isUnreadable ? null : kind,
      receivedOn,
      won: amount?.won == null ? [] : [amount.won],
    })),
  )
}

function ownerIn(line: string): SummaryOwner[] {
  const ranks = RANK_LAST.exec(line)?.[1]
  if (ranks === undefined || !/단독소유|분의/.test(line)) return []
  return [{ ranks: ranks.split(/, ?/), company: isCompany(line.replaceAll(' ', '')) }]
}
