import type { BrokerOutcome } from '@lease-risk/contract/codes/broker-offices'

/** A state of an office in the register. `OTHER`: one that is not known here. */
export type OfficeState = 'OPEN' | 'RESTING' | 'LAPSED' | 'CLOSED' | 'MOVED' | 'CANCELLED' | 'SUSPENDED' | 'OTHER'

/** One office of the register of brokers. */
export type BrokerOffice = {
  /** As the register writes it. */
  registrationNumber: string
  name: string | null
  /** A person's name: for comparing with who signs, and never kept longer than the copy (R-BROKER-05). */
  representativeName: string | null
  districtCode: string | null
  districtName: string | null
  address: string | null
  state: OfficeState
  /** The register's own word. */
  stateName: string | null
  /** `YYYY-MM-DD`, as all days here. */
  registeredOn: string | null
  insuredFrom: string | null
  insuredTo: string | null
  /** The day of the register's data. */
  asOf: string | null
}

/** The offices that bear a number, judged for the day of a contract. */
export type BrokerStanding =
  | { outcome: Extract<BrokerOutcome, 'NOT_FOUND'>; office: null; others: readonly BrokerOffice[] }
  | { outcome: Extract<BrokerOutcome, 'SEVERAL'>; office: null; others: readonly BrokerOffice[] }
  | {
      outcome: Exclude<BrokerOutcome, 'NOT_FOUND' | 'SEVERAL' | 'NOT_ASKED'>
      office: BrokerOffice
      others: readonly []
    }

/**
 * R-BROKER-03. Older numbers are unique within a city district only, so several offices may bear one; `districtCode`
 * picks one of them. Nothing here says that a contract is in order.
 */
export function standingOn(
  contractDate: string,
  offices: readonly BrokerOffice[],
  districtCode: string | null,
): BrokerStanding {
  const inDistrict = districtCode === null ? offices : offices.filter((office) => office.districtCode === districtCode)
  const [office] = inDistrict
  if (office === undefined) return { outcome: 'NOT_FOUND', office: null, others: offices }
  if (inDistrict.length > 1) return { outcome: 'SEVERAL', office: null, others: inDistrict }
  return { outcome: outcomeOf(office, contractDate), office, others: [] }
}

function outcomeOf({ state, insuredFrom, insuredTo }: BrokerOffice, contractDate: string) {
  if (state !== 'OPEN') return 'NOT_OPEN'
  if (insuredFrom === null || insuredTo === null) return 'INSURANCE_UNKNOWN'
  return insuredFrom <= contractDate && contractDate <= insuredTo ? 'INSURED' : 'NOT_INSURED_THEN'
}
