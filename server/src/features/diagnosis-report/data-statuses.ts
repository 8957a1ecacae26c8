import type { DataStatus } from '@lease-risk/contract/diagnosis-response'
import { publicPriceCard } from './cards/public-price-card.ts'
import { registerCard } from './cards/register-card.ts'
import { registryDocumentCard } from './cards/registry-document-card.ts'
import { rentCard, saleCard } from './cards/transaction-card.ts'
import type { Diagnosed } from './diagnosed.ts'

/** The five status cards, in spec.md's order. */
export function dataStatuses(diagnosed: Diagnosed): DataStatus[] {
  return [
    registerCard(diagnosed),
    rentCard(diagnosed),
    saleCard(diagnosed),
    publicPriceCard(diagnosed),
    registryDocumentCard(diagnosed),
  ]
}
