import type { LeaseFacts } from '../facts/lease-facts.ts'
import { rentSource, saleSource } from './deal-source.ts'
import { publicPriceSource } from './public-price-source.ts'
import { registerSource } from './register-source.ts'
import { registryDocumentSource } from './registry-document-source.ts'
import type { SourceReading } from './source-reading.ts'

/** The readings of the five sources, in the order of R-DIAG-27. */
export function readSources(facts: LeaseFacts): SourceReading[] {
  return [
    registerSource(facts),
    rentSource(facts),
    saleSource(facts),
    publicPriceSource(facts),
    registryDocumentSource(facts),
  ]
}
