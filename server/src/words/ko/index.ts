import { BUILDING } from './building.ts'
import { COMMON } from './common.ts'
import { FINDING_TITLES } from './finding-titles.ts'

/** Every message in Korean. Its codes and params are those of every other language. */
export const KO = {
  ...COMMON,
  ...BUILDING,
  ...FINDING_TITLES,
}
