import { type Message, message } from '../../../words/message.ts'
import type { BuildingUse, PropertyDetermination } from '../../property/determination.ts'
import { CONFIDENCE, FIXED_SCORES } from '../../rule-book/scores.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { Evidence } from '../findings/evidence.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { addressNotConfirmed } from '../findings/not-asked.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { floorScore, scored, severityFor, unscored } from './outcome.ts'
import { registerMissing } from './property-identity.ts'

/** A use other than plain housing; the codes of its finding and of its sentence. */
type UseCaution = 'NEIGHBORHOOD_FACILITY' | 'NON_RESIDENTIAL' | 'MIXED_USE' | 'USE_UNCLEAR' | 'OFFICETEL_USE'

/**
 * Scores the permitted use in the register. A hint is no official fact, so without a register there is no score.
 */
export function assessLegalUse(facts: LeaseFacts): CriterionOutcome {
  const { property, address } = facts
  const { use, building } = property
  if (use === null)
    return unscored('DATA_MISSING', [address.confirmed ? registerMissing(facts) : addressNotConfirmed()])
  const clear = building !== null && use !== 'MIXED' && use !== 'UNCLEAR'
  const riskScore = FIXED_SCORES.use[use]
  const status = clear ? 'AVAILABLE' : 'PARTIAL'
  const severityScore = floorScore(riskScore)
  const confidence = clear ? CONFIDENCE.register : CONFIDENCE.severalCandidates
  const severity = severityFor(status, severityScore, 'CAUTION')
  const cautions = cautionsOf(property, use).map((code) =>
    finding(code, severity, { ...noHome(property, code), sentence: message(code) }),
  )
  return scored({ status, riskScore, severityScore, confidence }, [...cautions, useInRegister(property)])
}

/** The headline for a building that is not a home. */
function noHome({ building, candidates }: PropertyDetermination, code: UseCaution): { headline?: Message } {
  if (code !== 'NEIGHBORHOOD_FACILITY' && code !== 'NON_RESIDENTIAL') return {}
  const read = building ?? candidates[0]
  const use = message('REGISTERED_USE_NAMES', { names: [read?.mainUseName ?? read?.detailUse ?? '-'] })
  return { headline: message('HEADLINE_NO_HOME', { use }) }
}

function cautionsOf({ cautions }: PropertyDetermination, use: BuildingUse): UseCaution[] {
  const ofRegister = (['NEIGHBORHOOD_FACILITY', 'NON_RESIDENTIAL', 'MIXED_USE', 'USE_UNCLEAR'] as const).filter(
    (code) => cautions.includes(code),
  )
  return use === 'OFFICETEL' ? [...ofRegister, 'OFFICETEL_USE'] : ofRegister
}

function useInRegister(property: PropertyDetermination): Finding {
  const { use, building, candidates } = property
  const read = building === null ? candidates : [building]
  const named = (values: (string | null)[]) =>
    message('REGISTERED_USE_NAMES', { names: [...new Set(values.filter((value) => value !== null))] })
  const mainUse = named(read.map(({ mainUseName }) => mainUseName))
  const detailUse = named(read.map((each) => each.detailUse))
  const several = building === null && candidates.length > 1 ? candidates.length : null
  const source = 'building-register'
  const evidence: Evidence[] = [
    { source, field: 'use', value: use ?? '-', description: message('USE_KIND') },
    { source, field: 'mainUse', value: mainUse, description: message('MAIN_USE') },
    { source, field: 'detailUse', value: detailUse, description: message('DETAIL_USE') },
  ]
  return finding('MAIN_USE', 'NOTE', {
    sentence: message('REGISTERED_USE', { mainUse, detailUse, several }),
    evidence,
  })
}
