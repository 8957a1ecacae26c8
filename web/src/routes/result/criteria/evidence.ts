import { formatMonth, formatTime } from '../../../lib/amount.ts'
import { locale } from '../../../lib/words.ts'
import type { Result } from '../queries.ts'
import type { ko } from './words.ko.ts'

type Evidence = Result['riskAssessment']['criteria'][number]['evidence'][number]
type Words = Pick<typeof ko, 'codes' | 'sources' | 'months'>
export type ShownEvidence = { source: string; rows: { name: string; value: string }[] }

/** Turns the service's codes into words, months and times, grouped under their source. */
export function shownEvidence(
  evidence: Evidence[],
  statuses: Pick<Result['dataStatuses'][number], 'key' | 'source'>[],
  words: Words,
): ShownEvidence[] {
  const nameOf = (each: Evidence) => sourceName(each.source, statuses, words)
  return [...new Set(evidence.map(nameOf))].map((source) => ({
    source,
    rows: evidence
      .filter((each) => nameOf(each) === source)
      .map(({ field, value, description }) => ({
        // `유형 판단 근거: REGISTER`
        name: description.replace(/[A-Z_]+$/, (code) => inWords(code, words)),
        value: typeof value === 'number' ? value.toLocaleString(locale()) : valueInWords(field, value, words),
      })),
  }))
}

/** `rent-transaction:RHRent`, `law:SMALL_LEASE_LIMIT@5b3a0301`; a source with a status card takes its name from the card. */
function sourceName(source: string, statuses: Parameters<typeof shownEvidence>[1], { sources }: Words): string {
  const [key = source] = source.split(':')
  return statuses.find((status) => status.key === key)?.source ?? (sources as Record<string, string>)[key] ?? source
}

function valueInWords(field: string, value: string, words: Words): string {
  if (field === 'fittedAt') return formatTime(value)
  if (field !== 'months') return inWords(value, words)
  const months = value
    .split(',')
    .toSorted()
    .map((month) => formatMonth(month.replace(/^\d{4}/, '$&-')))
  return words.months(months[0] ?? '', months.at(-1) ?? '')
}

function inWords(code: string, { codes }: Words): string {
  return (codes as Record<string, string>)[code] ?? code
}
