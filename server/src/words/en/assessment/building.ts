import type { BUILDING as KO } from '../../ko/assessment/building.ts'
import { formatDate } from '../format.ts'
import { PAPERS } from '../paper-names.ts'

export const BUILDING = {
  BUILDING_AGE: ({ date, years, oldestOfSeveral, old }) => {
    const whose = oldestOfSeveral ? 'The oldest of the possible buildings' : 'The building'
    const passed = years === 0 ? 'less than a year ago' : years === 1 ? '1 year ago' : `${years} years ago`
    const look = old ? ' Look closely at the pipes, the wiring and the structure.' : ''
    return `${whose} was approved for use on ${formatDate(date)}, ${passed}.${look}`
  },
  USE_APPROVAL_DATE: 'Date of approval for use',
  YEARS_SINCE_APPROVAL: 'Years since approval for use',
  APPROVAL_DATE_MISSING:
    'The building register shows no usable date of approval for use, so the age of the building is not known.',
  APPROVAL_DATE_NOT_CONFIRMED: 'The date of approval for use could not be confirmed.',
  LOOK_UP_APPROVAL_DATE: `Look up the date of approval for use in the ${PAPERS.BUILDING_REGISTER}.`,
} satisfies typeof KO
