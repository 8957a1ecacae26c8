import type { PaperReading, SeniorTenants } from '@lease-risk/contract/papers-input'
import type { FixedDateLease, Household } from '@lease-risk/registry/papers/paper-reading'
import { rowOfLease, type TableRow, tableOf } from '../../table/table-rows.ts'
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

/** What confirmed rows fill: the table, and what was typed of the other tenants elsewhere. */
export type Papers = Pick<PaperReading, 'tenantsOfHouse' | 'seniorTenants'>

const rowsOf = ({ tenantsOfHouse }: Papers): TableRow[] => tenantsOfHouse?.rows ?? []

/** A lease past its term may have continued, or its tenant may have left: the row asks. */
export function leaseRows(leases: readonly FixedDateLease[], papers: Papers, today: string): PaperRow[] {
  const known = [...(papers.seniorTenants?.tenants ?? []), ...rowsOf(papers)]
  return leases.map((read, at): PaperRow => {
    const tenant = tenantOf(read)
    const isSame = tenant !== null && takeOut(known, (other) => isSameTenant(other, tenant))
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

const isSameTenant = (one: Pick<TableRow, 'depositManwon' | 'fixedDateOn'>, other: Tenant): boolean =>
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

/** Tenants who were taken over before there was a table move into it, so that none is counted beside it. */
export function withLeases(papers: Papers, taken: readonly PaperRow[]): Papers {
  const { seniorTenants } = papers
  const { tenants: before = [], ...others } = seniorTenants ?? { state: 'UNKNOWN' }
  const tenants = [...before, ...taken.flatMap(({ tenant }) => tenant ?? [])]
  const seniors = before.length === 0 ? seniorTenants : others
  return { ...tableOf([...rowsOf(papers), ...tenants.map(rowOfLease)]), ...(seniors && { seniorTenants: seniors }) }
}

/**
 * A list of households leaves some out: it gives a least number, and an empty one none. Its households are rows without a
 * deposit; one that a row of the table has already does not stand there twice.
 */
export function withHouseholds(papers: Papers, taken: readonly PaperRow[]): Papers {
  const known = { state: 'UNKNOWN', ...papers.seniorTenants } as const
  if (taken.length === 0) return papers
  const rows = rowsOf(papers)
  const listed = rows.filter((row) => row.papers.includes('HOUSEHOLDS'))
  const added = taken.flatMap(({ read }): TableRow[] => {
    const movedInOn = 'movedInOn' in read ? (read.movedInOn ?? undefined) : undefined
    if (takeOut(listed, (row) => row.movedInOn === movedInOn)) return []
    return [{ ...(movedInOn !== undefined && { movedInOn }), papers: ['HOUSEHOLDS'], saidBy: 'NOBODY' }]
  })
  const countAtLeast = Math.max(taken.length, known.countAtLeast ?? 0)
  return { ...tableOf([...rows, ...added]), seniorTenants: { ...known, countAtLeast } }
}
