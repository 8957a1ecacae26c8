import { message } from '../../../words/message.ts'
import { isSingleHouse } from '../../property/building-use.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { SourceReading } from './source-reading.ts'

/** Rights registry (등기사항전부증명서): never looked up or confirmed; the user is asked to obtain it. */
export function registryDocumentSource({ property: { building } }: Pick<LeaseFacts, 'property'>): SourceReading {
  const isHouse = building !== null && isSingleHouse(building)
  const whose = message(isHouse ? 'REGISTRY_OF_HOUSE' : 'REGISTRY_OF_UNIT_OR_LAND')
  return {
    key: 'registry-document',
    state: 'unavailable',
    title: message('REGISTRY_SOURCE_TITLE'),
    official: message('REGISTRY_OFFICE'),
    details: [message('REGISTRY_NOT_LOOKED_UP'), message('REGISTRY_WHERE_TO_GET'), whose],
    lookupStatus: null,
    referencePeriod: null,
    collectedAt: null,
    sampleCount: null,
  }
}
