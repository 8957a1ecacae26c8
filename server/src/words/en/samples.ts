import type { Sample } from '../ko/samples.ts'
import { formatMonths } from './format.ts'

const SAMPLE_LEVELS: Record<Sample['level'], string> = {
  SAME_LOT_SIMILAR: 'for similar homes on the same lot',
  SAME_LOT_AREA: 'for homes of similar size on the same lot',
  SAME_DISTRICT_SIMILAR: 'for similar homes in the same legal district (법정동)',
  SAME_LOT_ALL: 'for any home on the same lot',
  SAME_DISTRICT_ALL: 'for any home in the same legal district (법정동)',
}

/** `5 deals for similar homes on the same lot (August 2026 to October 2026)` */
export function dealsOf({ level, count, months }: Sample): string {
  return `${count === 1 ? '1 deal' : `${count} deals`} ${SAMPLE_LEVELS[level]} (${formatMonths(months)})`
}
