import { EARLIEST, LATEST, priorityRank, registeredOn, standingAfter } from '../../distribution/rank.ts'
import type { Tenant } from '../../distribution/settlement.ts'
import { WITHOUT_LIMIT, WON_A_MANWON } from '../../distribution/won.ts'
import { depositsBesideTable, hasUntypedDeposits, listedDeposits, untypedTenants } from '../claims/senior-tenants.ts'
import type { OtherTenant, PaperHome, RegistryEntry, SeniorTenants, TypedPapers } from '../papers-input.ts'
import type { Choices, Choose } from './completions.ts'
import { type Entered, smallLeaseChance } from './small-lease-chance.ts'

export const OTHERS_ID = 'OTHERS'

/** Exceeds the number of households of any house. */
const MOST_TENANTS = 1_000_000

const BEFORE_EVERYONE = { rank: registeredOn(EARLIEST), fixedDateOn: EARLIEST }
const UNRANKED = { rank: null, fixedDateOn: null }

type Known = { placed: typeof BEFORE_EVERYONE | typeof UNRANKED; mayBeSmall: boolean }

/** Deposits without days rank before everyone, have no fixed date, or belong to tenants without standing. */
const DEPOSITS_ALONE: readonly [Known, ...Known[]] = [
  { placed: BEFORE_EVERYONE, mayBeSmall: true },
  { placed: UNRANKED, mayBeSmall: true },
  { placed: UNRANKED, mayBeSmall: false },
]

/** The day of the first provisional seizure: who ranks behind it shares with it and takes from those further behind. */
function sharedFrom(entries: readonly RegistryEntry[]): string | null {
  const days = entries.flatMap(({ kind, cancelled, registeredOn: day }) =>
    kind === 'PROVISIONAL_SEIZURE' && !cancelled && day !== null ? [day] : [],
  )
  return days.toSorted()[0] ?? null
}

function behind(day: string) {
  return { rank: priorityRank(standingAfter(day), day), fixedDateOn: day }
}

type House = { home: PaperHome; seniors: SeniorTenants | null; entries: readonly RegistryEntry[] }

/**
 * Returns a function that gives the other tenants, with their known data, for one completion of the unknowns. Those about
 * whom nothing was typed form one crowd.
 */
export function otherTenants({ home, seniors, entries }: House): (choices: Choices) => Tenant[] {
  const untyped = untypedTenants(seniors, home) ?? MOST_TENANTS
  if (seniors === null) return (choices) => (home.isShared ? [unknownCrowd(untyped, choices)] : [])
  const possibleOf = (tenants: readonly OtherTenant[], name: string) =>
    tenants.flatMap((tenant, index) =>
      tenant.claimed ? [namedTenant(tenant, `${OTHERS_ID}:${name}${index}`, { entries, isShared: home.isShared })] : [],
    )
  const claiming = possibleOf(seniors.tenants ?? [], 'T')
  const ofHouse = possibleOf(seniors.ofHouse ?? [], 'H')
  const sharedOn = sharedFrom(entries)
  const undivided = (depositsBesideTable(seniors) - listedDeposits(seniors)) * WON_A_MANWON
  const isBeside = claiming.length > 0 || seniors.depositsManwon.length > 0 || undivided > 0
  return (choices) => {
    const choose = choices.money
    const chosen = ([first, ...others]: [Tenant, ...Tenant[]]) =>
      others.length === 0 ? first : choose(first, ...others)
    const named = claiming.map(chosen)
    const listed = listedTenants(seniors.depositsManwon, sharedOn, choose)
    const sumOnly = undivided > 0 ? choose<Tenant | null>(crowdOf('SUM', undivided, untyped), null) : null
    const beside = [...named, ...listed, ...(sumOnly === null ? [] : [sumOnly])]
    const house = ofHouse.map(chosen)
    // the same tenants may stand in both, so never both are paid
    const known = isBeside && house.length > 0 ? choose(house, beside) : [...house, ...beside]
    return [...known, ...(hasUntypedDeposits(seniors) ? [unknownCrowd(untyped, choices)] : [])]
  }
}

