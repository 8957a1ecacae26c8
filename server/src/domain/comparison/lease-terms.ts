/** Contract purpose (계약 목적): jeonse (전세) or monthly rent (월세). */
export type ContractPurpose = 'JEONSE' | 'MONTHLY_RENT'

/** The terms that the user typed: never verified, only compared. Amounts in manwon. */
export type LeaseTerms = {
  purpose: ContractPurpose
  /** May be 0 for monthly rent. */
  depositManwon: number
  /** 0 for jeonse. */
  monthlyRentManwon: number
  /** Monthly maintenance fee (관리비); `null` if not given or 0, which clients send for an empty field. */
  maintenanceFeeManwon: number | null
  /** Exclusive area; `null` if not given. */
  areaSquareMeter: number | null
  floor: number | null
}
