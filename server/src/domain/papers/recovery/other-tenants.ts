import { EARLIEST, LATEST, priorityRank, registeredOn, standingAfter } from '../../distribution/rank.ts'
import type { Tenant } from '../../distribution/settlement.ts'
import { WITHOUT_LIMIT, WON_A_MANWON } from '../../distribution/won.ts'
import { hasUntypedDeposits, listedDeposits, typedDeposits, untypedTenants } from '../claims/senior-tenants.ts'
import type { OtherTenant, PaperHome, RegistryEntry, SeniorTenants } from '../papers-input.ts'
import type { Choices, Choose } from './completions.ts'
import { type Entered, smallLeaseChance } from './small-lease-chance.ts'

export const OTHERS_ID = 'OTHERS'

/** Exceeds the number of households of any house. */
const MOST_TENANTS = 1_000_000

const BEFORE_EVERYONE = { rank: registeredOn(EARLIEST), fixedDateOn: EARLIEST }
const UNRANKED = { rank: null, fixedDateOn: null }

type Known = { isRanked: boolean; mayBeSmall: boolean }

/** Deposits without days rank before everyone, have no fixed date, or belong to tenants without standing. */
const DEPOSITS_ALONE: readonly [Known, ...Known[]] = [
  { isRanked: true, mayBeSmall: true },
  { isRanked: false, mayBeSmall: true },
  { isRanked: false, mayBeSmall: false },
]

type House = { home: PaperHome; seniors: SeniorTenants | null; entries: readonly RegistryEntry[] }

/**
 * Returns a function that gives the other tenants, with their known data, for one completion of the unknowns. Those about
 * whom nothing was typed form one crowd.
 */
export function otherTenants({ home, seniors, entries }: House): (choices: Choices) => Tenant[] {
  const untyped = untypedTenants(seniors, home) ?? MOST_TENANTS
  if (seniors === null) return (choices) => (home.isShared ? [unknownCrowd(untyped, choices)] : [])
  const claiming = (seniors.tenants ?? []).flatMap((tenant, index) =>
    tenant.claimed ? [namedTenant(tenant, `${OTHERS_ID}:T${index}`, { entries, isShared: home.isShared })] : [],
  )
  const undivided = (typedDeposits(seniors) - listedDeposits(seniors)) * WON_A_MANWON
  return (choices) => {
    const choose = choices.money
    const named = claiming.map(([first, ...others]) => (others.length === 0 ? first : choose(first, ...others)))
    const listed = listedTenants(seniors.depositsManwon, choose)
    const sumOnly = undivided > 0 ? choose<Tenant | null>(crowdOf('SUM', undivided, untyped), null) : null
    return [
      ...named,
      ...listed,
      ...(sumOnly === null ? [] : [sumOnly]),
      ...(hasUntypedDeposits(seniors) ? [unknownCrowd(untyped, choices)] : []),
    ]
  }
}

/** A deposit alone has no known days. */
function listedTenants(depositsManwon: readonly number[], choose: Choose): Tenant[] {
  if (depositsManwon.length === 0) return []
  const { isRanked, mayBeSmall } = choose(...DEPOSITS_ALONE)
  return depositsManwon.map((deposit, index) => ({
    id: `${OTHERS_ID}:${index}`,
    parts: [{ amount: deposit * WON_A_MANWON, ...(isRanked ? BEFORE_EVERYONE : UNRANKED) }],
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

/** A report that was not typed may be older than everything, later than everything, or missing. */
function standingsOf(reportedOn: string | null, entered: Entered): Standing[] {
  const on = (standingOn: string): Standing[] => {
    const chance = smallLeaseChance(entered, standingOn)
    return [
      ...(chance === 'NO' ? [] : [{ standingOn, mayBeSmall: true }]),
      ...(chance === 'YES' ? [] : [{ standingOn, mayBeSmall: false }]),
    ]
  }
  if (reportedOn !== null) return on(standingAfter(reportedOn))
  return [...on(EARLIEST), ...on(LATEST), { standingOn: null, mayBeSmall: false }]
}
