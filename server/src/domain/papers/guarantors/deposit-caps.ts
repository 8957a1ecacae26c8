import type { PropertyType } from '../../property/property-type.ts'
import { PAPER_CONSTANTS, type PaperConstant } from '../constants/paper-constants.ts'
import type { Guarantor, GuarantorAnswer } from './guarantor-condition.ts'

const CAPITAL_AREA = ['11', '28', '41']

/** For which homes a cap is published: those of the capital area, those elsewhere, or all that are no apartments. */
export type CapScope = 'CAPITAL' | 'ELSEWHERE' | 'NOT_APARTMENT'

/** The maximum deposit that HUG reportedly accepts for leases in a district (R-LAW-10). */
export function hugDepositCap(legalDistrictCode: string): { inCapital: boolean; cap: PaperConstant } {
  const inCapital = isInCapital(legalDistrictCode)
  return { inCapital, cap: PAPER_CONSTANTS[inCapital ? 'HUG_DEPOSIT_CAP_CAPITAL' : 'HUG_DEPOSIT_CAP_OTHER'] }
}

type CappedHome = { legalDistrictCode: string; propertyType: PropertyType }

/** The maximum deposit that a guarantor reportedly accepts (R-LAW-10, R-LAW-11); `null`: none is known. */
export function depositCap(
  guarantor: Guarantor,
  { legalDistrictCode, propertyType }: CappedHome,
): { scope: CapScope; cap: PaperConstant } | null {
  if (guarantor === 'SGI')
    return propertyType === 'APARTMENT'
      ? null
      : { scope: 'NOT_APARTMENT', cap: PAPER_CONSTANTS.SGI_DEPOSIT_CAP_NOT_APARTMENT }
  const inCapital = isInCapital(legalDistrictCode)
  return {
    scope: inCapital ? 'CAPITAL' : 'ELSEWHERE',
    cap: PAPER_CONSTANTS[`${guarantor}_DEPOSIT_CAP_${inCapital ? 'CAPITAL' : 'OTHER'}`],
  }
}

/** `null`: no cap is known, so nothing conflicts with one. */
export function againstDepositCap(depositManwon: number, cap: PaperConstant | null): GuarantorAnswer {
  return cap !== null && depositManwon > cap.value ? 'CONFLICT_IN_INPUT' : 'NO_CONFLICT_IN_INPUT'
}

/** Seoul, Incheon or Gyeonggi-do. */
export function isInCapital(legalDistrictCode: string): boolean {
  return CAPITAL_AREA.includes(legalDistrictCode.slice(0, 2))
}
