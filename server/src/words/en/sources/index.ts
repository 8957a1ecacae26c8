import { COLLECTED } from './collected.ts'
import { DATA_KINDS } from './data-kinds.ts'
import { DEAL_SOURCE } from './deals.ts'
import { MISSING } from './missing.ts'
import { PUBLIC_PRICE_SOURCE } from './public-price.ts'
import { REGISTER_SOURCE } from './register.ts'
import { REGISTRY_SOURCE } from './registry.ts'
import { SOURCES } from './sources.ts'

export const SOURCE_WORDS = {
  ...COLLECTED,
  ...DATA_KINDS,
  ...DEAL_SOURCE,
  ...MISSING,
  ...PUBLIC_PRICE_SOURCE,
  ...REGISTER_SOURCE,
  ...REGISTRY_SOURCE,
  ...SOURCES,
}
