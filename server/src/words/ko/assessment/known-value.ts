import { formatArea, formatDate, formatFloor, formatManwon, formatMonth, formatPercent } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'
import { withParticle } from '../particle.ts'
import { type PriceBasis, PUBLIC_PRICES } from './price.ts'

export const KNOWN_VALUE = {
  // The value of a home by older sales of its lot or by its public price, and the deposit compared with it.
  /** `sales`: the newest ones, the lowest and the highest. `alike`: sales of about the home's area. */
  DATED_SALES_OF_LOT: ({ sales, count, months, alike, direct, adjusted, ...value }: SalesOfLot) => {
    const homes = alike ? '면적이 비슷한 집' : '집'
    const named = sales.map(
      ({ contractDate, amountManwon }) => `${formatDate(contractDate)} ${formatManwon(amountManwon)}`,
    )
    const among = count > sales.length ? '그 가운데 ' : ''
    const sold =
      count === 1
        ? `이 지번의 ${homes}은 최근 ${months}개월 동안 한 건 매매되었습니다(${named.join(', ')}${direct ? ', 직거래' : ''}). 한 건의 거래이므로 참고로만 보아야 합니다.`
        : `이 지번의 ${homes}은 최근 ${months}개월 동안 ${count}건 매매되었습니다(${among}${named.join(', ')}${direct ? ', 모두 직거래' : ''}).`
    const sizes = alike ? '' : ' 집의 크기가 서로 다를 수 있습니다.'
    const today = adjusted
      ? `그 뒤 이 지역의 시세 변화를 반영하면 ${range(value)}입니다.`
      : `그 뒤의 시세 변화를 알 수 없어 거래한 금액 그대로 보면 ${range(value)}입니다.`
    return `${sold}${sizes} ${today}`
  },
  VALUE_OF_PUBLIC_PRICE: ({ price, ratio, salesBehind, ...value }: OfPublicPrice) =>
    `비슷한 집의 최근 매매 거래를 찾지 못해 공시가격으로 집값을 어림했습니다. ${price}에 ${basisOf(salesBehind)} 비율(매매가 ÷ 공시가격) ${times(ratio)}를 곱하면 ${range(value)}입니다.`,
  SHARED_HOUSE_FRAME: ({ price, lowManwon, highManwon }: Frame & { price: string }) =>
    `${price}으로 집 전체를 어림하면 ${formatManwon(lowManwon)}~${formatManwon(highManwon)}입니다. 이런 집의 거래는 지번이 공개되지 않아 한 번도 확인하지 못한 어림이며, 점수에는 넣지 않았습니다.`,
  SHARED_HOUSE_FRAME_MEANS: '공시가격의 1.4배부터 공시가격 ÷ 53.6%까지 잡은 집 전체의 어림 범위(거래로 확인되지 않음)',
  OWN_AGAINST_FRAME: ({ depositManwon, standing }: { depositManwon: number; standing: FrameStanding }) =>
    `내 보증금 ${formatManwon(depositManwon)}만으로도 ${FRAME_STANDINGS[standing]} 다른 세입자의 보증금은 더하지 못했습니다.`,
  SUM_AGAINST_FRAME: ({ depositManwon, otherHouseholds, fromManwon, toManwon, standing }: FrameSum) =>
    `내 보증금 ${formatManwon(depositManwon)}에 다른 ${otherHouseholds}가구의 보증금을 지난 계약으로 어림해 더하면 ${formatManwon(fromManwon)}~${formatManwon(toManwon)}으로, ${FRAME_STANDINGS[standing]}`,
  HEADLINE_OWN_AGAINST_FRAME: ({ depositManwon, standing }: { depositManwon: number; standing: FrameStanding }) =>
    `보증금 ${formatManwon(depositManwon)}만으로도 ${FRAMES_IN_SHORT[standing]}`,
  HEADLINE_SUM_AGAINST_FRAME: ({ otherHouseholds, fromManwon, toManwon, standing }: Omit<FrameSum, 'depositManwon'>) =>
    `다른 ${otherHouseholds}가구까지 보증금 ${formatManwon(fromManwon).replace(/ ?원$/, '')}~${formatManwon(toManwon)}, ${FRAMES_IN_SHORT[standing]}`,
  /** `overManwon`: the excess over the upper end, or over the middle. */
  DATED_SALE: ({ contractDate, areaSquareMeter, floor, adjustedManwon, weak }: Sale) =>
    [
      `${formatDate(contractDate)} 매매`,
      formatArea(areaSquareMeter),
      ...(floor === null ? [] : [formatFloor(floor)]),
      ...(weak ? ['직거래'] : []),
      ...(adjustedManwon === null ? [] : [`지금 시세로 ${formatManwon(adjustedManwon)}`]),
    ].join(', '),
  DEPOSIT_BY_DATED_SALES: '보증금 ÷ 이 지번의 지난 매매로 본 집값',
  DEPOSIT_BY_PRICED_VALUE: '보증금 ÷ 공시가격으로 어림한 집값',
  SALE_TO_PUBLIC_PRICE: ({ salesBehind }: { salesBehind: number }) => `매매가 ÷ 공시가격, ${basisOf(salesBehind)} 비율`,
  PRICED_VALUE_INTERVAL: ({ lowManwon, highManwon }: { lowManwon: number; highManwon: number }) =>
    `공시가격으로 어림한 집값(${formatManwon(lowManwon)}~${formatManwon(highManwon)})`,
  VALUE_BY_DATED_SALES: ({ count, newestDate, adjusted }: { count: number; newestDate: string; adjusted: boolean }) =>
    `이 지번의 지난 매매 ${count}건의 범위(가장 최근 ${formatDate(newestDate)}, ${adjusted ? '지금 시세로 바꾼 금액' : '거래한 금액 그대로'})`,
  VALUE_BY_PUBLIC_PRICE: ({ baseYear, basis, ratio }: { baseYear: number; basis: PriceBasis; ratio: number }) =>
    `${baseYear}년 ${PUBLIC_PRICES[basis]}의 ${times(ratio)}로 어림한 범위`,
  // Facts that public data do not show, so that the user has to ask.
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
  OWNER_LOAN_LIMIT: ({ limitManwon, startsOn, checkedOn }: OwnerLoanLimit) =>
    `${formatDate(startsOn)}부터 수도권과 규제지역에서는 임대인이 보증금을 돌려주려고 받는 대출이 ${formatManwon(limitManwon)}까지이고, 집이 여러 채면 받지 못한다고 알려져 있습니다(2차 자료, ${formatDate(checkedOn)} 확인). 자세한 조건은 은행에 확인하고, 다음 임차인을 구하지 못하면 보증금을 무슨 돈으로 돌려줄지 임대인에게 물어야 합니다.`,
  OWNER_LOAN_LIMIT_IN_SHORT: '임대인의 대출이 제한되므로, 보증금을 돌려줄 방법을 물어야 합니다.',
  PERMIT_ZONE_SALE: ({ month, deferredUntilYear, checkedOn, untilDay, isOver }: PermitZoneSale) =>
    `이 집일 수 있는 아파트(같은 지번의 같은 층과 면적)가 토지거래허가구역에서 ${formatMonth(month)}에 팔렸습니다. 산 사람은 직접 들어와 살아야 하고, 미루어도 ${deferredUntilYear}년까지라고 알려져 있습니다(2차 자료, ${formatDate(checkedOn)} 확인). 계약갱신을 기대하기 전에 임대인이 언제 들어와야 하는지 묻고, 구청이나 시청에 확인해야 합니다.${isOver ? ` ${formatDate(untilDay)} 뒤에도 허가구역인지는 저희 자료에 없습니다.` : ''}`,
  PERMIT_ZONE_SALE_IN_SHORT: '임대인이 직접 들어와 살아야 하는 때가 있는지 물어야 합니다.',
  JEONSE_LOAN_SHARE: ({ capitalShare, otherShare, startsOn, hasBegun, checkedOn }: JeonseLoanShare) => {
    const shares = `전세대출의 보증 비율이 수도권과 규제지역은 ${formatPercent(capitalShare)}, 그 밖의 지역은 ${formatPercent(otherShare)}`
    const told = hasBegun
      ? `${shares}이고, 집 한 채를 세놓은 사람의 전세대출은 제한된다고`
      : `${shares}로 바뀌고, 집 한 채를 세놓은 사람의 전세대출이 제한될 예정이라고`
    return `${formatDate(startsOn)}부터 ${told} 알려져 있습니다(2차 자료, ${formatDate(checkedOn)} 확인). 전세대출을 받으려면 계약 전에 은행과 보증기관에 한도를 확인하고, 대출이 거절되면 계약금을 돌려받는다는 특약을 넣어야 합니다.`
  },
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

type Frame = { lowManwon: number; highManwon: number }
type FrameStanding = 'ABOVE' | 'POSSIBLE' | 'BELOW'
type FrameSum = {
  depositManwon: number
  otherHouseholds: number
  fromManwon: number
  toManwon: number
  standing: FrameStanding
}

const FRAME_STANDINGS: Record<FrameStanding, string> = {
  ABOVE: '어림한 집값의 높은 쪽보다 많습니다.',
  POSSIBLE: '어림한 집값의 낮은 쪽의 80%를 넘을 수 있습니다.',
  BELOW: '어림한 집값의 낮은 쪽의 80% 이하입니다. 먼저 잡힌 빚은 들어 있지 않습니다.',
}

/** For a headline; the sentence of the finding says how the value of the whole house was estimated. */
const FRAMES_IN_SHORT: Record<FrameStanding, string> = {
  ABOVE: '건물값보다 많습니다.',
  POSSIBLE: '건물값의 80%를 넘을 수 있습니다.',
  BELOW: '건물값의 80% 이하이나 빚은 모릅니다.',
}

type Range = { lowManwon: number; midManwon: number; highManwon: number }
type SalesOfLot = Range & {
  sales: readonly { contractDate: string; amountManwon: number }[]
  count: number
  months: number
  alike: boolean
  direct: boolean
  adjusted: boolean
}
/** `salesBehind`: 0 if the ratio does not come from local sales. */
type OfPublicPrice = Range & { price: string; ratio: number; salesBehind: number }
type Sale = {
  contractDate: string
  areaSquareMeter: number
  floor: number | null
  adjustedManwon: number | null
  weak: boolean
}

function range({ lowManwon, midManwon, highManwon }: Range): string {
  return `${formatManwon(midManwon)}(${formatManwon(lowManwon)}~${formatManwon(highManwon)})`
}

function times(ratio: number): string {
  return `${Math.round(ratio * 100) / 100}배`
}

function basisOf(salesBehind: number): string {
  return salesBehind > 0 ? `같은 시·군·구의 매매 ${salesBehind}건으로 셈한` : '같은 종류의 집에 알려진'
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
type PermitZoneSale = {
  /** `YYYYMM`. */
  month: string
  deferredUntilYear: number
  checkedOn: string
  untilDay: string
  isOver: boolean
}
type OwnerLoanLimit = { limitManwon: number; startsOn: string; checkedOn: string }
type JeonseLoanShare = {
  capitalShare: number
  otherShare: number
  startsOn: string
  hasBegun: boolean
  checkedOn: string
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
