import type { SmallLeaseRegion, Sureness } from './law-constant.ts'
import { SMALL_LEASE_MEMBERS, type SmallLeasePeriod } from './small-lease-members.ts'

/** The small-lease region of a legal district on a day, with the source of the assignment. */
export type SmallLeaseMembership = {
  /** One: the region. Several: one of these applies, and the code does not determine which. Never empty. */
  regions: readonly SmallLeaseRegion[]
  /** `K` if any of the assignments behind it is general knowledge. */
  sureness: Sureness
  source: string
  sourceUrl: string | null
  checkedOn: string
}

const PERIODS = new Map(SMALL_LEASE_MEMBERS.flatMap(({ codes, periods }) => codes.map((code) => [code, periods])))

/**
 * The decree's region of a legal district (10 digits, of any level, in force or former) on a day (`YYYY-MM-DD`), that of
 * the oldest senior security right. A code that includes places of different regions gives all their regions. `null` for
 * a code of an unknown province, and before 1990-02-19.
 */
export function smallLeaseRegion(legalDistrictCode: string, day: string): SmallLeaseMembership | null {
  const around = /^\d{10}$/.test(legalDistrictCode) ? periodAround(legalDistrictCode, day) : null
  if (around === null) return null
  const all = [around, ...periodsWithin(legalDistrictCode, day)]
  return {
    regions: [...new Set(all.flatMap(({ regions }) => regions))],
    sureness: all.some(({ sureness }) => sureness === 'K') ? 'K' : around.sureness,
    source: around.sourceName,
    sourceUrl: around.sourceUrl,
    checkedOn: around.checkedOn,
  }
}

/** The period of the smallest place around the code that has one on the day. */
function periodAround(code: string, day: string): SmallLeasePeriod | null {
  for (let length = code.length; length > 0; length -= 1) {
    const period = periodOn(PERIODS.get(code.slice(0, length)) ?? [], day)
    if (period !== null) return period
  }
  return null
}

/** The periods of the places within the code: within `4136000000`, those whose codes begin with `41360`. */
function periodsWithin(code: string, day: string): SmallLeasePeriod[] {
  const stem = code.replace(/^(\d{2})0{8}$|^(\d{5})0{5}$|^(\d{8})00$/, '$1$2$3')
  return [...PERIODS].flatMap(([prefix, periods]) => {
    const period = prefix.length > stem.length && prefix.startsWith(stem) ? periodOn(periods, day) : null
    return period ?? []
  })
}

function periodOn(periods: readonly SmallLeasePeriod[], day: string): SmallLeasePeriod | null {
  return periods.findLast(({ from }) => from <= day) ?? null
}
