import type { SeniorTenants } from '@lease-risk/contract/papers-input'
import type { FixedDateLease, Household } from '@lease-risk/registry/papers/paper-reading'
import { typedAmount } from '../typed-amount.ts'

type Tenant = NonNullable<SeniorTenants['tenants']>[number]
export type Answers = Readonly<Record<string, boolean>>

/**
 * A lease or a household of a list. `asks`: it counts only after an explicit yes. `tenant`: its addition to the papers; `null`
 * if that has to be typed.
 */
export type PaperRow = {
  id: string
  read: FixedDateLease | Household
  asks: boolean
  remark: 'SAME' | 'ENDED' | 'TYPE' | null
  tenant: Tenant | null
}

const MOST_TENANTS = 200

/** A lease past its term may have continued, or its tenant may have left: the row asks. */
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

/** Removes the first match and returns whether there was one, so that it does not count twice. */
function takeOut<T>(list: T[], fits: (one: T) => boolean): boolean {
  const at = list.findIndex(fits)
  if (at >= 0) list.splice(at, 1)
  return at >= 0
}

export const openRows = (rows: readonly PaperRow[], answers: Answers): PaperRow[] =>
  rows.filter(({ id, asks }) => asks && answers[id] === undefined)

/** The rows that count: those that do not ask, unless left out, and those that were confirmed. */
export const takenRows = (rows: readonly PaperRow[], answers: Answers): PaperRow[] =>
  rows.filter(({ id, asks }) => answers[id] ?? !asks)

/** A list of fixed dates names no tenant without one: all are never known by it. */
export function withLeases(seniors: SeniorTenants | undefined, taken: readonly PaperRow[]): SeniorTenants {
  const tenants = [...(seniors?.tenants ?? []), ...taken.flatMap(({ tenant }) => tenant ?? [])]
  const state = seniors?.state === 'KNOWN' ? 'KNOWN' : 'PARTLY'
  return { ...seniors, state, tenants: tenants.slice(0, MOST_TENANTS) }
}

/** A list of households leaves some out: it gives a least number, and an empty one none. */
export function withHouseholds(seniors: SeniorTenants | undefined, count: number): SeniorTenants {
  const known = { state: 'UNKNOWN', ...seniors } as const
  return count === 0 ? known : { ...known, countAtLeast: Math.max(count, known.countAtLeast ?? 0) }
}
