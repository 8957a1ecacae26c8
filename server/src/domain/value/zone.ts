/** City districts whose market level is fitted together: the capital region as one zone, elsewhere each 시도. */
export type Zone = string

/** Seoul, Incheon, Gyeonggi: the first two digits of their codes. */
const CAPITAL_REGION = ['11', '28', '41'] as const
const METROPOLITAN_CITIES = ['26', '27', '29', '30', '31']
/** The wards of Gwangju, which have new codes since the city and its province became one 시도 on 2026-07-01. */
const WARDS_OF_GWANGJU = ['12210', '12240', '12270', '12300', '12330']

/** The zone of a five-digit code (LAWD_CD) or of any longer code. */
export function zoneOf(code: string): Zone {
  const sido = code.slice(0, 2)
  return isOfCapital(sido) ? 'CAPITAL' : sido
}

/** 0–4: Seoul, Incheon, Gyeonggi, another metropolitan city, anywhere else. */
export function regionOf(code: string): number {
  const sido = code.slice(0, 2)
  const place = (CAPITAL_REGION as readonly string[]).indexOf(sido)
  if (place !== -1) return place
  return METROPOLITAN_CITIES.includes(sido) || WARDS_OF_GWANGJU.includes(code.slice(0, 5)) ? 3 : 4
}

function isOfCapital(sido: string): boolean {
  return (CAPITAL_REGION as readonly string[]).includes(sido)
}
