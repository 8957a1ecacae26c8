import type { SeniorTenants } from '@lease-risk/contract/papers-input'
import type { FixedDateLease, Household } from '@lease-risk/registry/papers/paper-reading'
import { typedAmount } from '../typed-amount.ts'

type Tenant = NonNullable<SeniorTenants['tenants']>[number]
export type Answers = Readonly<Record<string, boolean>>

/**
 * A lease or a household of a list. `asks`: it counts only after a yes of its own. `tenant`: what it adds to the papers; `null`
 * where that has to be typed.
 */
export type PaperRow = {
  id: string
  read: FixedDateLease | Household
  asks: boolean
  remark: 'SAME' | 'ENDED' | 'TYPE' | null
  tenant: Tenant | null
}

const MOST_TENANTS = 200

/** A lease whose term is over may have gone on, and its tenant may be gone: it asks. */
export function leaseRows(
  leases: readonly FixedDateLease[],
  seniors: SeniorTenants | undefined,
  today: string,
): PaperRow[] {
  const known = [...(seniors?.tenants ?? [])]
  const sums = [...(seniors?.depositsManwon ?? [])]
  return leases.map((read, at): PaperRow => {
    const tenant = tenantOf(read)
    const isSame =
      tenant !== null &&
      (takeOut(known, (other) => isSameTenant(other, tenant)) || takeOut(sums, (sum) => sum === tenant.depositManwon))
    const hasEnded = read.until !== null && read.until < today
    const remark = tenant === null ? 'TYPE' : isSame ? 'SAME' : hasEnded ? 'ENDED' : null
    const asks = tenant !== null && !isSame && (hasEnded || read.state === 'DOUBTED')
    return { id: String(at), read, asks, remark, tenant: isSame ? null : tenant }
  })
}

export function householdRows(households: readonly Household[]): PaperRow[] {
  return households.map((read, at) => ({
    id: String(at),
    read,
    asks: read.state === 'DOUBTED',
    remark: null,
    tenant: null,
  }))
}

function tenantOf({ amountWon, fixedOn }: FixedDateLease): Tenant | null {
  const depositManwon = typedAmount(amountWon)
  if (depositManwon === null) return null
  return { depositManwon, claimed: true, ...(fixedOn === null ? {} : { fixedDateOn: fixedOn }) }
}

const isSameTenant = (one: Tenant, other: Tenant): boolean =>
  one.depositManwon === other.depositManwon && one.fixedDateOn === other.fixedDateOn

/** Whether one was there, which does not count a second time. */
function takeOut<T>(list: T[], fits: (one: T) => boolean): boolean {
  const at = list.findIndex(fits)
  if (at >= 0) list.splice(at, 1)
  return at >= 0
}

export const openRows = (rows: readonly PaperRow[], answers: Answers): PaperRow[] =>
  rows.filter(({ id, asks }) => asks && answers[id] === undefined)

/** What counts: what does not ask, unless it was left out, and what was confirmed. */
export const takenRows = (rows: readonly PaperRow[], answers: Answers): PaperRow[] =>
  rows.filter(({ id, asks }) => answers[id] ?? !asks)

/** A list of fixed dates names no tenant without one: all are never known by it. */
export function withLeases(seniors: SeniorTenants | undefined, taken: readonly PaperRow[]): SeniorTenants {
  const tenants = [...(seniors?.tenants ?? []), ...taken.flatMap(({ tenant }) => tenant ?? [])]
  const state = seniors?.state === 'KNOWN' ? 'KNOWN' : 'PARTLY'
  return { ...seniors, state, tenants: tenants.slice(0, MOST_TENANTS) }
}

export function withHouseholds(seniors: SeniorTenants | undefined, count: number): SeniorTenants {
  return { state: 'UNKNOWN', ...seniors, countKnown: count }
}
