import type { CheckId } from '@lease-risk/contract/codes/assessment'
import { message, type Text } from '../../words/message.ts'
import type { Papers } from '../papers/calculate-papers.ts'
import { unknownNames } from '../papers/claims/claims-ahead.ts'
import type { HomeValue, PaperHome, PaperTerms, TypedPapers } from '../papers/papers-input.ts'
import { isOfOtherPart, isRegistryRead } from '../papers/registry-home.ts'
import { STAKE_SHARES } from '../rule-book/answer-thresholds.ts'
import type { Stake, ValueBasis } from './answer.ts'

/** What papers, look-ups and the tenant's own confirmations say of a home, and what follows from them. */
export type PapersSay = {
  typed: TypedPapers
  terms: PaperTerms
  home: PaperHome
  /** `null`: nothing shows what the home is worth. For a shared house it is the value of the building. */
  value: (HomeValue & { basis: ValueBasis }) | null
  calculated: Papers
  /** A registry document of another home, which is not counted: what it names, and this home. */
  otherHome: { paper: Text; home: Text } | null
}

/** Whether anything was read, looked up or confirmed; dates alone say nothing of a home, and what was said shows nothing. */
export function saysAnything(typed: TypedPapers): boolean {
  const { deposits = [], dates: _dates, statements: _said, ...read } = typed
  return deposits.length > 0 || Object.values(read).some((each) => each !== null && each !== undefined)
}

/** Deposit and claims ahead. `sure`: at least this much; `most`: with every typed amount that may rank ahead. Manwon. */
export type Sum = { depositManwon: number; sureAhead: number; mostAhead: number; unknown: Text[] }

export function sumOf({ terms, calculated: { claims } }: PapersSay): Sum {
  const { depositManwon } = terms
  const known = claims.ahead.map(({ low, high }) => high ?? low)
  return {
    depositManwon,
    sureAhead: claims.totalAhead.low,
    mostAhead: known.reduce((sum, each) => sum + each, 0),
    unknown: unknownNames(claims.totalAhead),
  }
}

/**
 * The deposit and all that is known to stand ahead, as a share of the value; `null` without either, and where public data
 * say the share of the deposit alone themselves.
 */
export function shareWithPapers(papers: PapersSay, isCompared: boolean): Text | null {
  const { value, home } = papers
  const { depositManwon, sureAhead, mostAhead } = sumOf(papers)
  if (value === null || depositManwon === 0 || (mostAhead === 0 && isCompared)) return null
  return message('DEPOSIT_AND_AHEAD', {
    standing: null,
    depositManwon,
    aheadManwon: sureAhead > 0 ? sureAhead : mostAhead,
    isPossible: sureAhead === 0 && mostAhead > 0,
    midManwon: value.midManwon,
    basis: value.basis,
    building: home.isShared,
  })
}

/** What the headline still has to call unknown. A registry that is not from today or yesterday shows nothing since. */
export type StillOpen = 'REGISTRY' | 'REST_OF_REGISTRY' | 'REGISTRY_SINCE' | 'EARLIER_TENANTS' | 'TAXES'

export function stillOpen({ typed, home, calculated }: PapersSay): StillOpen[] {
  const { registry, seniorTenants, taxArrearsManwon, taxes = null } = typed
  const open: StillOpen[] = []
  if (registry === null || isOfOtherPart(registry, home)) open.push('REGISTRY')
  else if (registry.ownerIsLandlord === 'UNKNOWN') open.push('REST_OF_REGISTRY')
  else if (!isFresh(calculated)) open.push('REGISTRY_SINCE')
  if (seniorTenants?.state !== 'KNOWN') open.push('EARLIER_TENANTS')
  if (open.length === 0 && taxArrearsManwon === null && taxes === null) open.push('TAXES')
  return open
}

function isFresh({ cautions }: Papers): boolean {
  return !cautions.some(({ code }) => code === 'READING_NOT_FRESH')
}

/** The checks that papers have answered. */
export function settledChecks({ typed, home, calculated }: PapersSay): CheckId[] {
  const { registry, seniorTenants } = typed
  return [
    ...(isRegistryRead(typed, home) && registry?.ownerIsLandlord === 'YES' && isFresh(calculated)
      ? (['REGISTRY_DOCUMENT'] as const)
      : []),
    ...(seniorTenants?.state === 'KNOWN'
      ? (['SENIOR_TENANT_DEPOSITS', 'FIXED_DATE_LIST', 'RESIDENT_LIST'] as const)
      : []),
  ]
}

/** The distribution of the papers at the shares of R-ANSWER-03; `null` without a deposit or a value. */
export function papersStake(papers: PapersSay): Stake | null {
  const { value, home, calculated, terms } = papers
  const depositManwon = Math.round(terms.depositManwon)
  if (value === null || depositManwon <= 0) return null
  const { sureAhead, unknown } = sumOf(papers)
  const ifSold = STAKE_SHARES.shares.flatMap((share) => {
    const band = calculated.recoveryBands.find(({ shareOfValue }) => shareOfValue === share)
    return band === undefined ? [] : [{ share, shortfallManwon: band.shortfallManwon }]
  })
  return {
    depositManwon,
    value,
    scope: home.isShared ? 'BUILDING' : 'HOME',
    aheadManwon: { low: sureAhead, high: calculated.claims.totalAhead.high },
    unknown,
    overValueManwon: Math.max(0, depositManwon + sureAhead - value.midManwon),
    ifSold,
    sentence: stakeSentence(ifSold, { unknown, building: home.isShared }),
  }
}

/** States the highest share with a certain shortfall; if there is none, the lowest share. */
function stakeSentence(ifSold: Stake['ifSold'], said: { unknown: Text[]; building: boolean }): Text {
  const shown = ifSold.find(({ shortfallManwon }) => shortfallManwon.low > 0) ?? ifSold.at(-1)
  const { low, high } = shown?.shortfallManwon ?? { low: 0, high: 0 }
  return message('STAKE_WITH_PAPERS', { share: shown?.share ?? 1, lowManwon: low, highManwon: high, ...said })
}
