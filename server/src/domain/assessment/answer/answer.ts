import { message, type Text } from '../../../words/message.ts'
import type { Stake } from '../../answer/answer.ts'
import { shortfallsOfTheFirst } from '../../papers/recovery/recovery-of-the-first.ts'
import { isSharedHouse } from '../../property/determination.ts'
import { LEADS, type LeadGroup, STAKE_SHARES } from '../../rule-book/answer-thresholds.ts'
import type { Estimate } from '../../value/estimate.ts'
import { depositAndValue } from '../criteria/against-value.ts'
import { homeValue } from '../criteria/home-value.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { isDepositDoubted } from '../findings/amount-unrealistic.ts'
import { bySeverity, type Finding } from '../findings/finding.ts'

/** What public data say first of a home: one sentence, its finding, and the amount at stake. */
export type DataAnswer = { lead: Lead | null; headline: Text; stake: Stake | null }

/** The part of `answerOf` that rests on public data. */
export function answerOfData(facts: LeaseFacts, findings: readonly Finding[]): DataAnswer {
  const lead = leadOf(findings)
  const stake = stakeOf(facts)
  return { lead, headline: headlineOf(facts, lead, stake), stake }
}

/** Words a finding, or else what public data show about the deposit. Never a verdict on signing. */
function headlineOf(facts: LeaseFacts, lead: Lead | null, stake: Stake | null): Text {
  const found = lead?.finding ?? null
  if (found !== null && found.headline !== null) {
    const isFree = facts.terms.depositManwon === 0 && lead?.group.field !== 'address'
    return isFree ? message('HEADLINE_BUT_NO_DEPOSIT', { headline: found.headline }) : found.headline
  }
  const share = headlineOfShare(facts, stake)
  if (found === null) return share === null ? withoutShare(facts) : message('HEADLINE_OF_SHARE', { share })
  const { title } = found
  if (facts.terms.depositManwon === 0) return message('HEADLINE_WITHOUT_DEPOSIT_AND', { title })
  return share === null ? message('HEADLINE_OF_FINDING', { title }) : message('HEADLINE_OF_SHARE_AND', { share, title })
}

function withoutShare({ terms }: LeaseFacts): Text {
  return message(terms.depositManwon === 0 ? 'HEADLINE_WITHOUT_DEPOSIT' : 'HEADLINE_WITHOUT_VALUE')
}

/** Returns `null` without a deposit, or when nothing shows the value of the home. */
function headlineOfShare(facts: LeaseFacts, stake: Stake | null): Text | null {
  const value = homeValue(facts)
  if (stake === null || value === null) return null
  const count = countBehind(facts, value.basis)
  const { valueEstimate } = facts
  const deposit = value.basis === 'ESTIMATE' && valueEstimate !== null ? valueEstimate.deposit : null
  return depositAndValue(stake.depositManwon, { ...value, count, deposit })
}

/** Number of deals behind the value; a single deal has no middle. */
function countBehind({ datedSales, sales: { comparison } }: LeaseFacts, basis: Estimate['basis']): number {
  return basis === 'DATED_SALES' ? datedSales.length : (comparison?.count ?? 0)
}

/** Sale prices of a region's homes say nothing about this one. */
const BASES: Partial<Record<Estimate['basis'], Stake['value']['basis']>> = {
  ESTIMATE: 'ESTIMATE',
  SALE_SAMPLE: 'SAMPLE',
  DATED_SALES: 'DATED_SALES',
  PUBLIC_PRICE: 'PUBLIC_PRICE',
}

/** The best case (R-ANSWER-03). Returns `null` without a deposit, for a doubted one (R-SCORE-38), or when nothing shows the value of the home. */
function stakeOf(facts: LeaseFacts): Stake | null {
  if (isDepositDoubted(facts)) return null
  const depositManwon = Math.round(facts.terms.depositManwon)
  const value = homeValue(facts)
  const basis = value === null ? undefined : BASES[value.basis]
  if (depositManwon <= 0 || value === null || basis === undefined) return null
  const [lowManwon, midManwon, highManwon] = [value.lowManwon, value.midManwon, value.highManwon].map(Math.round) as [
    number,
    number,
    number,
  ]
  if (lowManwon < 1) return null
  const scope = isSharedHouse(facts.property) ? 'BUILDING' : 'HOME'
  const ifSold = shortfallsOfTheFirst(STAKE_SHARES.shares, { midManwon }, depositManwon)
  return {
    depositManwon,
    value: { lowManwon, midManwon, highManwon, basis },
    scope,
    aheadManwon: null,
    unknown: [],
    overValueManwon: Math.max(0, depositManwon - midManwon),
    ifSold: ifSold.map(({ share, shortfallManwon: one }) => ({ share, shortfallManwon: { low: one, high: one } })),
    sentence: stakeSentence(ifSold, scope === 'BUILDING'),
  }
}

/** States the highest share with a shortfall, or that there is none down to the lowest share. */
function stakeSentence(ifSold: ReturnType<typeof shortfallsOfTheFirst>, building: boolean): Text {
  const first = ifSold.find(({ shortfallManwon }) => shortfallManwon > 0)
  const { share } = first ?? ifSold.at(-1) ?? { share: 1 }
  return message('STAKE', { share, missingManwon: first?.shortfallManwon ?? 0, ...(building && { building }) })
}

/** The finding that leads an answer, and why it comes first. */
type Lead = { finding: Finding; group: LeadGroup }

/** A note never stands out, and findings that only the user can ask about are open in every diagnosis. */
const STANDS_OUT = ['SEVERE', 'CAUTION', 'GAP'] as const

/**
 * R-ANSWER-02: the first group of the rule book with a finding that stands out; else the most severe other finding
 * that is not a gap, after the registry. `null`: there is none.
 */
function leadOf(findings: readonly Finding[]): Lead | null {
  const weighty = bySeverity(findings.filter(({ severity }) => STANDS_OUT.some((each) => each === severity)))
  for (const group of LEADS.groups) {
    const finding = weighty.find(({ code }) => group.codes.includes(code))
    if (finding !== undefined) return { finding, group }
  }
  const [other] = weighty.filter(({ severity }) => severity !== 'GAP')
  return other === undefined ? null : { finding: other, group: OTHERS }
}

/** R-DIAG-53: the most severe first, and among those of one severity in the order in which they would lead. */
export function heaviestFirst(findings: readonly Finding[]): Finding[] {
  const rank = ({ code }: Finding) => {
    const at = LEADS.groups.findIndex(({ codes }) => codes.includes(code))
    return at === -1 ? LEADS.groups.length : at
  }
  return bySeverity(findings.toSorted((one, other) => rank(one) - rank(other)))
}

const OTHERS: LeadGroup = { id: 'OTHERS', codes: [], registryFirst: true }
