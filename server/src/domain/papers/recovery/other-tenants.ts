import { EARLIEST, LATEST, priorityRank, registeredOn, standingAfter } from '../../distribution/rank.ts'
import type { Tenant } from '../../distribution/settlement.ts'
import { WITHOUT_LIMIT, WON_A_MANWON } from '../../distribution/won.ts'
import { hasUntypedDeposits, listedDeposits, typedDeposits, untypedTenants } from '../claims/senior-tenants.ts'
import type { OtherTenant, PaperHome, SeniorTenants } from '../papers-input.ts'
import type { Choices, Choose } from './completions.ts'

export const OTHERS_ID = 'OTHERS'

/** Exceeds the number of households of any house. */
const MOST_TENANTS = 1_000_000

/** The other tenants with their known data; those about whom nothing was typed form one crowd. */
export function otherTenants(home: PaperHome, seniors: SeniorTenants | null, choices: Choices): Tenant[] {
  const choose = choices.money
  const untyped = untypedTenants(seniors, home) ?? MOST_TENANTS
  if (seniors === null) return home.isShared ? [unknownCrowd(untyped, choices)] : []
  const first = (amount: number) => [{ amount, rank: registeredOn(EARLIEST), fixedDateOn: EARLIEST }]
  // a deposit alone has no known days: it ranks before everyone, or has no fixed date
  const areRanked = seniors.depositsManwon.length > 0 && choose(true, false)
  const listed = seniors.depositsManwon.map((deposit, index): Tenant => {
    const [part] = first(deposit * WON_A_MANWON)
    const parts = part ? [areRanked ? part : { ...part, rank: null, fixedDateOn: null }] : []
    return { id: `${OTHERS_ID}:${index}`, parts, mayBeSmall: true }
  })
  const undivided = (typedDeposits(seniors) - listedDeposits(seniors)) * WON_A_MANWON
  const sumOnly = undivided > 0 ? [choose<Tenant | null>(crowdOf('SUM', undivided, untyped), null)] : []
  return [
    ...(seniors.tenants ?? []).flatMap((tenant, index) => namedTenant(tenant, `${OTHERS_ID}:T${index}`, choose)),
    ...listed,
    ...sumOnly.filter((each) => each !== null),
    ...(hasUntypedDeposits(seniors) ? [unknownCrowd(untyped, choices)] : []),
  ]
}

function crowdOf(name: string, amount: number, crowd: number): Tenant {
  const parts = [{ amount, rank: registeredOn(EARLIEST), fixedDateOn: EARLIEST }]
  return { id: `${OTHERS_ID}:${name}`, parts, mayBeSmall: true, crowd }
}

/** They rank before everyone, or, with deposits above every limit, after everyone. */
function unknownCrowd(crowd: number, { money, amount }: Choices): Tenant {
  const before = crowdOf('UNKNOWN', amount(WITHOUT_LIMIT, 0), crowd)
  const parts = before.parts.map((part) => ({ ...part, rank: registeredOn(LATEST), fixedDateOn: LATEST }))
  return money(before, { ...before, parts, mayBeSmall: false })
}

function namedTenant(tenant: OtherTenant, id: string, choose: Choose): Tenant[] {
  const { depositManwon, moveInReportedOn, fixedDateOn, claimed } = tenant
  if (!claimed) return []
  const standingOn = moveInReportedOn === null ? choose(EARLIEST, LATEST) : standingAfter(moveInReportedOn)
  const fixedOn = fixedDateOn ?? choose<string | null>(EARLIEST, null)
  const rank = fixedOn === null ? null : priorityRank(standingOn, fixedOn)
  return [{ id, parts: [{ amount: depositManwon * WON_A_MANWON, rank, fixedDateOn: fixedOn }], mayBeSmall: true }]
}
