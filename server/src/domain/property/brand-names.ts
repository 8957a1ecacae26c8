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

/** Whether a name, without its kind of home, is shared by many complexes: 래미안, 현대아파트. */
export function isBrand(name: string): boolean {
  return BRANDS.has(
    name
      .toLowerCase()
      .replaceAll(/[\s·.-]/gu, '')
      .replace(/(?:아파트|오피스텔|빌라|apt)$/u, ''),
  )
}
