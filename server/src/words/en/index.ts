import type { KO } from '../ko/index.ts'
import { BUILDING } from './building.ts'
import { BUILDING_USE } from './building-use.ts'
import { COMMON } from './common.ts'
import { FINDING_TITLES } from './finding-titles.ts'
import { MISSING } from './missing.ts'
import { PROPERTY_IDENTITY } from './property-identity.ts'

/** Every message in English. */
export const EN = {
  ...COMMON,
  ...BUILDING,
  ...FINDING_TITLES,
  ...BUILDING_USE,
  ...MISSING,
  ...PROPERTY_IDENTITY,
} satisfies typeof KO
