import { message, type Text } from '../../../words/message.ts'
import { isSingleHouse } from '../../property/building-use.ts'
import type { PropertyDetermination } from '../../property/determination.ts'
import { type RegisterInputFinding, registerAgainstInput } from '../../property/register-against-input.ts'
import { CONFIDENCE, FIXED_SCORES } from '../../rule-book/scores.ts'
import { missingBecause } from '../../wording/source-words.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { areaGiven } from '../findings/area-given.ts'
import type { Evidence, MissingData } from '../findings/evidence.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { addressNotConfirmed } from '../findings/not-asked.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { scored, unscored } from './outcome.ts'

/** How reliably the building of the lease was identified, and whether the unit can be in it. */
export function assessPropertyIdentity(facts: LeaseFacts): CriterionOutcome {
  const { property } = facts
  if (!facts.address.confirmed)
    return unscored('DATA_MISSING', [addressNotConfirmed()], { missing: [registerItself()] })
  const otherFindings = [
    ...hintDiffers(property),
    ...unitAgainstRegister(facts),
    ...areaAgainstLot(facts),
    ...areaGiven(facts),
  ]
  if (property.state === 'success') {
    const judged = { status: 'AVAILABLE', riskScore: FIXED_SCORES.identity.REGISTER } as const
    return scored({ ...judged, confidence: CONFIDENCE.register }, [confirmed(property), ...otherFindings])
  }
  if (property.basis === 'REGISTER') {
    const judged = { status: 'PARTIAL', riskScore: FIXED_SCORES.identity.SEVERAL_CANDIDATES } as const
    const open = property.state === 'ambiguous' ? severalBuildings(property) : typeOpen(property)
    return scored({ ...judged, confidence: CONFIDENCE.severalCandidates }, [open, ...otherFindings])
  }
  if (property.basis === 'NONE') return unscored('DATA_MISSING', [registerMissing(facts), ...otherFindings])
  const judged = { status: 'PARTIAL', riskScore: FIXED_SCORES.identity.HINT_OR_SAME_LOT } as const
  const silent = property.candidates.length === 0 ? [registerMissing(facts)] : []
  return scored({ ...judged, confidence: CONFIDENCE.hint }, [typeFromHint(property), ...silent, ...otherFindings])
}

/** The register has no building of the lot, or did not answer. A lot without any known data may be mistyped. */
export function registerMissing(facts: LeaseFacts): Finding {
  const { property, register } = facts
  const status = { status: property.registerStatus, reason: register.reason }
  const isUnknownLot = property.registerStatus === 'NOT_FOUND' && !isDealt(facts)
  return finding(isUnknownLot ? 'LOT_NOT_IN_REGISTER' : 'REGISTER_MISSING', 'GAP', {
    ...(isUnknownLot && { headline: message('HEADLINE_LOT_NOT_IN_REGISTER') }),
    sentence: missingBecause(status, 'REGISTER', message('NO_BUILDING_IN_REGISTER')),
    evidence: identityEvidence(property),
    missing: [registerItself()],
  })
}

/** Whether deals or public prices provide data about the lot. What the user says of it is not data (R-DIAG-05). */
function isDealt({ property, leases, sales, publicPrice }: LeaseFacts): boolean {
  const levels = [leases.comparison?.level, sales.comparison?.level]
  return (
    property.basis === 'SAME_LOT_DEALS' ||
    publicPrice.choice !== null ||
    levels.some((level) => level?.startsWith('SAME_LOT') === true)
  )
}

function confirmed(property: PropertyDetermination): Finding {
  return finding('BUILDING_CONFIRMED', 'NOTE', {
    sentence: message('BUILDING_CONFIRMED', {
      propertyType: property.propertyType,
      single: property.building !== null && isSingleHouse(property.building),
    }),
    evidence: identityEvidence(property),
  })
}

function severalBuildings(property: PropertyDetermination): Finding {
  const { candidates, propertyType } = property
  return finding('SEVERAL_BUILDINGS', 'CAUTION', {
    sentence: message('SEVERAL_BUILDINGS', { count: candidates.length, propertyType }),
    evidence: identityEvidence(property),
    missing: [
      {
        field: 'registerCandidate',
        reason: message('BUILDING_NOT_CHOSEN'),
        requiredAction: message('CHOOSE_BUILDING'),
        checkId: 'REGISTER_CHOICE',
      },
    ],
  })
}

