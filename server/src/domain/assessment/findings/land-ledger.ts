import { message, sentences } from '../../../words/message.ts'
import { daysBetween } from '../../calendar.ts'
import { type LedgerLandRight, type LedgerOwner, mayTransfer } from '../../property/land-ledger.ts'
import { LAND_LEDGER } from '../../rule-book/evidence-thresholds.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { Evidence } from './evidence.ts'
import { type Finding, finding } from './finding.ts'

/**
 * What the land ledger shows of the home's owner and land right (R-PAPERS-87, R-PAPERS-88). What it does not show says
 * nothing, and nothing of it makes an answer calmer.
 */
export function landLedgerFindings(facts: LeaseFacts): Finding[] {
  const { landLedger } = facts
  if (landLedger === undefined) return []
  const { owner, landRight } = landLedger
  return [...(owner === null ? [] : ofOwner(facts, owner)), ...(landRight === null ? [] : ofLandRight(landRight))]
}

function ofOwner(facts: LeaseFacts, owner: LedgerOwner): Finding[] {
  const { of: scope, asOf, ownerClass, coOwnerCount } = owner
  return [
    ...changed(facts, owner),
    ...(ownerClass === 'COMPANY'
      ? [finding('OWNER_IS_COMPANY', 'ASK', { sentence: message('OWNER_IS_COMPANY', { scope, asOf }) })]
      : []),
    ...(coOwnerCount !== null && coOwnerCount > 0
      ? [finding('OWNERS_ARE_SEVERAL', 'ASK', { sentence: message('OWNERS_ARE_SEVERAL', { scope, asOf }) })]
      : []),
  ]
}

/** A day that is still to come is a mistake of the ledger, and says nothing. */
function changed({ asOf: today, sameTimeDeals }: LeaseFacts, owner: LedgerOwner): Finding[] {
  const { of: scope, changedOn, cause, asOf } = owner
  if (changedOn === null || !mayTransfer(cause)) return []
  const days = daysBetween(changedOn, today)
  if (days < 0 || days > LAND_LEDGER.recentDays) return []
  const isInPattern =
    sameTimeDeals !== undefined && (sameTimeDeals.ownSale !== null || sameTimeDeals.nearPriceCount > 0)
  return [
    finding('OWNER_CHANGED_LATELY', 'CAUTION', {
      headline: message('HEADLINE_OWNER_CHANGED_LATELY', { changedOn, days }),
      sentence: sentences([
        message('OWNER_CHANGED_LATELY', { scope, changedOn, days, cause, asOf }),
        ...(isInPattern ? [message('OWNER_CHANGED_WITH_SALE')] : []),
      ]),
      evidence: [shown('ownerChangedOn', changedOn, asOf)],
    }),
  ]
}

function ofLandRight({ listed, ratio, asOf }: LedgerLandRight): Finding[] {
  if (listed === null) return []
  if (!listed) {
    return [finding('LAND_RIGHT_NOT_LISTED', 'CAUTION', { sentence: message('LAND_RIGHT_NOT_LISTED', { asOf }) })]
  }
  return [
    finding('LAND_RIGHT_LISTED', 'NOTE', {
      sentence: message('LAND_RIGHT_LISTED', { asOf }),
      evidence: ratio === null ? [] : [shown('landRightRatio', ratio, asOf)],
    }),
  ]
}

function shown(field: 'ownerChangedOn' | 'landRightRatio', value: string, asOf: string | null): Evidence {
  return { source: 'land-ledger', field, value, description: message('LAND_LEDGER_VALUE', { field, asOf }) }
}
