import type { ValueEstimate } from '@lease-risk/contract/value-estimate'
import type { EstimateReading } from '../../domain/assessment/sources/estimates.ts'
import { roundedEnds } from '../../domain/value/estimate-sentences.ts'
import { restsOnOtherLots } from '../../domain/value/value-standing.ts'
import type { Unworded } from '../../words/message.ts'

/** `null`: there is no estimate. */
export function presentEstimate(reading: EstimateReading | null): Unworded<ValueEstimate> | null {
  if (reading === null) return null
  const { midManwon, intervalLevel, asOf, fittedAt, deposit } = reading.estimate
  const isWide = restsOnOtherLots(reading.estimate)
  const { lowManwon, highManwon } = isWide ? roundedEnds(reading.estimate) : reading.estimate
  const { provisional, partial, otherAreas, sameLotCount, otherLotCount, publicPrice } = reading.estimate
  const { guDealsWithinYear, checkedEstimates } = reading.estimate
  return {
    amountManwon: midManwon,
    lowManwon,
    highManwon,
    intervalLevel,
    asOf,
    fittedAt,
    provisional,
    partial,
    otherAreas,
    restsOnOtherLots: isWide,
    sameLotCount,
    otherLotCount,
    guDealsWithinYear,
    checkedEstimates,
    publicPrice,
    exceedance: deposit?.exceedance ?? [],
    sentences: reading.sentences,
  }
}
