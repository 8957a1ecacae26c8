import { withParticle } from '../particle.ts'

/** How a region analysis interpreted the input. */
export const REGION_INPUT = {
  PAST_DEALS_ALONE: '저장된 과거 실거래와 통계를 요약한 결과이며, 현재 매물이나 매물 목록은 제공하지 않습니다.',
  KEYBOARD_RETYPED: ({ typed, read }: { typed: string; read: string }) =>
    `영문 자판으로 입력하신 말('${typed}')을 ${withParticle(`'${read}'`, '으로/로')} 바꾸어 읽었습니다.`,
  COMPLEX_READ: ({ said, jibunAddress }: { said: string; jibunAddress: string }) =>
    `${withParticle(`'${said}'`, '을/를')} ${jibunAddress}의 건물 이름으로 보고 그 건물의 임대차 계약과 그 법정동의 통계를 찾았습니다. 법정동의 통계는 그 건물만의 수치가 아닙니다.`,
  COMPLEX_CANDIDATES: ({ said, complexes }: { said: string; complexes: readonly Complex[] }) => {
    const listed = complexes.map(({ jibunAddress, name, dealCount }) => `${jibunAddress} ${name}(거래 ${dealCount}건)`)
    return `${withParticle(`'${said}'`, '은/는')} 이런 건물의 이름일 수 있습니다: ${listed.join(', ')}. 하나를 골라 지번주소나 동 이름으로 다시 분석하십시오.`
  },
  SIMILAR_REGION_NAMES: ({ said, regions }: { said: string; regions: Regions }) =>
    `'${said}'에 가까운 이름입니다: ${namesOf(regions)}. 맞으면 후보에서 고르십시오.`,
  REGION_NOT_RECOGNISED: '지역을 알아내지 못했습니다. 시군구나 동 이름을 입력하십시오.',
  REGION_UNSURE: ({ said, regions }: { said: string; regions: Regions }) =>
    `${withParticle(`'${said}'`, '은/는')} ${namesOf(regions)}일 수 있지만 확실하지 않습니다. 맞으면 후보에서 고르십시오.`,
  REGION_AMBIGUOUS: ({ said, regions, former }: { said: string; regions: Regions; former: boolean }) =>
    `${withParticle(`'${said}'`, '은/는')} ${former ? '옛 이름이며 지금은 여러 지역이 이어받았습니다' : '여러 지역을 뜻할 수 있습니다'}: ${namesOf(regions)}. 후보 가운데 하나를 고르십시오.`,
  REGION_READ: ({ said: typed, regions, basis }: { said: string; regions: Regions; basis: Basis }) => {
    const said = `'${typed}'`
    const names = namesOf(regions)
    const asNames = withParticle(names, '으로/로')
    switch (basis) {
      case 'DISTRICT_NAME':
        return `${withParticle(said, '을/를')} ${asNames} 읽었습니다.`
      case 'SHORTENED_NAME':
        return `${withParticle(said, '을/를')} 줄인 이름으로 보고 ${asNames} 읽었습니다.`
      case 'FORMER_NAME':
        return `${withParticle(said, '은/는')} 옛 이름이므로 지금의 ${asNames} 읽었습니다.`
      case 'ADMINISTRATIVE_DONG':
        return `${withParticle(said, '은/는')} 행정동 이름이므로 ${withParticle(names, '을/를')} 법정동 후보로 보았습니다. 실제 법정동과 다를 수 있습니다.`
      case 'STATION_OR_PLACE':
        return `${withParticle(said, '은/는')} 역이나 장소 이름이므로 ${withParticle(names, '을/를')} 후보로 보았습니다. 실제 위치의 법정동과 다를 수 있습니다.`
    }
  },
}

/** `others`: the number of further regions. */
export type Regions = { names: readonly string[]; others: number }
export type Complex = { jibunAddress: string; name: string; dealCount: number }
type Basis = 'DISTRICT_NAME' | 'SHORTENED_NAME' | 'FORMER_NAME' | 'ADMINISTRATIVE_DONG' | 'STATION_OR_PLACE'

function namesOf({ names, others }: Regions): string {
  return names.join(', ') + (others > 0 ? ` 외 ${others}곳` : '')
}