/** The first days on which others may have priority by a fixed date; `EARLIEST` if the day is not known. */
export function fixedDatesOfOthers({ seniorTenants: seniors, registry }: TypedPapers, home: PaperHome): string[] {
  const named = [...(seniors?.tenants ?? []), ...(seniors?.ofHouse ?? [])].flatMap(
    ({ claimed, moveInReportedOn, fixedDateOn }) =>
      claimed ? [priorityRank(standingAfter(moveInReportedOn ?? EARLIEST), fixedDateOn ?? EARLIEST).day] : [],
  )
  const registered = (registry?.entries ?? []).some(
    ({ kind, cancelled }) => kind === 'LEASE_REGISTRATION' && !cancelled,
  )
  const listed = seniors === null ? [] : seniors.depositsManwon
  const isUnknown = seniors === null ? untypedTenants(null, home) !== 0 : hasUntypedDeposits(seniors)
  const undated = registered || listed.length > 0 || (seniors?.sumManwon ?? 0) > 0 || isUnknown
  return [...named, ...(undated ? [EARLIEST] : [])]
}

/** A deposit alone has no known days. */
function listedTenants(depositsManwon: readonly number[], sharedOn: string | null, choose: Choose): Tenant[] {
  if (depositsManwon.length === 0) return []
  const sharing = sharedOn === null ? [] : [{ placed: behind(sharedOn), mayBeSmall: true }]
  const { placed, mayBeSmall } = choose(...DEPOSITS_ALONE, ...sharing)
  return depositsManwon.map((deposit, index) => ({
    id: `${OTHERS_ID}:${index}`,
    parts: [{ amount: deposit * WON_A_MANWON, ...placed }],
    mayBeSmall,
  }))
}

function crowdOf(name: string, amount: number, crowd: number): Tenant {
  const parts = [{ amount, ...BEFORE_EVERYONE }]
  return { id: `${OTHERS_ID}:${name}`, parts, mayBeSmall: true, crowd }
}

/** They rank before everyone, or, with deposits above every limit, after everyone. */
function unknownCrowd(crowd: number, { money, amount }: Choices): Tenant {
  const before = crowdOf('UNKNOWN', amount(WITHOUT_LIMIT, 0), crowd)
  const parts = before.parts.map((part) => ({ ...part, rank: registeredOn(LATEST), fixedDateOn: LATEST }))
  return money(before, { ...before, parts, mayBeSmall: false })
}

/** One tenant for each possibility that makes a difference. */
function namedTenant(tenant: OtherTenant, id: string, entered: Entered): [Tenant, ...Tenant[]] {
  const amount = tenant.depositManwon * WON_A_MANWON
  const fixedDates = tenant.fixedDateOn === null ? [EARLIEST, null] : [tenant.fixedDateOn]
  const possible = standingsOf(tenant.moveInReportedOn, entered).flatMap(({ standingOn, mayBeSmall }) =>
    fixedDates.map((fixedOn): Tenant => {
      const isRanked = standingOn !== null && fixedOn !== null
      const ranked = isRanked ? { rank: priorityRank(standingOn, fixedOn), fixedDateOn: fixedOn } : UNRANKED
      return { id, parts: [{ amount, ...ranked }], mayBeSmall }
    }),
  )
  const different = new Map(possible.map((each) => [JSON.stringify(each), each]))
  return [...different.values()] as [Tenant, ...Tenant[]]
}

/** `null`: no standing. */
type Standing = { standingOn: string | null; mayBeSmall: boolean }

/**
 * A report that was not typed may be older than everything, from right after the first provisional seizure, later than
 * everything, or missing.
 */
function standingsOf(reportedOn: string | null, entered: Entered): Standing[] {
  const on = (standingOn: string): Standing[] => {
    const chance = smallLeaseChance(entered, standingOn)
    return [
      ...(chance === 'NO' ? [] : [{ standingOn, mayBeSmall: true }]),
      ...(chance === 'YES' ? [] : [{ standingOn, mayBeSmall: false }]),
    ]
  }
  if (reportedOn !== null) return on(standingAfter(reportedOn))
  const sharedOn = sharedFrom(entered.entries)
  const sharing = sharedOn === null ? [] : on(standingAfter(sharedOn))
  return [...on(EARLIEST), ...sharing, ...on(LATEST), { standingOn: null, mayBeSmall: false }]
}
