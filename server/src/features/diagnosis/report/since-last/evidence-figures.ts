import type { DealFacts, LeaseFacts } from '../../../../domain/assessment/facts/lease-facts.ts'
import { whatStands } from '../../../../domain/assessment/sources/confirmed.ts'
import type { LookupStatus } from '../../../../domain/lookup.ts'
import type { PublicSource } from '../../../../words/ko/sources.ts'
import type { Text } from '../../../../words/message.ts'

/** The figures of one source in a diagnosis that two diagnoses can differ in. */
export type EvidenceFigures = {
  sourceKey: PublicSource
  lookupStatus: LookupStatus
  /** `202608..202610` or a base year. */
  referencePeriod: string | null
  sampleLevel: string | null
  sampleCount: number | null
  /**
   * Median of the deals, or the public price; `null` for other sources. Leases with rent: per month, in whole manwon.
   */
  amountManwon: number | null
  /** The amount is monthly, with deposits converted to rent. */
  monthly: boolean
  /** The building according to the building register; `null` for other sources, or where no building was determined. */
  building: Text | null
  /** ISO 8601; `null` where nothing was collected. */
  collectedAt: string | null
}

export function figuresOf(facts: LeaseFacts): EvidenceFigures[] {
  if (!facts.address.confirmed) return []
  const { register, publicPrice } = facts
  const { choice } = publicPrice
  return [
    {
      ...NOTHING,
      sourceKey: 'building-register',
      lookupStatus: register.status,
      sampleCount: register.buildings.length,
      building: whatStands(facts),
      collectedAt: register.collectedAt,
    },
    ofDeals('rent-transaction', facts.leases),
    ofDeals('sale-transaction', facts.sales),
    {
      ...NOTHING,
      sourceKey: 'public-price',
      lookupStatus: publicPrice.status,
      referencePeriod: choice === null ? null : String(choice.baseYear),
      sampleLevel: choice?.basis ?? null,
      sampleCount: choice?.sampleCount ?? null,
      amountManwon: choice?.priceManwon ?? null,
      collectedAt: publicPrice.collectedAt,
    },
  ]
}

const NOTHING = {
  referencePeriod: null,
  sampleLevel: null,
  sampleCount: null,
  amountManwon: null,
  monthly: false,
  building: null,
}

function ofDeals(sourceKey: PublicSource, { status, months, comparison, collectedAt }: DealFacts): EvidenceFigures {
  const monthly = comparison?.basis === 'MONTHLY_RENT'
  const median = comparison?.amount.quartiles.median ?? null
  return {
    sourceKey,
    lookupStatus: status,
    referencePeriod: months.length === 0 ? null : `${months[0]}..${months.at(-1)}`,
    sampleLevel: comparison?.level ?? null,
    sampleCount: comparison?.count ?? null,
    amountManwon: monthly && median !== null ? Math.round(median) : median,
    monthly,
    building: null,
    collectedAt,
  }
}
