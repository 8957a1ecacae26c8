import type { CheckId, DecisionCode, PaperReasonCode } from '@lease-risk/contract/codes/assessment'
import { message, type Text } from '../../words/message.ts'
import { checkOf } from '../checks/catalogue.ts'
import type { Papers } from '../papers/calculate-papers.ts'
import { ENTRY_KINDS } from '../papers/claims/entry-kinds.ts'
import { SALE_THRESHOLDS } from '../rule-book/thresholds.ts'
import type { AnswerAction } from './answer.ts'
import { type PapersSay, sumOf } from './papers-say.ts'

/** What papers say against signing now. `FIRST`: leads before the value by public data; `LAST`: only where nothing else leads. */
export type PaperReason = {
  code: PaperReasonCode | 'DEPOSIT_ABOVE_VALUE' | 'DEPOSIT_NEAR_VALUE'
  place: 'FIRST' | 'AFTER_VALUE' | 'LAST'
  decision: DecisionCode
  headline: Text
  action: AnswerAction
}

/**
 * All of them, in the order in which they lead. `isCompared`: public data speak of this deposit against the value
 * themselves.
 */
export function paperReasons(papers: PapersSay, isCompared: boolean): PaperReason[] {
  return [
    ...otherHome(papers),
    ...stops(papers),
    ...againstTheValue(papers, isCompared),
    ...unknownAmounts(papers),
    ...cautions(papers),
    ...statements(papers),
  ]
}

function otherHome({ otherHome: other }: PapersSay): PaperReason[] {
  if (other === null) return []
  return [
    {
      code: 'PAPER_OF_OTHER_HOME',
      place: 'FIRST',
      decision: 'CONDITIONAL_CAUTION',
      headline: message('HEADLINE_PAPER_OF_OTHER_HOME', other),
      action: { checkId: 'REGISTRY_DOCUMENT', field: null, sentence: message('ACTION_PAPER_OF_THIS_HOME') },
    },
  ]
}

/** Cautions of papers that stop, in the order in which they lead (R-ANSWER-10). */
const STOPS = {
  AUCTION: 'REGISTRY_DOCUMENT',
  TRUST: 'TRUST_LEDGER',
  OWNER_NO: 'LANDLORD_IDENTITY',
  LEASE_REGISTRATION: 'REGISTRY_DOCUMENT',
  INJUNCTION: 'REGISTRY_DOCUMENT',
  PROVISIONAL_REGISTRATION: 'REGISTRY_DOCUMENT',
  SEIZURE: 'TAX_CERTIFICATES',
  PROVISIONAL_SEIZURE: 'REGISTRY_DOCUMENT',
  NO_LAND_RIGHT: 'REGISTRY_DOCUMENT',
} as const satisfies Partial<Record<PaperReasonCode, CheckId>>

/** Each names all that stops, and the sum of deposit and claims, so that whichever leads says the whole. */
function stops(papers: PapersSay): PaperReason[] {
  const found = cautionsOf(papers, STOPS)
  const { value, home } = papers
  const { depositManwon, sureAhead } = sumOf(papers)
  const sum = depositManwon + sureAhead
  return found.map(({ caution, checkId, code }, at) => ({
    code,
    place: 'FIRST',
    decision: 'STOP_BEFORE_CONTRACT',
    headline: message('HEADLINE_STOP', {
      stops: [...found.slice(at), ...found.slice(0, at)].map((each) => each.code),
      percent: value === null || depositManwon === 0 ? null : Math.round((sum / value.midManwon) * 100),
      hasAhead: sureAhead > 0,
      building: home.isShared,
    }),
    action: stopAndAsk(caution, checkId),
  }))
}

const DEPOSIT_ALONE = { CLAIMS_ABOVE_VALUE: 'DEPOSIT_ABOVE_VALUE', CLAIMS_NEAR_VALUE: 'DEPOSIT_NEAR_VALUE' } as const

/** Group 3 of R-ANSWER-10: an amount that may rank ahead counts as possible, and one that nobody typed is called open. */
function againstTheValue(papers: PapersSay, isCompared: boolean): PaperReason[] {
  const { value, home } = papers
  const { depositManwon, sureAhead, mostAhead } = sumOf(papers)
  if (value === null || depositManwon === 0 || (mostAhead === 0 && isCompared)) return []
  const { midManwon, basis } = value
  const [sure, most] = [depositManwon + sureAhead, depositManwon + mostAhead]
  const reason = (code: `CLAIMS_${string}` & PaperReasonCode, aheadManwon: number): PaperReason => ({
    code: aheadManwon > 0 || code === 'CLAIMS_MAY_EXCEED_VALUE' ? code : DEPOSIT_ALONE[code],
    place: 'FIRST',
    decision: code === 'CLAIMS_ABOVE_VALUE' ? 'STOP_BEFORE_CONTRACT' : 'CONDITIONAL_CAUTION',
    headline: message('DEPOSIT_AND_AHEAD', {
      standing: code,
      depositManwon,
      aheadManwon,
      isPossible: aheadManwon > sureAhead,
      midManwon,
      basis,
      building: home.isShared,
    }),
    action:
      aheadManwon > 0
        ? { checkId: 'SPECIAL_TERMS', field: null, sentence: message('ACTION_CLAIMS_AHEAD') }
        : { checkId: 'ADD_CLAIMS', field: null, sentence: checkOf('ADD_CLAIMS').action },
  })
  if (sure > midManwon) return [reason('CLAIMS_ABOVE_VALUE', sureAhead)]
  if (most > midManwon) return [reason('CLAIMS_MAY_EXCEED_VALUE', mostAhead)]
  if (sure >= midManwon * SALE_THRESHOLDS.near) return [reason('CLAIMS_NEAR_VALUE', sureAhead)]
  if (most >= midManwon * SALE_THRESHOLDS.near) return [reason('CLAIMS_NEAR_VALUE', mostAhead)]
  return []
}

