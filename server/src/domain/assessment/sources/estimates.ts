import type { Text } from '../../../words/message.ts'
import type { ModelEstimate } from '../../value/estimate.ts'
import { estimateSentences } from '../../value/estimate-sentences.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'

/** An estimate and its sentences, independent of the deposit; `null`: there is none. */
export type EstimateReading = { estimate: ModelEstimate; sentences: Text[] }

export type EstimateReadings = { value: EstimateReading | null; jeonse: EstimateReading | null }

export function readEstimates({ valueEstimate, jeonseEstimate }: LeaseFacts): EstimateReadings {
  return {
    value: valueEstimate && { estimate: valueEstimate, sentences: estimateSentences(valueEstimate) },
    jeonse: jeonseEstimate && { estimate: jeonseEstimate, sentences: estimateSentences(jeonseEstimate) },
  }
}
