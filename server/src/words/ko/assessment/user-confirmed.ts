import { formatManwon, formatPercent } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'
import { withParticle } from '../particle.ts'
import { type PriceBasis, PUBLIC_PRICES } from './public-price.ts'

/** Facts that public data do not show, so that the user has to ask. */
export const USER_CONFIRMED = {
  SENIOR_TENANTS_NOT_PUBLIC: `먼저 들어온 임차인이 있는지와 그 보증금은 공개 자료로 확인되지 않으므로 ${PAPER_NAMES.FIXED_DATE_LIST}과 ${PAPER_NAMES.RESIDENT_LIST}로 확인해야 합니다.`,
  /** `null`: the register does not confirm that several households live there. */
  SHARED_HOUSE: ({ households }: { households: number | null }) => {
    const what =
      households === null
        ? '여러 가구가 함께 사는 단독·다가구주택일 수 있습니다.'
        : `건축물대장에 ${households}가구가 함께 사는 건물로 적혀 있습니다.`
    return `${what} 등기가 건물 하나로 되어 있어, 먼저 들어온 임차인의 보증금은 등기부에 나타나지 않으며 내 보증금보다 먼저 배당될 수 있습니다.`
  },
  SHARED_HOUSE_POSSIBLE: '여러 가구가 함께 사는 건물일 가능성',
  PROPERTY_TYPE: '주택 유형',
  MOST_HOUSEHOLDS: '건축물대장의 세대·가구 수(후보 중 최대)',

  REGISTRY_RIGHTS_NOT_LOOKED_UP: `소유자, 근저당권, 압류, 신탁등기는 자동으로 확인하지 않으므로 ${PAPER_NAMES.REGISTRY_DOCUMENT}에서 직접 확인해야 합니다.`,
  TAX_ARREARS_NOT_IN_REGISTRY: `임대인의 체납 세금은 등기부에도 나타나지 않을 수 있으므로 국세와 지방세 ${PAPER_NAMES.TAX_CERTIFICATES}로 확인해야 합니다.`,
  /** `toCheck`: the row or the region was not verified in the law itself. */
  SMALL_LEASE_TODAY: ({ region, protectedManwon, effectiveFrom, checkedOn, toCheck, depositManwon }: SmallLeaseRow) =>
    `소액임차인 보증금 기준(${REGIONS[region]}, 우선 변제 금액 ${formatManwon(protectedManwon)}, ${effectiveFrom} 시행, 확인일 ${checkedOn}${toCheck ? ', 법령 확인 필요' : ''}). 입력한 보증금 ${formatManwon(depositManwon)}. 실제 기준은 가장 먼저 설정된 담보권의 등기일에 따라 다릅니다.`,

  /** `quoted`: the price of such a home is taken from quotations; absent from data stored before it was introduced. */
  GUARANTEE_ASKED: ({ notHome, quoted = false }: { notHome: boolean; quoted?: boolean }) => {
    const refused = notHome
      ? ' 주택이 아닌 용도의 건물은 심사에서 거절될 수 있습니다.'
      : quoted
        ? ' 아파트와 오피스텔의 집값은 공시가격보다 KB시세나 한국부동산원 시세를 먼저 본다고 알려져 있으므로, 그 시세를 함께 확인하십시오.'
        : ''
    return `반환보증의 조건에 맞는지는 보증기관(HUG, HF, SGI)의 심사로만 정해지므로 직접 물어야 합니다.${refused}`
  },
  DEPOSIT_ABOVE_GUARANTEE_CAP: ({ depositManwon, capManwon, inCapital }: AboveCap) =>
    `보증금 ${withParticle(formatManwon(depositManwon), '은/는')} 주택도시보증공사(HUG)가 반환보증을 받아 준다고 알려진 한도 ${formatManwon(capManwon)}(${inCapital ? '수도권' : '수도권 밖'})보다 ${formatManwon(depositManwon - capManwon)} 많습니다. HUG에서는 거절될 수 있으므로, 계약 전에 HUG와 다른 보증기관(SGI)에 직접 묻고 거절되면 계약을 해제한다는 특약을 넣어야 합니다.`,
  GUARANTEE_CAP: ({ source, checkedOn }: { source: string; checkedOn: string }) =>
    `흔히 쓰이는 기준. 출처: ${source}, 확인일 ${checkedOn}`,
  GUARANTEE_LINE: ({ basis, priceManwon, share, depositManwon, source, checkedOn }: GuaranteeLine) =>
    `${PUBLIC_PRICES[basis]} ${formatManwon(priceManwon)}의 ${formatPercent(share)}(흔히 쓰이는 기준, 선순위 채권을 빼기 전). 입력한 보증금 ${formatManwon(depositManwon)}. 출처: ${source}, 확인일 ${checkedOn}`,

  CONTRACT_PARTIES_NOT_PUBLIC:
    '임대인의 신분과 대리 권한은 공개 자료로 확인되지 않으므로 계약 자리에서 직접 확인해야 합니다.',
  VIOLATION_NOT_JUDGED: `위반건축물 여부는 자동으로 판단하지 않으므로 ${PAPER_NAMES.BUILDING_REGISTER}을 발급받아 위반건축물 표시를 확인해야 합니다.`,
  SITE_DEFECTS_SEEN_ON_SITE: '누수, 곰팡이, 난방, 무단 증축 여부는 현장에서 직접 확인해야 합니다.',

  SENIOR_TENANTS_IN_SHORT: '먼저 들어온 임차인과 그 보증금은 공개 자료에 없습니다.',
  REGISTRY_RIGHTS_IN_SHORT: '등기부의 소유자와 빚은 자동으로 확인하지 않습니다.',
  TAX_ARREARS_IN_SHORT: '임대인의 체납 세금은 공개 자료에 없습니다.',
  GUARANTEE_IN_SHORT: '반환보증의 조건에 맞는지는 보증기관의 심사로만 정해집니다.',
  CONTRACT_PARTIES_IN_SHORT: '임대인의 신분과 대리 권한은 공개 자료에 없습니다.',
  VIOLATION_IN_SHORT: '위반건축물 여부는 자동으로 판단하지 않습니다.',
  SITE_DEFECTS_IN_SHORT: '하자는 현장에서만 볼 수 있습니다.',
}

const REGIONS = {
  SEOUL: '서울특별시',
  OVERCROWDING_ZONE: '과밀억제권역 등',
  METROPOLITAN_CITY: '광역시 등',
  OTHER: '그 밖의 지역',
}
export type SmallLeaseRegion = keyof typeof REGIONS

type SmallLeaseRow = {
  region: SmallLeaseRegion
  protectedManwon: number
  effectiveFrom: string
  checkedOn: string
  toCheck: boolean
  depositManwon: number
}
type AboveCap = { depositManwon: number; capManwon: number; inCapital: boolean }
type GuaranteeLine = {
  basis: PriceBasis
  priceManwon: number
  share: number
  depositManwon: number
  source: string
  checkedOn: string
}
