import { type Message, message } from '../../../words/message.ts'
import type { TypedPapers } from '../papers-input.ts'
import { type Claim, openClaim, plainClaim } from './claim.ts'
import { type Place, placeOfTax } from './place-of-claim.ts'
import { type Standing, standingOfTax } from './tenant-priority.ts'

/** A claim with its place in the order of payment, and whether that is before the tenant. */
export type PlacedClaim = { claim: Claim; place: Place; standing: Standing }

/** Taxes listed one by one and the typed total, about whose kinds and legal dates nothing is known. */
export function taxClaims({ taxArrearsManwon, taxes = null, dates }: TypedPapers): PlacedClaim[] {
  const listed = (taxes ?? []).map(({ kind, ownTax, legalDate, amountManwon: manwon }): PlacedClaim => {
    const standing = standingOfTax({ ownTax, legalDate }, dates)
    const sentence = message('TAX_LISTED', { kind, ownTax, legalDate, manwon, standing })
    const claim = plainClaim(ownTax ? 'OWN_TAX' : 'OTHER_TAX', manwon, sentence)
    return placed(claim, placeOfTax(ownTax, legalDate), standing)
  })
  if (taxes !== null && !taxArrearsManwon && taxes.length > 0) return listed
  const amount = taxArrearsManwon ?? (taxes === null ? null : 0)
  const standing = amount === 0 ? 'AHEAD' : standingOfTax({ ownTax: true, legalDate: null }, dates)
  const claim = plainClaim('TAX_ARREARS', amount, arrearsSentence(amount, standing))
  return [...listed, placed(claim, placeOfTax(null, null), standing)]
}

/** One that may rank before the tenant or behind counts from 0. */
function placed(claim: Claim, place: Place, standing: Standing): PlacedClaim {
  return { claim: standing === 'OPEN' ? openClaim(claim) : claim, place, standing }
}

function arrearsSentence(amount: number | null, standing: Standing): Message {
  if (amount === null) return message('TAX_ARREARS_UNKNOWN')
  if (amount === 0) return message('TAX_ARREARS_NONE')
  return message('TAX_ARREARS_AHEAD', { manwon: amount, open: standing === 'OPEN' })
}
