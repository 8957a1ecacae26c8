/** Sejong (세종특별자치시), which has no district between itself and its towns, is a `SIDO` with the code 3611000000. */
export type DistrictLevel = 'SIDO' | 'SIGUNGU' | 'EMD' | 'RI'

/** One legal district (법정동) of any level, in force or abolished. */
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
  /** `관악구`, or both names where a city has wards: `수원시 영통구`. Null for a 시도 and in Sejong. */
  sigunguName: string | null
  emdName: string | null
  riName: string | null
  active: boolean
  /** `YYYY-MM-DD`; null while it is in force, and when the day is not known. */
  abolishedOn: string | null
  /** The codes that took the place of an abolished one, as of that day; they may have been abolished since. */
  successorCodes: readonly string[]
  /** Only the name suggests the successors: they are candidates, and nothing settles on them. */
  isGuess?: boolean
}

/** A district that a piece of text may mean. */
export type NamedDistrict = {
  /** In force. */
  district: LegalDistrict
  /** The abolished code whose name the text used; null when it used the present one. */
  formerCode: string | null
  /** Only the name suggests this district: an old one alone, or one that leads to no certain successor. */
  isGuess?: boolean
}

/** From this day on providers have not all changed from an abolished code to its successor (R-WIRE-05). */
const LATELY = '2023-01-01'

/** Abolished so lately that people and providers still go by the name or the code. */
export function isLatelyAbolished({ abolishedOn }: LegalDistrict): boolean {
  return (abolishedOn ?? '') >= LATELY
}

/** LAWD_CD, the first five digits: the key of the deal services. */
export function lawdCdOf(code: string): string {
  return code.slice(0, 5)
}

/** Whether a district is another one or lies under it. */
export function liesIn(
  district: LegalDistrict,
  ancestor: LegalDistrict,
  districts: Pick<ReadonlyMap<string, LegalDistrict>, 'get'>,
): boolean {
  if (district === ancestor) return true
  const parent = district.parentCode === null ? undefined : districts.get(district.parentCode)
  return parent !== undefined && liesIn(parent, ancestor, districts)
}
