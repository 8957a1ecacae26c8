import { PAPER_CONSTANTS } from '../constants/paper-constants.ts'

/** Seoul, the metropolitan cities and Sejong, and also Gyeonggi-do, which is treated like them. */
const REPORTED_AS_A_WHOLE = ['11', '26', '27', '28', '29', '30', '31', '36', '41']
/** A county (군), by the first digit after those of the province. */
const COUNTY = /^\d{2}[7-9]/

/** Whether a lease must be reported, by amounts and district (R-LAW-21); without a district, by the amounts alone. */
export function isLeaseReportDue(
  { depositManwon, monthlyRentManwon }: { depositManwon: number; monthlyRentManwon: number },
  legalDistrictCode: string | null,
): boolean {
  const { LEASE_REPORT_DEPOSIT, LEASE_REPORT_RENT } = PAPER_CONSTANTS
  const isLarge = depositManwon > LEASE_REPORT_DEPOSIT.value || monthlyRentManwon > LEASE_REPORT_RENT.value
  return isLarge && (legalDistrictCode === null || !isExemptCounty(legalDistrictCode))
}

function isExemptCounty(legalDistrictCode: string): boolean {
  return COUNTY.test(legalDistrictCode) && !REPORTED_AS_A_WHOLE.includes(legalDistrictCode.slice(0, 2))
}
