import { REGION_GUIDANCE } from './guidance.ts'
import { REGION_INPUT } from './input.ts'
import { REGION_MARKET } from './market.ts'
import { REGION_SHARES } from './shares.ts'
import { REGION_TERMS } from './terms.ts'

export const REGION = {
  ...REGION_GUIDANCE,
  ...REGION_INPUT,
  ...REGION_MARKET,
  ...REGION_SHARES,
  ...REGION_TERMS,
}
