import type {
  HOME_SOURCES as KO,
  SourceFigures,
  SourceKey,
  SourceSentences,
  SourceState,
  SourceWords,
} from '../../ko/homes/sources.ts'
import { are, counted, formatDate, formatMonths } from '../format.ts'
import { PAPERS } from '../paper-names.ts'
import { placeOf } from '../place-names.ts'
import { becauseMissing, MISSING } from '../sources/missing.ts'

export const HOME_SOURCES = {
  HOME_SOURCE: ({ source, state, ...figures }) => {
    const sentences: Partial<Record<SourceState, SourceWords>> = SENTENCES[source]
    const say = sentences[state]
    if (say === undefined) throw new RangeError(`${source} is never ${state}`)
    return say(figures)
  },
  INDICATOR_OF_REGION: ({ regionName, indicator }) => `${indicator}, ${placeOf(regionName)}`,
} satisfies typeof KO

const { MISSING_IS_NOT_GOOD } = MISSING
const NEEDS_EXACT_ADDRESS: SourceWords = () =>
  'Nothing was looked up: the address you saved does not come down to one lot number. Correct it to the exact lot address (지번주소).'
const TYPE_UNKNOWN: SourceWords = () =>
  `The type of the home is not confirmed, so it is not known which statistics to compare it with. ${MISSING_IS_NOT_GOOD}`
const collected = ({ on }: SourceFigures) => (on === null ? '' : ` (collected on ${formatDate(on)})`)
const dated = ({ on }: SourceFigures) => (on === null ? '' : ` on ${formatDate(on)}`)
const unanswered =
  (called: boolean): SourceWords =>
  ({ reason }) =>
    `${becauseMissing('REGISTER', { reason, called })} Automatic look-ups are limited, so get the ${PAPERS.BUILDING_REGISTER} yourself and read it. ${MISSING_IS_NOT_GOOD}`

const SENTENCES: { [Key in SourceKey]: Record<keyof SourceSentences[Key], SourceWords> } = {
  'building-register': {
    NEEDS_EXACT_ADDRESS,
    FOUND: (figures) =>
      `The ${PAPERS.BUILDING_REGISTER} of the exact address was found${collected(figures)}. It does not tell whether the building has the mark of a violating building (위반건축물) or what rights are on it: check those yourself.`,
    AMBIGUOUS: ({ count }) =>
      `${counted(count, 'building')} on this lot could be the one, so none was chosen. Save the address again with building and unit number (동·호수).`,
    NOT_FOUND: () =>
      `No ${PAPERS.BUILDING_REGISTER} was found for this lot. That does not mean that there is no building or that the risk is low: check the lot number and get the register yourself.`,
    UNAVAILABLE: unanswered(false),
    ERROR: unanswered(true),
  },
  transaction: {
    NEEDS_EXACT_ADDRESS,
    FOUND: ({ count, months }) =>
      `${counted(count, 'past deal')} reported on this lot ${are(count)} stored (${formatMonths(months)}). They are not homes on offer now.`,
    OTHER_TYPE: ({ count, months }) =>
      `${counted(count, 'past deal')} stored for this lot (${formatMonths(months)}) ${are(count)} of another type of home, and not used for comparing. ${MISSING_IS_NOT_GOOD}`,
    TYPE_UNKNOWN: ({ count, months }) =>
      `${counted(count, 'past deal')} ${are(count)} stored for this lot (${formatMonths(months)}), but the type of the home is not confirmed, so it is not known whether they compare with it. ${MISSING_IS_NOT_GOOD}`,
    NOT_FOUND: () => `No deals of this lot are stored for the last 24 months. ${MISSING_IS_NOT_GOOD}`,
  },
  'monthly-statistic': {
    NEEDS_EXACT_ADDRESS,
    TYPE_UNKNOWN,
    FOUND: ({ months }) =>
      `There are monthly statistics of this type of home in this legal district (법정동) (${formatMonths(months)}).`,
    FOUND_WIDER: ({ months }) =>
      `There are monthly statistics of the whole city, county or district alone (${formatMonths(months)}), and none of this legal district (법정동). This home may differ from them.`,
    NOT_FOUND: () => `No monthly statistics of this type of home are stored. ${MISSING_IS_NOT_GOOD}`,
  },
  'public-price': {
    NEEDS_EXACT_ADDRESS,
    FOUND: (figures) =>
      `A public price (공시가격) is stored${collected(figures)}. What the home would sell for may differ.`,
    NOT_FOUND: (figures) =>
      `The provider has no public price (공시가격) for this lot${collected(figures)}. ${MISSING_IS_NOT_GOOD}`,
    NOT_STORED: () =>
      `No public price (공시가격) is stored. This analysis does not look it up, so run a diagnosis again. ${MISSING_IS_NOT_GOOD}`,
    TYPE_UNKNOWN: () =>
      `The type of the home is not confirmed, so it is not known which public price (공시가격) is that of this home. Look it up yourself on the public price site (부동산 공시가격 알리미). ${MISSING_IS_NOT_GOOD}`,
    NOT_PUBLISHED_FOR_TYPE: () =>
      `No public housing price (공시가격) is published for buildings of this use. Find out the value in another way. ${MISSING_IS_NOT_GOOD}`,
  },
  'market-signal': {
    NEEDS_EXACT_ADDRESS,
    TYPE_UNKNOWN,
    FOUND_INDICATOR: ({ indicator, months }) =>
      `A published indicator of the region is stored: ${indicator} (${formatMonths(months)}). It is the trend of the whole region, not the value of this home.`,
    FOUND_STATISTIC: ({ months }) =>
      `There is no published indicator of the region, so the monthly statistics of the last 12 months stand in for it (${formatMonths(months)}). They are the trend of the whole region, not the value of this home.`,
    NOT_FOUND: () =>
      `No indicators or statistics of the region are stored for the last 12 months. ${MISSING_IS_NOT_GOOD}`,
  },
  diagnosis: {
    NEEDS_EXACT_ADDRESS,
    FOUND: (figures) =>
      `You ran a diagnosis with these terms${dated(figures)}. What has changed since then is not part of it.`,
    OTHER_TERMS: (figures) =>
      `There is only a diagnosis with other terms${dated(figures)}. Run one with the terms you saved.`,
    NOT_FOUND: () => 'There is no diagnosis of this lot. Run one with the terms you saved to see the risks.',
  },
}
