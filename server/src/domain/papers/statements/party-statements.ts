import type { CheckId } from '@lease-risk/contract/codes/assessment'
import { type Message, message, type Text } from '../../../words/message.ts'
import { checkOf } from '../../checks/catalogue.ts'
import type { Guarantor, GuarantorAnswer } from '../guarantors/guarantor-condition.ts'
import type { AmountTopic, PaperHome, PartyStatement, TypedPapers } from '../papers-input.ts'
import { isRegistryRead } from '../registry-home.ts'
import { shownByPapers } from './shown-by-papers.ts'

/** `NOT_SEEN_YET`: what was typed of the papers neither shows it nor excludes it. */
type Outcome =
  | { outcome: 'AGREES' | 'NOT_SEEN_YET'; papers: null; differenceManwon: null }
  /** `WORSE`: the papers show something worse than was said. The difference is the least; `null`: of no known amount. */
  | { outcome: 'DIFFERS'; papers: 'WORSE' | 'BETTER'; differenceManwon: number | null }

export type ComparedStatement = Outcome & {
  statement: PartyStatement
  title: Message
  said: Message
  sentence: Text
  /** The check whose paper shows it. */
  checkId: CheckId
  paperTitle: Text
  /** A term of the contract that keeps what was said; `null`: nothing to hold anybody to. */
  clause: Message | null
}

const SHOWN_BY = {
  SENIOR_DEPOSITS: 'FIXED_DATE_LIST',
  REGISTRY_DEBT: 'REGISTRY_DOCUMENT',
  UNPAID_TAX: 'TAX_CERTIFICATES',
  GUARANTEE: 'GUARANTEE',
  LOAN_REPAID: 'REGISTRY_DOCUMENT',
} as const satisfies Record<PartyStatement['topic'], CheckId>

export type ReadPapers = {
  home: PaperHome
  typed: TypedPapers
  guarantors: readonly { guarantor: Guarantor; answer: GuarantorAnswer }[]
}

/** Each statement beside what the typed papers show of it (R-PAPERS-98). */
export function compareStatements(statements: readonly PartyStatement[], read: ReadPapers): ComparedStatement[] {
  return statements.map((statement) => {
    const found = outcomeOf(statement, read)
    const { topic } = statement
    const checkId = SHOWN_BY[topic]
    const paperTitle = checkOf(checkId).title
    return {
      ...found,
      statement,
      title: message('STATEMENT_TOPIC', { topic }),
      said: saidIn(statement),
      sentence: message('STATEMENT_OUTCOME', { topic, ...found, paperTitle }),
      checkId,
      paperTitle,
      clause: topic === 'GUARANTEE' && !statement.holds ? null : message('STATEMENT_CLAUSE', wordedOf(statement)),
    }
  })
}

/** Who said what, and when. */
export function saidIn(statement: PartyStatement): Message {
  return message('STATEMENT_SAID', wordedOf(statement))
}

function wordedOf(statement: PartyStatement) {
  const { topic, by, saidOn } = statement
  return {
    topic,
    by,
    saidOn,
    amountManwon: 'amountManwon' in statement ? statement.amountManwon : null,
    holds: 'holds' in statement ? statement.holds : null,
    byOn: 'byOn' in statement ? statement.byOn : null,
  }
}

const AGREES = { outcome: 'AGREES', papers: null, differenceManwon: null } as const
const NOT_SEEN_YET = { outcome: 'NOT_SEEN_YET', papers: null, differenceManwon: null } as const

function outcomeOf(statement: PartyStatement, read: ReadPapers): Outcome {
  if (statement.topic === 'GUARANTEE') return guaranteeOutcome(statement.holds, read)
  if (statement.topic === 'LOAN_REPAID') return loanOutcome(statement.byOn, read)
  return amountOutcome(statement.topic, statement.amountManwon, read)
}

function amountOutcome(topic: AmountTopic, said: number, read: ReadPapers): Outcome {
  const shown = shownByPapers(topic, read)
  if (shown === null) return NOT_SEEN_YET
  const { low, high, isThere } = shown
  if (said < low) return { outcome: 'DIFFERS', papers: 'WORSE', differenceManwon: low - said }
  // nothing was said to be there, and something of an unknown amount is
  if (said === 0 && isThere && high !== 0) return { outcome: 'DIFFERS', papers: 'WORSE', differenceManwon: null }
  if (high === null) return NOT_SEEN_YET
  if (said > high) return { outcome: 'DIFFERS', papers: 'BETTER', differenceManwon: said - high }
  return AGREES
}

/** Only a guarantor decides, so papers never agree: they differ where they conflict with every guarantor's conditions. */
function guaranteeOutcome(holds: boolean, { guarantors }: ReadPapers): Outcome {
  const isRefused = guarantors.length > 0 && guarantors.every(({ answer }) => answer === 'CONFLICT_IN_INPUT')
  return holds && isRefused ? { outcome: 'DIFFERS', papers: 'WORSE', differenceManwon: null } : NOT_SEEN_YET
}

/** A registry document of the day or later shows whether mortgages are left. */
function loanOutcome(byOn: string, { typed, home }: ReadPapers): Outcome {
  const { registry } = typed
  if (registry === null || registry.readOn < byOn) return NOT_SEEN_YET
  const left = registry.entries.filter(({ kind, cancelled }) => kind === 'MORTGAGE' && !cancelled)
  if (left.length === 0) return isRegistryRead(typed, home) ? AGREES : NOT_SEEN_YET
  const known = left.reduce((sum, { amountManwon }) => sum + (amountManwon ?? 0), 0)
  return { outcome: 'DIFFERS', papers: 'WORSE', differenceManwon: known > 0 ? known : null }
}