function typeOpen(property: PropertyDetermination): Finding {
  return finding('TYPE_OPEN', 'CAUTION', {
    sentence: message('TYPE_OPEN'),
    evidence: identityEvidence(property),
    missing: [
      {
        field: 'mainUse',
        reason: message('USE_SETTLES_NO_TYPE'),
        requiredAction: message('LOOK_UP_USE_OF_UNIT'),
        checkId: 'MAIN_USE',
      },
    ],
  })
}

/** R-DIAG-05: a hint is never an official fact. */
function typeFromHint(property: PropertyDetermination): Finding {
  const byUser = property.basis === 'USER_HINT'
  return finding(byUser ? 'TYPE_FROM_HINT' : 'TYPE_FROM_SAME_LOT_DEALS', 'CAUTION', {
    sentence: message('TYPE_FROM_HINT', { propertyType: property.propertyType, byUser }),
    evidence: identityEvidence(property),
    missing: property.candidates.length === 0 ? [] : [registerItself()],
  })
}

function hintDiffers({ cautions }: PropertyDetermination): Finding[] {
  if (!cautions.includes('HINT_DIFFERS')) return []
  return [finding('HINT_DIFFERS', 'CAUTION', { sentence: message('HINT_DIFFERS') })]
}

function identityEvidence(property: PropertyDetermination): Evidence[] {
  const source = 'building-register'
  const found = property.candidates.length
  return [
    { source, field: 'lookupStatus', value: property.registerStatus, description: message('REGISTER_LOOKUP') },
    {
      source,
      field: 'propertyType',
      value: property.propertyType,
      description: message('TYPE_BASIS', { basis: property.basis }),
    },
    ...(found > 0
      ? [{ source, field: 'candidateCount', value: found, description: message('MAIN_BUILDING_CANDIDATES') }]
      : []),
  ]
}

function registerItself(): MissingData {
  return {
    field: 'building-register',
    reason: message('BUILDING_NOT_CONFIRMED'),
    requiredAction: message('GET_BUILDING_REGISTER'),
    checkId: 'BUILDING_REGISTER',
  }
}

/**
 * A typed area that no known home of the lot has. It is more often a gross area (공급면적) or another lot than an unknown
 * home, and it makes every comparison by area wrong.
 */
function areaAgainstLot({ terms: { areaSquareMeter }, unlikeAreas }: LeaseFacts): Finding[] {
  if (areaSquareMeter === null || unlikeAreas === undefined) return []
  const { count, fromSquareMeter, toSquareMeter } = unlikeAreas
  const known = { fromSquareMeter, toSquareMeter }
  return [
    finding('AREA_UNLIKE_LOT', 'CAUTION', {
      headline: message('HEADLINE_AREA_UNLIKE_LOT', { areaSquareMeter, ...known }),
      sentence: message('AREA_UNLIKE_LOT', { areaSquareMeter, count, ...known }),
      evidence: [
        {
          source: 'user-input',
          field: 'exclusiveAreaSquareMeter',
          value: areaSquareMeter,
          description: message('EXCLUSIVE_AREA_TYPED'),
        },
        {
          source: 'rule-book',
          field: 'knownAreas',
          value: message('AREAS', known),
          description: message('AREAS_OF_LOT', { count }),
        },
      ],
    }),
  ]
}

/** Compares the typed floor, building and unit with the stored register (R-DIAG-45): checks, not verdicts. */
function unitAgainstRegister({ property, terms, address, unpublishedUnit, publishedFloor }: LeaseFacts): Finding[] {
  const typedUnit = { floorNumber: terms.floor, unitText: address.unitText, publishedFloor: publishedFloor ?? null }
  const found = registerAgainstInput(property, typedUnit)
  const byCode = new Map(found.toReversed().map((each) => [each.code, each]))
  const ofRegister = [...byCode.values()].toReversed().map((each) => {
    const { typed, ...words } = WORDS[each.code](each as never)
    const stated = finding(each.code, 'CAUTION', { ...words, evidence: typed === null ? [] : [evidenceOf(typed)] })
    return each.code === 'BASEMENT' && !each.registered ? asUnregistered(stated) : stated
  })
  return [...ofRegister, ...notPublished(unpublishedUnit)]
}

