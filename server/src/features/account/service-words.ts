import { convertHangulToQwerty } from 'es-hangul'

const KOREAN = '전월세 전세 월세 보증금 임대차 임차인 임대인 세입자 집주인 전세사기 위험진단 계약 등기부'.split(' ')
const LATIN = 'leaserisk lease jeonse jeonwolse wolse bojeunggeum tenant landlord deposit diagnosis'.split(' ')

/**
 * R-ACCT-34: the name and subject of this service, also as a Korean keyboard would type them in Latin letters. Whoever
 * guesses passwords of this service tries these first.
 */
export const SERVICE_WORDS: readonly string[] = [
  ...LATIN,
  ...KOREAN,
  ...KOREAN.map((word) => convertHangulToQwerty(word).toLowerCase()),
]
