/** Whether a lot number belongs to the series for ordinary land (대지) or for mountain land (산). */
export type LandKind = 'LAND' | 'MOUNTAIN'

/** One lot (지번): a legal district and the lot's number in it. */
export type Lot = {
  /** Legal-district code (법정동코드), 10 digits, active. */
  legalDistrictCode: string
  landKind: LandKind
  /** Main number (본번), 4 digits, zero-padded. */
  mainNumber: string
  /** Sub number (부번), 4 digits, zero-padded; `0000` when there is none. */
  subNumber: string
}
