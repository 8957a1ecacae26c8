import type { KO } from '../ko/index.ts'
import { BUILDING } from './building.ts'
import { COMMON } from './common.ts'

/** Every message in English. */
export const EN = {
  ...COMMON,
  ...BUILDING,
} satisfies typeof KO
