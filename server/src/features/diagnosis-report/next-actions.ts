import type { CriterionCode } from '../../domain/assessment/assessment.ts'
import type { PossibleChange } from '../../domain/assessment/what-would-change.ts'
import type { Diagnosed } from './diagnosed.ts'
import { byWeight, type Observation, ofWeight } from './observations/observation.ts'
import { DIRECT_CONFIRMATION_PREFIX, directConfirmationItems, papersAskedFor } from './purposes.ts'

/** What to do, and how far its answer could move the total. */
type OpenAction = { sentence: string; span: number }

/** The criteria that a source which could not be read leaves without a number. */
const OPEN_CRITERIA: Partial<Record<Observation['sourceKey'], readonly CriterionCode[]>> = {
  'building-register': ['PROPERTY_IDENTITY_RISK', 'BUILDING_LEGAL_USE_RISK', 'BUILDING_AGE_CONDITION_RISK'],
  'rent-transaction': ['MARKET_PRICE_COMPARISON_RISK', 'MONTHLY_COST_BURDEN_RISK'],
  'sale-transaction': ['DEPOSIT_TO_VALUE_RISK', 'SALE_TRANSACTION_SUPPORT_RISK'],
  'public-price': ['PUBLIC_PRICE_SUPPORT_RISK'],
}

/**
 * What to do next: what the findings call for, then what is still open (gaps of the data, and what the purpose always
 * leaves to the user), that which could move the total furthest first, and last what is good to do besides.
 */
export function nextActions({ terms, assessment }: Diagnosed, observations: readonly Observation[]): string[] {
  const findings = byWeight(ofWeight(observations, 'SEVERE', 'CAUTION')).flatMap(({ action }) => action ?? [])
  const gaps = ofWeight(observations, 'GAP').flatMap((gap) => gapAction(gap, assessment.whatWouldChange))
  const left = directConfirmationItems(terms.purpose).map((item) => itemAction(item, assessment.whatWouldChange))
  const open = [...gaps, ...left].toSorted((a, b) => b.span - a.span).map(({ sentence }) => sentence)
  const besides = ofWeight(observations, 'NOTE').flatMap(({ action }) => action ?? [])
  return [...new Set([...findings, ...open, ...besides])]
}

/** Without an address nothing else can be answered, so that comes before all. */
function gapAction({ action, sourceKey }: Observation, changes: readonly PossibleChange[]): OpenAction[] {
  if (action === null) return []
  if (sourceKey === 'address') return [{ sentence: action, span: Infinity }]
  const codes = OPEN_CRITERIA[sourceKey] ?? []
  const span = widest(
    changes.filter(({ kind, criterionCode }) => kind === 'CRITERION' && codes.includes(criterionCode)),
  )
  return [{ sentence: action, span }]
}

function itemAction(item: string, changes: readonly PossibleChange[]): OpenAction {
  const papers: readonly string[] = papersAskedFor(item)
  const span = widest(changes.filter(({ kind, field }) => kind === 'PAPER' && papers.includes(field)))
  return { sentence: `${DIRECT_CONFIRMATION_PREFIX}${item}`, span }
}

function widest(changes: readonly PossibleChange[]): number {
  return Math.max(0, ...changes.map(({ span }) => span))
}
