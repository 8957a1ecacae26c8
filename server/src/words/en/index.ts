import type { KO } from '../ko/index.ts'
import { BUILDING } from './building.ts'
import { COMMON } from './common.ts'
import { FINDING_TITLES } from './finding-titles.ts'

/** Every message in English. */
export const EN = {
  ...COMMON,
  ...BUILDING,
  ...FINDING_TITLES,
} satisfies typeof KO
