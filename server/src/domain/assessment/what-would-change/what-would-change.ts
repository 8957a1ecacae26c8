import type { CheckId, CriterionCode } from '@lease-risk/contract/codes/assessment'
import { type Message, message, sentences, type Text } from '../../../words/message.ts'
import { checkOf } from '../../checks/catalogue.ts'
import { CRITERION_RULES } from '../../rule-book/criteria.ts'
import { type CriterionOutcomes, criterionName, type Scored } from '../criteria/criterion-outcome.ts'
import { PAPERS_OF } from '../criteria/user-confirmed.ts'
import { AREA_FIELD } from '../findings/area-given.ts'
import type { MissingData } from '../findings/evidence.ts'
import { OTHER_DEPOSITS_FIELD } from '../findings/other-deposits.ts'
import { type ScoreRange, totalOf } from '../score/aggregate.ts'
import {
  allAnswered,
  answeredAtEnds,
  type Claims,
  inFull,
  isFree,
  openCriteria,
  withClaims,
} from './possible-scores.ts'

/** How far one answer that is still missing could move the total. */
export type PossibleChange = {
  /**
   * `CRITERION`: a scored criterion without a number. `PAPER`: something that only the user can get. `INPUT`: something that
   * was not typed.
   */
  kind: 'CRITERION' | 'PAPER' | 'INPUT'
  criterionCode: CriterionCode
  criterionName: Text
  /** Every criterion that the answer moves, the heaviest first; `criterionCode` is the first of them. */
  criterionCodes: CriterionCode[]
  /** What is missing, as `missingData` names it. */
  field: string
  /** `null` where no check of the catalogue answers it. */
  checkId: CheckId | null
  title: Text
  /** Lowest and highest total that the answer can lead to, the present one included; `null` where there is no total. */
  low: number | null
  high: number | null
  /** `high` − `low`; 0 where the answer enters no score. */
  span: number
  explanation: Text
  action: Text
  /** Answers that public data offer, in the unit of `field`; left out where there are none. */
  choices?: number[]
}

/**
 * For each datum that scored criteria wait for and for each paper of the user, the totals that its answer could lead to,
 * all else unchanged; the widest span first, behind an area that was not typed. One datum has one range: criteria that
 * wait for the same one share it, and a paper that answers what another entry stands for names that one and has none.
 * The scores are those that the rule book can give, so whatever the answer turns out to be, its total lies within. It
 * changes no score: the four user-confirmed criteria never enter the total.
 */
export function whatWouldChange(outcomes: CriterionOutcomes): PossibleChange[] {
  const total = totalOf(outcomes)
  const criteria = openData(outcomes).map(({ field, codes }) => changeByDatum(outcomes, total, field, codes))
  const papers = CRITERION_RULES.flatMap(({ code }) =>
    (PAPERS_OF[code] ?? []).map((id) => changeByPaper(outcomes, total, code, id)),
  )
  const data = onceEachDatum([...criteria, ...papers], total)
  return [...changeByArea(outcomes, total), ...data.toSorted((a, b) => b.span - a.span)]
}

/**
 * Where all that is open could take the total: every paper, from no claim at all to more than the home is worth, and
 * every scored criterion without a number, or with a number from a part of the data. Who knows less reaches further,
 * never less far.
 * `null` without a total.
 */
export function scoreReach(outcomes: CriterionOutcomes): ScoreRange | null {
  const total = totalOf(outcomes)
  if (total === null) return null
  const cases = [outcomes, ...inFull(outcomes), ...withArea(outcomes)]
    .flatMap((known) => [known, ...allAnswered(known)])
    .flatMap((known) => withClaims(known, ['SENIOR_DEBT', 'SENIOR_DEPOSITS']))
  const { low, high } = totalsOf(total, cases)
  return low === null || high === null ? null : { low, high }
}

/** Leases, sales and public prices may all be of another home than the asked one (R-SCORE-48). */
const BY_AREA: readonly CriterionCode[] = [
  'DEPOSIT_TO_VALUE_RISK',
  'MARKET_PRICE_COMPARISON_RISK',
  'PUBLIC_PRICE_SUPPORT_RISK',
]

/** An area that was not typed changes more than any score: what everything is compared with. */
function changeByArea(outcomes: CriterionOutcomes, total: number | null): PossibleChange[] {
  const missing = missingArea(outcomes)
  const codes = comparedByArea(outcomes)
  if (missing === undefined || codes === null) return []
  const { field, checkId, requiredAction, choices } = missing
  const [criterionCode] = codes
  const range = rangeOf(outcomes, total, codes)
  return [
    {
      kind: 'INPUT',
      criterionCode,
      criterionName: criterionName(criterionCode),
      criterionCodes: codes,
      field,
      checkId,
      title: message('AREA_NOT_GIVEN_TITLE'),
      ...range,
      explanation: sentences([message('COMPARED_WITHOUT_AREA'), criterionSentence(total, range)]),
      action: requiredAction,
      ...(choices && { choices }),
    },
  ]
}