/** A basement that the register does not confirm is looked up there before the site, and is no low risk. */
function asUnregistered(basement: Finding): Finding {
  return { ...basement, checks: ['REGISTER_FLOOR_PLAN', ...basement.checks], notLow: true }
}

/** The lot's published prices include other units of the floor, but not this one. */
function notPublished(unit: LeaseFacts['unpublishedUnit']): Finding[] {
  if (unit === undefined) return []
  const { ho, floor, baseYear, others } = unit
  return [
    finding('UNIT_NOT_PUBLISHED', 'CAUTION', {
      headline: message('HEADLINE_UNIT_NOT_PUBLISHED', { ho, floor, others: others.slice(0, NAMED_AT_MOST) }),
      sentence: message('UNIT_NOT_PUBLISHED', { ho, floor, baseYear, others }),
      evidence: [
        evidenceOf(ho),
        {
          source: 'public-price',
          field: 'publishedUnits',
          value: message('PUBLISHED_HOS', { others }),
          description: message('PUBLISHED_ON_FLOOR'),
        },
      ],
    }),
  ]
}

/** Maximum number of other units named in a headline. */
const NAMED_AT_MOST = 3

type Words = {
  sentence: Text
  /** Omitted: it leads an answer with its title only. */
  headline?: Text
  /** As typed; `null` if nothing was counted. */
  typed: string | number | null
}
type OfCode<Code extends RegisterInputFinding['code']> = Extract<RegisterInputFinding, { code: Code }>

const WORDS: { [Code in RegisterInputFinding['code']]: (found: OfCode<Code>) => Words } = {
  FLOOR_ABOVE_BUILDING: ({ floor, floorsAboveGround }) => ({
    sentence: message('FLOOR_ABOVE_BUILDING', { floor, floorsAboveGround }),
    headline: message('HEADLINE_FLOOR_ABOVE_BUILDING', { floor, floorsAboveGround }),
    typed: floor,
  }),
  FLOOR_BELOW_BUILDING: ({ floor, floorsBelowGround }) => ({
    sentence: message('FLOOR_BELOW_BUILDING', { floor, floorsBelowGround }),
    headline: message('HEADLINE_FLOOR_BELOW_BUILDING', { floor, floorsBelowGround }),
    typed: floor,
  }),
  DONG_NOT_IN_REGISTER: ({ dong, registered }) => ({
    sentence: message('DONG_NOT_IN_REGISTER', { dong, registered }),
    headline: message('HEADLINE_DONG_NOT_IN_REGISTER', { dong }),
    typed: dong,
  }),
  HO_NOT_PLAUSIBLE: (found) => ({ ...hoNotPlausible(found), typed: found.ho }),
  ROOFTOP: () => ({ sentence: message('ROOFTOP'), headline: message('HEADLINE_ROOFTOP'), typed: null }),
  FLOOR_DIFFERS: ({ floor, inAddress }) => ({
    sentence: message('FLOOR_DIFFERS', { floor, inAddress }),
    headline: message('HEADLINE_FLOOR_DIFFERS', { floor, inAddress }),
    typed: floor,
  }),
  FLOOR_UNLIKE_UNIT: ({ floor, ho, hoFloor }) => ({
    sentence: message('FLOOR_UNLIKE_UNIT', { floor, ho, hoFloor }),
    headline: message('HEADLINE_FLOOR_UNLIKE_UNIT', { floor, ho, hoFloor }),
    typed: floor,
  }),
  BASEMENT: () => ({ sentence: message('BASEMENT'), typed: null }),
}

function hoNotPlausible(found: OfCode<'HO_NOT_PLAUSIBLE'>): Pick<Words, 'sentence' | 'headline'> {
  const { ho } = found
  if (found.because === 'SINGLE_HOUSEHOLD') {
    return {
      sentence: message('HO_OF_SINGLE_HOUSEHOLD', { ho }),
      headline: message('HEADLINE_HO_OF_SINGLE_HOUSEHOLD', { ho }),
    }
  }
  const { hoFloor, floorsAboveGround } = found
  return {
    sentence: message('HO_ABOVE_BUILDING', { ho, hoFloor, floorsAboveGround }),
    headline: message('HEADLINE_HO_ABOVE_BUILDING', { ho, floorsAboveGround }),
  }
}

function evidenceOf(value: string | number): Evidence {
  return { source: 'user-input', field: 'unit', value, description: message('UNIT_AS_TYPED') }
}
