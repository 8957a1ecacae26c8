import type { CheckId, CheckSource } from '@lease-risk/contract/codes/assessment'
import { message, type Text } from '../../words/message.ts'
import type { PaperId } from './paper-names.ts'

/** Things a tenant must obtain, ask for or inspect. No public interface can confirm any of them. */

const CHECK_CATEGORIES = ['RIGHTS', 'REGISTER', 'PRICE', 'COST', 'SITE', 'CONTRACT'] as const
type CheckCategory = (typeof CHECK_CATEGORIES)[number]

/** A paper (서류): who holds it, who may request it, and under which law. */
export type Paper = {
  heldBy: Text
  mayAsk: Text
  /** `null` if no law gives a right to it. */
  legalBasis: Text | null
  needsConsent: boolean
  /** As shown to the reader, such as `700원(열람)`. */
  cost: Text
  where: Text
  lookFor: Text
}

export type Check = {
  id: CheckId
  /** Noun phrase. */
  title: Text
  /** The single sentence that states what to do, used wherever the check appears. */
  action: Text
  /** What exactly to look at, for the checklist. */
  detail: Text
  category: CheckCategory
  source: CheckSource
  /** Urgency if nothing in particular requires the check. */
  priority: 'HIGH' | 'MEDIUM' | 'LOW'
  /** Listed in every diagnosis, regardless of its findings. */
  always: boolean
  /** `null` for an action without a paper. */
  paper: Paper | null
  /**
   * The amount it reveals is paid out of the home's value before the deposit, so it would be added to the deposit
   * for a comparison with a value.
   */
  claims: 'SENIOR_DEBT' | 'SENIOR_DEPOSITS' | null
}

/**
 * A check without a paper or claims that is listed only if something requires it. Its texts are created once: an action
 * requested twice is the same object.
 */
export function check(parts: Pick<Check, 'id' | 'category' | 'source'> & Partial<Check>): Check {
  const { id } = parts
  return {
    title: message(`CHECK_${id}_TITLE`),
    action: message(`CHECK_${id}_ACTION`),
    detail: message(`CHECK_${id}_DETAIL`),
    priority: 'MEDIUM',
    always: false,
    paper: null,
    claims: null,
    ...parts,
  }
}

/** The paper that answers a check. */
export function paper(id: PaperId, parts: Pick<Paper, 'legalBasis' | 'needsConsent' | 'cost'>): Paper {
  return {
    heldBy: message(`PAPER_${id}_HELD_BY`),
    mayAsk: message(`PAPER_${id}_MAY_ASK`),
    where: message(`PAPER_${id}_WHERE`),
    lookFor: message(`PAPER_${id}_LOOK_FOR`),
    ...parts,
  }
}