function missingArea(outcomes: CriterionOutcomes): MissingData | undefined {
  return outcomes.PROPERTY_IDENTITY_RISK.missingData.find(({ field }) => field === AREA_FIELD)
}

function comparedByArea(outcomes: CriterionOutcomes): OpenDatum['codes'] | null {
  const [first, ...others] = BY_AREA.filter((code) => outcomes[code].status !== 'NOT_APPLICABLE')
  return first === undefined ? null : [first, ...others]
}

/** With the area typed, at the ends of all that it decides; none if it is typed. */
function withArea(outcomes: CriterionOutcomes): CriterionOutcomes[] {
  const codes = comparedByArea(outcomes)
  return missingArea(outcomes) === undefined || codes === null ? [] : answeredAtEnds(outcomes, codes)
}

type OpenDatum = { field: string; codes: [CriterionCode, ...CriterionCode[]] }

/** What the open criteria wait for, each datum once. */
function openData(outcomes: CriterionOutcomes): OpenDatum[] {
  const byField = new Map<string, OpenDatum>()
  for (const code of openCriteria(outcomes)) {
    const field = outcomes[code].missingData[0]?.field ?? code
    const known = byField.get(field)
    if (known === undefined) byField.set(field, { field, codes: [code] })
    else known.codes.push(code)
  }
  return [...byField.values()]
}

function changeByDatum(
  outcomes: CriterionOutcomes,
  total: number | null,
  field: string,
  codes: OpenDatum['codes'],
): PossibleChange {
  const [criterionCode] = codes
  const { missingData, recommendedActions } = outcomes[criterionCode]
  const [missing] = missingData
  const names = codes.map(criterionName)
  const range = rangeOf(outcomes, total, codes)
  return {
    kind: 'CRITERION',
    criterionCode,
    criterionName: criterionName(criterionCode),
    criterionCodes: codes,
    field,
    checkId: missing?.checkId ?? null,
    title:
      codes.length === 1
        ? message('OPEN_CRITERION_TITLE', { criterion: criterionName(criterionCode) })
        : message('OPEN_CRITERIA_TITLE', { criteria: names }),
    ...range,
    explanation: criterionSentence(total, range),
    action: missing?.requiredAction ?? recommendedActions[0] ?? message('CONFIRM_IT_YOURSELF'),
  }
}

/** With all that wait for the datum answered, and with each of them alone: an answer may serve one and not another. */
function rangeOf(outcomes: CriterionOutcomes, total: number | null, codes: OpenDatum['codes']): Range {
  return totalsOf(total, answeredAtEnds(outcomes, codes))
}

function criterionSentence(total: number | null, { low, high, span }: Range): Message {
  if (total === null) return message('TOTAL_COULD_BE', { low, high })
  return span === 0 ? message('TOTAL_STAYS', { total }) : message('TOTAL_COULD_CHANGE', { total, low, high })
}

function changeByPaper(
  outcomes: CriterionOutcomes,
  total: number | null,
  criterionCode: CriterionCode,
  checkId: CheckId,
): PossibleChange {
  const { title, action, claims } = checkOf(checkId)
  const range = totalsOf(total, claims === null ? [] : withClaims(outcomes, [claims]))
  return {
    kind: 'PAPER',
    criterionCode,
    criterionName: criterionName(criterionCode),
    criterionCodes: [criterionCode],
    field: checkId,
    checkId,
    title,
    ...range,
    explanation: isFree(outcomes) && claims !== null ? message('PAPER_WITHOUT_DEPOSIT') : paperSentence(claims, range),
    action,
  }
}

/** Deposits of earlier tenants are one datum, whichever paper shows them; debts and taxes are two. */
function onceEachDatum(changes: readonly PossibleChange[], total: number | null): PossibleChange[] {
  const ofDeposits = changes.filter(
    ({ kind, field, checkId }) =>
      (kind === 'CRITERION' && field === OTHER_DEPOSITS_FIELD) ||
      (kind === 'PAPER' && checkId !== null && checkOf(checkId).claims === 'SENIOR_DEPOSITS'),
  )
  const [first, ...others] = ofDeposits
  if (first === undefined) return [...changes]
  const explanation = message('PAPER_OF_SAME_DATUM', { title: first.title })
  return changes.map((each) =>
    others.includes(each) ? { ...each, low: total, high: total, span: 0, explanation } : each,
  )
}

function paperSentence(claims: Claims | null, { low, high, span }: Range): Message {
  if (claims === null) return message('PAPER_WITHOUT_SCORE')
  return span === 0 ? message('PAPER_NOT_COMPUTED', { claims }) : message('PAPER_COULD_CHANGE', { claims, low, high })
}

type Range = { low: number | null; high: number | null; span: number }

/** The present total counts too: without the answer it stays. */
function totalsOf(present: number | null, cases: readonly Record<CriterionCode, Scored>[]): Range {
  const totals = [present, ...cases.map(totalOf)].filter((total) => total !== null)
  if (totals.length === 0) return { low: null, high: null, span: 0 }
  const low = Math.min(...totals)
  const high = Math.max(...totals)
  return { low, high, span: high - low }
}
