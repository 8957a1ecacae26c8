import { CANDIDATES } from './candidates.ts'
import { HOME_COMPARISON } from './comparison.ts'
import { HOME_FIGURES } from './figures.ts'
import { HOME_REPORT } from './report.ts'
import { HOME_SOURCES } from './sources.ts'
import { WAY } from './way.ts'

export const HOMES = {
  ...CANDIDATES,
  ...HOME_COMPARISON,
  ...HOME_FIGURES,
  ...HOME_REPORT,
  ...HOME_SOURCES,
  ...WAY,
}