/** An entry of the registry without its amount is neither nothing nor small. */
function unknownAmounts({ calculated: { claims } }: PapersSay): PaperReason[] {
  const isEntry = (kind: string) => ENTRY_KINDS.some((each) => each === kind)
  const open = claims.ahead.filter(({ kind, high, cancelled }) => !cancelled && high === null && isEntry(kind))
  if (open.length === 0) return []
  return [
    {
      code: 'CLAIM_OF_UNKNOWN_AMOUNT',
      place: 'AFTER_VALUE',
      decision: 'CONDITIONAL_CAUTION',
      headline: message('HEADLINE_CLAIM_OF_UNKNOWN_AMOUNT', { names: [...new Set(open.map(({ label }) => label))] }),
      action: { checkId: 'REGISTRY_DOCUMENT', field: null, sentence: message('ACTION_UNKNOWN_AMOUNT') },
    },
  ]
}

/** Cautions of papers that lead after the value, in this order; none of them stops by itself. */
const CAUTIONS = {
  LANDLORD_LISTED: 'DEFAULTER_LIST',
  LANDLORD_BARRED: 'LANDLORD_RECORD',
  LANDLORD_REPAID: 'LANDLORD_RECORD',
  AGENT_WITHOUT_AUTHORITY: 'LANDLORD_IDENTITY',
  VIOLATION_MARK: 'VIOLATING_BUILDING',
  JEONSE_RIGHT: 'REGISTRY_DOCUMENT',
  SEPARATE_LAND_REGISTRY: 'REGISTRY_DOCUMENT',
  ENTRY_AFTER_CONTRACT: 'REGISTRY_DOCUMENT',
  OTHER_PART: 'REGISTRY_DOCUMENT',
} as const satisfies Partial<Record<PaperReasonCode, CheckId>>

function cautions(papers: PapersSay): PaperReason[] {
  return cautionsOf(papers, CAUTIONS).map(({ caution, checkId, code }) => ({
    code,
    place: 'AFTER_VALUE',
    decision: 'CONDITIONAL_CAUTION',
    headline: caution.sentence,
    action: ask(caution, checkId),
  }))
}

/** What a party of the contract said is no fact, so it takes the lead from nothing (R-ANSWER-80). */
const STATEMENTS = {
  STATEMENT_DIFFERS: 'BROKER_EXPLANATION',
  STATED_WORSE: 'BROKER_EXPLANATION',
} as const satisfies Partial<Record<PaperReasonCode, CheckId>>

export function hasStatementReason({ cautions: found }: Pick<Papers, 'cautions'>): boolean {
  return found.some(({ code }) => code in STATEMENTS)
}

function statements(papers: PapersSay): PaperReason[] {
  return cautionsOf(papers, STATEMENTS).map(({ caution, checkId, code }) => ({
    code,
    place: 'LAST',
    decision: 'CONDITIONAL_CAUTION',
    headline: caution.sentence,
    action: ask(caution, checkId),
  }))
}

type Found<Code> = { code: Code; checkId: CheckId; caution: Papers['cautions'][number] }

function cautionsOf<Code extends string>({ calculated }: PapersSay, kinds: Record<Code, CheckId>): Found<Code>[] {
  return (Object.entries(kinds) as [Code, CheckId][]).flatMap(([code, checkId]) => {
    const caution = calculated.cautions.find((each) => each.code === code)
    return caution === undefined ? [] : [{ code, checkId, caution }]
  })
}

function stopAndAsk({ askName, question }: Papers['cautions'][number], checkId: CheckId): AnswerAction {
  return {
    checkId,
    field: null,
    sentence: message('ACTION_STOP_AND_ASK', { askName, question }),
    name: message('ACTION_STOP_NAME'),
    question,
  }
}

function ask({ askName, question }: Papers['cautions'][number], checkId: CheckId): AnswerAction {
  return { checkId, field: null, sentence: message('ACTION_ASK', { askName, question }), question }
}
