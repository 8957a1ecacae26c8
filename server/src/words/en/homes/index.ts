import { SAVED_HOMES } from './homes.ts'
import { HOME_SOURCES } from './sources.ts'

export const HOMES = {
  ...HOME_SOURCES,
  ...SAVED_HOMES,
}
