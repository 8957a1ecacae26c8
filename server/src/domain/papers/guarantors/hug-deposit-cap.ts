import { PAPER_CONSTANTS, type PaperConstant } from '../constants/paper-constants.ts'

const CAPITAL_AREA = ['11', '28', '41']

/** The maximum deposit that HUG reportedly accepts for leases in a district (R-LAW-10). */
export function hugDepositCap(legalDistrictCode: string): { inCapital: boolean; cap: PaperConstant } {
  const inCapital = CAPITAL_AREA.includes(legalDistrictCode.slice(0, 2))
  return { inCapital, cap: PAPER_CONSTANTS[inCapital ? 'HUG_DEPOSIT_CAP_CAPITAL' : 'HUG_DEPOSIT_CAP_OTHER'] }
}
