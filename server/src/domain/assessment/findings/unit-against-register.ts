import { message, type Text } from '../../../words/message.ts'
import { type RegisterInputFinding, registerAgainstInput } from '../../property/register-against-input.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { Evidence } from './evidence.ts'
import { type Finding, finding } from './finding.ts'

/** Floor, building and unit as typed against the stored register (R-DIAG-45): things to check, no verdicts. */
export function unitAgainstRegister({ property, terms, address, unpublishedUnit }: LeaseFacts): Finding[] {
  const found = registerAgainstInput(property, { floorNumber: terms.floor, unitText: address.unitText })
  const byCode = new Map(found.toReversed().map((each) => [each.code, each]))
  const ofRegister = [...byCode.values()].toReversed().map((each) => {
    const { sentence, typed } = WORDS[each.code](each as never)
    return finding(each.code, 'CAUTION', { sentence, evidence: typed === null ? [] : [evidenceOf(typed)] })
  })
  return [...ofRegister, ...notPublished(unpublishedUnit)]
}

/** The lot's published prices have other units of its floor, and not this one. */
function notPublished(unit: LeaseFacts['unpublishedUnit']): Finding[] {
  if (unit === undefined) return []
  const { ho, floor, baseYear, others } = unit
  return [
    finding('UNIT_NOT_PUBLISHED', 'CAUTION', {
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

type Words = { sentence: Text /** As typed; `null` where nothing was counted. */; typed: string | number | null }
type OfCode<Code extends RegisterInputFinding['code']> = Extract<RegisterInputFinding, { code: Code }>

const WORDS: { [Code in RegisterInputFinding['code']]: (found: OfCode<Code>) => Words } = {
  FLOOR_ABOVE_BUILDING: ({ floor, floorsAboveGround }) => ({
    sentence: message('FLOOR_ABOVE_BUILDING', { floor, floorsAboveGround }),
    typed: floor,
  }),
  FLOOR_BELOW_BUILDING: ({ floor, floorsBelowGround }) => ({
    sentence: message('FLOOR_BELOW_BUILDING', { floor, floorsBelowGround }),
    typed: floor,
  }),
  DONG_NOT_IN_REGISTER: ({ dong, registered }) => ({
    sentence: message('DONG_NOT_IN_REGISTER', { dong, registered }),
    typed: dong,
  }),
  HO_NOT_PLAUSIBLE: (found) => ({ sentence: hoNotPlausible(found), typed: found.ho }),
  ROOFTOP: () => ({ sentence: message('ROOFTOP'), typed: null }),
  FLOOR_DIFFERS: ({ floor, inAddress }) => ({
    sentence: message('FLOOR_DIFFERS', { floor, inAddress }),
    typed: floor,
  }),
  BASEMENT: () => ({ sentence: message('BASEMENT'), typed: null }),
}

function hoNotPlausible(found: OfCode<'HO_NOT_PLAUSIBLE'>): Text {
  if (found.because === 'SINGLE_HOUSEHOLD') return message('HO_OF_SINGLE_HOUSEHOLD', { ho: found.ho })
  const { ho, hoFloor, floorsAboveGround } = found
  return message('HO_ABOVE_BUILDING', { ho, hoFloor, floorsAboveGround })
}

function evidenceOf(value: string | number): Evidence {
  return { source: 'user-input', field: 'unit', value, description: message('UNIT_AS_TYPED') }
}
