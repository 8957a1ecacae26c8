import type { Diagnosed } from '../diagnosed.ts'
import type { Observation } from './observation.ts'
import { observeBuilding } from './observe-building.ts'
import { observeInput } from './observe-input.ts'
import { observeLeases } from './observe-leases.ts'
import { observePublicPrice } from './observe-public-price.ts'
import { observeReverseJeonse } from './observe-reverse-jeonse.ts'
import { observeSales } from './observe-sales.ts'

/** Everything worth saying of a diagnosis, once each, in the order building, money, input. */
export function observe(diagnosed: Diagnosed): Observation[] {
  const { facts } = diagnosed
  if (facts === null) return observeInput(diagnosed)
  return [
    ...observeBuilding(facts),
    ...observeLeases(facts),
    ...observeSales(facts),
    ...observePublicPrice(facts),
    ...observeReverseJeonse(facts),
    ...observeInput(diagnosed),
  ]
}
