/**
 * Names that builders and whole quarters give to many complexes, so that such a name does not identify one building.
 */
const BRANDS: ReadonlySet<string> = new Set(
  (
    '래미안 힐스테이트 자이 푸르지오 아이파크 더샵 롯데캐슬 이편한세상 e편한세상 편한세상 위브 두산위브 데시앙 센트레빌 스위첸 호반베르디움 베르디움 호반써밋 써밋 ' +
    '더퍼스트 디에이치 아크로 꿈에그린 포레나 어울림 한라비발디 비발디 리슈빌 유보라 서희스타힐스 스타힐스 하늘채 동원로얄듀크 로얄듀크 두산 대림 삼성 현대 한신 한양 ' +
    '우성 벽산 쌍용 극동 동아 경남 삼익 삼호 신동아 미도 주공 시영 한솔 한라 우방 청구 건영 대우 엘지 LG 금호 동부 호수 무지개 목련 장미 ' +
    '대동 화성 성원 태영 삼환 코오롱 풍림 임광 럭키 선경 진흥'
  )
    .toLowerCase()
    .split(' '),
)

/** Words beside a brand in the names of many complexes: 센트럴푸르지오, 자이더파크. */
const BESIDE_BRANDS = (
  '센트럴 센트로 센텀 센트레 파크 파크뷰 시티 리버 리버뷰 리버파크 포레 포레스트 퍼스트 스카이 타운 힐스 힐 더 에코 그린 골드 프라임 프리미어 뷰 메트로 시그니처 레이크 오션 마리나 베이 ' +
  '노블 베스트 스타 탑 월드 스위트 테라스 클래스 팰리스 하임 가든 빌리지 마을 캐슬 뉴타운 신도시 역 1차 2차 3차 4차 5차 1단지 2단지 3단지 4단지 5단지'
).split(' ')
const PARTS: readonly string[] = [...BRANDS, ...BESIDE_BRANDS]
const LONGEST = 40

/**
 * Whether a name, without its kind of home, is shared by many complexes: 래미안, 현대아파트, 센트럴푸르지오. A name with any
 * word of its own is not: 반포자이, 롯데캐슬클라시아.
 */
export function isBrand(name: string): boolean {
  const bare = name
    .toLowerCase()
    .replaceAll(/[\s·.-]/gu, '')
    .replace(/(?:아파트|오피스텔|빌라|apt)$/u, '')
  return BRANDS.has(bare) || (bare.length <= LONGEST && isOfBrandsAlone(bare))
}

/** `reached`: the positions up to which the name is made of such words, and whether one of them is a brand. */
function isOfBrandsAlone(name: string): boolean {
  const reached = new Map([[0, false]])
  for (let at = 0; at < name.length; at += 1) {
    const hasBrand = reached.get(at)
    if (hasBrand === undefined) continue
    for (const part of PARTS) {
      const end = at + part.length
      if (name.startsWith(part, at)) reached.set(end, reached.get(end) === true || hasBrand || BRANDS.has(part))
    }
  }
  return reached.get(name.length) === true
}
