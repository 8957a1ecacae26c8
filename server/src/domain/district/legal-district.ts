/** Sejong (세종특별자치시), which has no level between itself and its towns, is a `SIDO` with the code 3611000000. */
export type DistrictLevel = 'SIDO' | 'SIGUNGU' | 'EMD' | 'RI'

/** One legal district (법정동) of any level, active or abolished. */
export type LegalDistrict = {
  /** Legal-district code (법정동코드), 10 digits. */
  code: string
  /** The district directly above; null for a 시도. */
  parentCode: string | null
  level: DistrictLevel
  /** Its own name: `신림동`, `영통구`, `신대리`. */
  name: string
  /** `경기도 수원시 영통구 매탄동`. */
  fullName: string
  sidoName: string
  /** `관악구`, or both names in a city with wards: `수원시 영통구`. Null for a 시도 and in Sejong. */
  sigunguName: string | null
  emdName: string | null
  riName: string | null
  active: boolean
  /** `YYYY-MM-DD`; null while active, or if the date is unknown. */
  abolishedOn: string | null
  /** The codes that replaced an abolished one, as of that date; they may have been abolished since. */
  successorCodes: readonly string[]
  /** Only the name suggests the successors, so they are candidates and never resolved automatically. */
  isGuess?: boolean
}

/** A district that a piece of text may refer to. */
export type NamedDistrict = {
  /** Active. */
  district: LegalDistrict
  /** The abolished code whose name the text used; null if it used the current name. */
  formerCode: string | null
  /** Only the name suggests this district: a former name alone, or one without a certain successor. */
  isGuess?: boolean
}

/** Some providers have not yet switched to the successors of codes abolished since this date (R-WIRE-05). */
const LATELY = '2023-01-01'

/** Whether a district was abolished so recently that people and providers still use its name or code. */
export function isLatelyAbolished({ abolishedOn }: LegalDistrict): boolean {
  return (abolishedOn ?? '') >= LATELY
}

/** LAWD_CD, the first five digits: the key of the deal APIs. */
export function lawdCdOf(code: string): string {
  return code.slice(0, 5)
}

/** Whether a district equals another one or lies within it. */
export function liesIn(
  district: LegalDistrict,
  ancestor: LegalDistrict,
  districts: Pick<ReadonlyMap<string, LegalDistrict>, 'get'>,
): boolean {
  if (district === ancestor) return true
  const parent = district.parentCode === null ? undefined : districts.get(district.parentCode)
  return parent !== undefined && liesIn(parent, ancestor, districts)
}
