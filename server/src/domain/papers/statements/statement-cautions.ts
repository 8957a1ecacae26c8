import { message } from '../../../words/message.ts'
import { SALE_THRESHOLDS } from '../../rule-book/thresholds.ts'
import { type Caution, caution } from '../claims/cautions.ts'
import type { ClaimsAhead } from '../claims/claims-ahead.ts'
import type { AmountTopic, HomeValue, PaperHome, TypedPapers } from '../papers-input.ts'
import type { ComparedStatement } from './party-statements.ts'
import { shownByPapers } from './shown-by-papers.ts'

type Known = {
  home: PaperHome
  typed: TypedPapers
  depositManwon: number
  claims: ClaimsAhead
  value: HomeValue | null
}

/**
 * What was said beside what is known, as questions (R-PAPERS-99): papers that are worse than what was said, and what was
 * said that is worse than the papers, or would bring deposit and claims near the value. Each leads nothing else away.
 */
export function statementCautions(compared: readonly ComparedStatement[], known: Known): Caution[] {
  return [...papersAreWorse(compared), ...saidIsWorse(compared, known)]
}

function papersAreWorse(compared: readonly ComparedStatement[]): Caution[] {
  const [worst] = widest(compared.filter(({ papers }) => papers === 'WORSE'))
  if (worst === undefined) return []
  const { said, sentence } = worst
  return [caution('STATEMENT_DIFFERS', message('CAUTION_STATEMENT', { said, sentence }))]
}

function saidIsWorse(compared: readonly ComparedStatement[], known: Known): Caution[] {
  const sentence = nearTheValue(compared, known)
  if (sentence !== null) return [caution('STATED_WORSE', sentence)]
  const [worst] = widest(compared.filter(({ papers }) => papers === 'BETTER'))
  if (worst === undefined) return []
  return [caution('STATED_WORSE', message('CAUTION_STATEMENT', { said: worst.said, sentence: worst.sentence }))]
}

/** With what was said beyond the papers, in place of the unknown: from the common caution on, as for claims that are read. */
function nearTheValue(compared: readonly ComparedStatement[], { claims, depositManwon, value, ...read }: Known) {
  const more = statedBeyond(compared, read)
  const sum = depositManwon + claims.totalAhead.low + more
  if (value === null || more === 0 || sum < value.midManwon * SALE_THRESHOLDS.near) return null
  return message('CAUTION_AS_STATED', { moreManwon: more, sumManwon: sum, midManwon: value.midManwon })
}

/** The most that was said of each topic, beyond what was typed of it. */
function statedBeyond(compared: readonly ComparedStatement[], read: { home: PaperHome; typed: TypedPapers }): number {
  const most = new Map<AmountTopic, number>()
  for (const { statement } of compared)
    if ('amountManwon' in statement)
      most.set(statement.topic, Math.max(statement.amountManwon, most.get(statement.topic) ?? 0))
  return [...most].reduce(
    (sum, [topic, manwon]) => sum + Math.max(0, manwon - (shownByPapers(topic, read)?.low ?? 0)),
    0,
  )
}

/** The greatest difference first; one of no known amount is no small one. */
function widest(compared: readonly ComparedStatement[]): ComparedStatement[] {
  const size = ({ differenceManwon }: ComparedStatement) => differenceManwon ?? Number.POSITIVE_INFINITY
  return compared.toSorted((one, other) => (size(other) > size(one) ? 1 : size(other) < size(one) ? -1 : 0))
}
