import { message, type Text } from '../../../words/message.ts'
import { type RegisterInputFinding, registerAgainstInput } from '../../property/register-against-input.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { Evidence } from './evidence.ts'
import { type Finding, finding } from './finding.ts'

/** Compares the typed floor, building and unit with the stored register (R-DIAG-45): checks, not verdicts. */
export function unitAgainstRegister({
  property,
  terms,
  address,
  unpublishedUnit,
  publishedFloor,
}: LeaseFacts): Finding[] {
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
