import type { CheckId } from '@lease-risk/contract/codes/assessment'
import type { Assessment } from '../../../domain/assessment/assessment.ts'
import { bySeverity, type Finding, ofSeverity } from '../../../domain/assessment/findings/finding.ts'
import type { PossibleChange } from '../../../domain/assessment/what-would-change/what-would-change.ts'
import { asksForTaxPapers, checkOf } from '../../../domain/checks/catalogue.ts'
import type { LeaseTerms } from '../../../domain/comparison/lease-terms.ts'
import { message, type Text } from '../../../words/message.ts'
import { readTerms } from '../typed-request.ts'
import type { Diagnosed } from './diagnosed.ts'
import {
  LEASE_ITEMS,
  type PurposeItem,
  RESIDENTS_ALONE,
  SENIOR_TENANTS,
  TAX_AND_VIOLATION,
  VIOLATION_ALONE,
} from './purposes.ts'

export type NextAction = { sentence: Text; checkIds: CheckId[] }

/**
 * What to do next. The first three cover what has cost tenants their deposits (R-DIAG-43): the action of the finding
 * that leads the answer (R-ANSWER-04), the registry, and one line for tax papers and the violation mark. Then come the
 * other findings, then open points, those that could move the total furthest first, and last what is also advisable.
 */
export function nextActions({ request, verdict }: Diagnosed): NextAction[] {
  const { findings, assessment, answer } = verdict
  const terms = readTerms(request)
  const items = itemsFor(terms, findings)
  const [registry, papers, ...otherItems] = items.map(asAction)
  const found = bySeverity(ofSeverity(findings, 'SEVERE', 'CAUTION')).flatMap(actionOf)
  const open = [
    ...ofSeverity(findings, 'GAP').flatMap((gap) => withSpan(actionOf(gap), spanOfGap(gap, assessment))),
    ...otherItems.flatMap((action) => withSpan([action], spanOfPapers(action, assessment))),
  ].toSorted((a, b) => b.span - a.span)
  const besides = ofSeverity(findings, 'NOTE').flatMap(actionOf)
  const lead = answer.lead === null || answer.lead.group.registryFirst ? [] : actionOf(answer.lead.finding)
  return onceEach(
    [...lead, registry, papers, ...found, ...open.map(({ action }) => action), ...besides].flatMap(
      (each) => each ?? [],
    ),
    items,
  )
}

/**
 * Every item of the catalogue, in its words (R-DIAG-42). For a home that no other households share, the one on earlier
 * tenants stands for the papers alone, and not for what each of several rooms was let for; for a deposit that opens no
 * tax papers to the tenant, the line for both stands for the violation mark.
 */
function itemsFor(terms: LeaseTerms, findings: readonly Finding[]): PurposeItem[] {
  const othersPossible = findings.some(({ checks }) => checks.includes('SENIOR_TENANT_DEPOSITS'))
  return LEASE_ITEMS[terms.purpose].map((each) => {
    if (each === TAX_AND_VIOLATION && !asksForTaxPapers(terms)) return { ...each, checkIds: VIOLATION_ALONE }
    return each === SENIOR_TENANTS && !othersPossible ? { ...each, checkIds: RESIDENTS_ALONE } : each
  })
}

function actionOf({ checks }: Finding): NextAction[] {
  const [first] = checks
  return first === undefined ? [] : [{ checkIds: [...checks], sentence: checkOf(first).action }]
}

function asAction({ checkIds, sentence }: PurposeItem): NextAction {
  return { checkIds: [...checkIds], sentence }
}

function withSpan(actions: readonly NextAction[], span: number) {
  return actions.map((action) => ({ action, span }))
}

function spanOfGap({ missing }: Finding, { whatWouldChange }: Assessment): number {
  const fields = missing.map(({ field }) => field)
  return widest(whatWouldChange.filter(({ kind, field }) => kind === 'CRITERION' && fields.includes(field)))
}

function spanOfPapers({ checkIds }: NextAction, { whatWouldChange }: Assessment): number {
  return widest(
    whatWouldChange.filter(({ kind, checkId }) => kind === 'PAPER' && checkId !== null && checkIds.includes(checkId)),
  )
}

function widest(changes: readonly PossibleChange[]): number {
  return Math.max(0, ...changes.map(({ span }) => span))
}

/** Each action is listed once; if the purpose requires it anyway, as one for the user to confirm (R-DIAG-42). */
function onceEach(actions: readonly NextAction[], items: readonly PurposeItem[]): NextAction[] {
  const listed = new Map<Text, NextAction>()
  for (const { sentence: action, checkIds } of actions) {
    const ofPurpose = items.some(({ sentence }) => sentence === action)
    const sentence = ofPurpose ? message('DIRECT_CONFIRMATION', { action }) : action
    const before = listed.get(action)
    listed.set(action, { sentence, checkIds: [...new Set([...(before?.checkIds ?? []), ...checkIds])] })
  }
  return [...listed.values()]
}
