import { type PriceBasis, PUBLIC_PRICES } from '../assessment/price.ts'
import { formatShare, isReadable } from '../assessment/samples.ts'
import { formatDate, formatManwon, formatPercent } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'
import { ENTRY_NAMES, type EntryName } from './registry-entries.ts'

const CAP_SCOPES: Record<CapScope, string> = {
  CAPITAL: '수도권은',
  ELSEWHERE: '수도권 밖은',
  NOT_APARTMENT: '아파트가 아닌 집은',
}

const GATE_AMOUNTS: Record<GateCode, string> = {
  SENIOR_DEBT: '선순위 채권',
  SENIOR_WITH_TENANTS: '선순위 채권과 다른 임차인의 보증금',
  WITH_OWN_DEPOSIT: '보증금과 선순위 채권',
}

function gateLine({ code, line, askAbove }: Omit<GateLine, 'isPublished'>): string {
  const refused = {
    SENIOR_DEBT: `선순위 채권이 주택 가격의 ${formatPercent(line)}를 넘으면 보증금이 얼마든 받지 않는다고 알려져 있습니다.`,
    SENIOR_WITH_TENANTS: `단독·다가구는 선순위 채권에 다른 임차인의 보증금을 더한 금액이 주택 가격의 ${formatPercent(line)}를 넘으면 받지 않는다고 알려져 있습니다. 내 보증금은 여기에 더하지 않습니다.`,
    WITH_OWN_DEPOSIT: `보증금까지 모두 더한 금액이 주택 가격의 ${formatPercent(line)}를 넘으면 받지 않는다고 알려져 있습니다.`,
  }[code]
  return askAbove === null ? refused : `${refused} ${formatPercent(askAbove)}라는 자료도 있습니다.`
}

/** Known conditions of deposit guarantors, and the input for them. Only the guarantors decide on a guarantee. */
export const PAPERS_GUARANTORS = {
  GUARANTOR_ANSWER: ({ answer }: { answer: Answer }) =>
    ({
      NO_CONFLICT_IN_INPUT: '적으신 내용에서는 이 조건과 어긋나는 점이 보이지 않지만, 보증 여부는 보증기관만 정합니다.',
      CONFLICT_IN_INPUT: '적으신 내용이 이 조건과 어긋납니다. 보증기관에 먼저 문의하십시오.',
      MISSING_INFORMATION: '이 조건을 비교할 내용이 아직 없습니다. 확인한 뒤 보증기관에 문의하십시오.',
      ASK_GUARANTOR: '자료마다 기준이 다르거나 계산만으로 정할 수 없으니 보증기관에 문의하십시오.',
    })[answer],
  GUARANTEE_PRICE_BASIS: ({ basis }: { basis: PriceOrder }) =>
    ({
      QUOTATION: 'KB시세나 한국부동산원 시세',
      PUBLIC_PRICE: '공시가격의 140%',
      APPRAISAL: '감정평가 금액',
      VALUE: '계산에 쓴 집값. 보증기관은 집값을 다른 방법으로 정합니다.',
    })[basis],
  GUARANTEE_WORKBENCH: ({ largest, least, ofValue, blocked, checkedOn }: Bench) => {
    const block = blocked ? ' 보증기관이 받지 않는다고 알려진 사정이 적혀 있습니다.' : ''
    const end = `${block} 기준은 ${formatDate(checkedOn)}에 2차 자료에서 확인했으니 보증기관에 확인하십시오. 보증 여부는 보증기관만 정합니다.`
    if (largest === null) return `집값을 알지 못해 한도를 계산하지 않았습니다.${end}`
    if (largest === 0) return `이 숫자들과 어긋나지 않는 보증금은 없습니다.${end}`
    if (least === largest) return `이 숫자들과 어긋나지 않는 가장 큰 보증금은 ${formatManwon(largest)}입니다.${end}`
    const why = `${ofValue ? '집값의 범위, ' : ''}모르는 선순위 금액이나 자료마다 다른 기준에 따라 다릅니다`
    return least === null || least === 0
      ? `이 숫자들과 어긋나지 않는다고 할 수 있는 보증금은 아직 없고, 많아야 ${formatManwon(largest)}입니다. ${why}.${end}`
      : `이 숫자들과 어긋나지 않는 가장 큰 보증금은 ${formatManwon(least)}~${formatManwon(largest)}입니다. ${why}.${end}`
  },
  GUARANTEE_GATE: ({
    code,
    line,
    askAbove,
    isPublished,
    share,
    checkedOn,
  }: GateLine & { share: string | null; checkedOn: string }) => {
    const known = isPublished
      ? gateLine({ code, line, askAbove })
      : `${GATE_AMOUNTS[code]}의 기준은 이 기관의 것으로 알려진 것이 없어 다른 기관의 ${formatPercent(line)}와 비교했습니다.`
    const typed = share === null ? '집값을 몰라 비율을 계산하지 않았습니다.' : `적은 내용으로는 ${share}입니다.`
    return `${known} ${typed} ${formatDate(checkedOn)}에 2차 자료에서 확인한 기준입니다.`
  },
  GATE_SHARE: ({ low, high }: { low: number; high: number }) => {
    const [from, to] = [formatShare(low), formatShare(high)]
    return from === to ? from : `${from}~${to}`
  },
  AT_LEAST_SHARE: ({ share }: { share: number }) =>
    isReadable(share) ? `적어도 ${formatPercent(share)}` : formatShare(share),
  GATE_BASIS: ({ code, price }: { code: GateCode; price: string | null }): string =>
    price === null
      ? `${GATE_AMOUNTS[code]}을 나눌 집값을 알지 못합니다.`
      : `${GATE_AMOUNTS[code]}을 집값으로 나눔. 집값: ${price}`,
  GUARANTOR_HF_LOAN_TITLE: '전세자금보증 이용',
  GUARANTOR_HF_LOAN: 'HF가 보증한 전세자금대출을 받은 사람만 신청한다고 알려져 있습니다.',
  LOAN_NOT_TYPED: '대출은 입력하지 않는 항목입니다.',
  GUARANTOR_LICENSED_BROKER_TITLE: '공인중개사를 통한 계약',
  GUARANTOR_LICENSED_BROKER: '공인중개사가 중개한 계약이어야 한다고 알려져 있습니다.',
  BROKER_NOT_TYPED: '중개 여부는 입력하지 않는 항목입니다.',
  GUARANTOR_DEPOSIT_CAP_TITLE: '보증금 한도',
  GUARANTOR_DEPOSIT_CAP: ({ scope, capManwon }: { scope: CapScope; capManwon: number }) =>
    `${CAP_SCOPES[scope]} 보증금 ${formatManwon(capManwon)} 이하라고 알려져 있습니다.`,
  TYPED_DEPOSIT: '입력한 보증금',
  GUARANTOR_PRICE_CAP_TITLE: '주택 가격 한도',
  GUARANTOR_PRICE_CAP: ({ capManwon }: { capManwon: number }) =>
    `주택 가격 ${formatManwon(capManwon)} 이하라고 알려져 있습니다.`,
  AMOUNT_SPAN: ({ lowManwon, highManwon }: { lowManwon: number; highManwon: number }) =>
    lowManwon === highManwon ? formatManwon(lowManwon) : `${formatManwon(lowManwon)}~${formatManwon(highManwon)}`,
  VALUE_OF_CALCULATION: '계산에 쓴 집값. 보증기관은 집값을 다른 방법으로 정합니다.',
  GUARANTOR_PUBLIC_PRICE_LIMIT_TITLE: '공시가격 기준 한도',
  GUARANTOR_PUBLIC_PRICE_LIMIT:
    '아파트가 아닌 집은 공시가격에 정해진 배수를 곱한 금액에서 선순위 채권을 뺀 금액까지라고 알려져 있습니다.',
  PUBLIC_PRICE_NOT_KNOWN: '이 집의 공시가격을 알지 못합니다.',
  LIMIT_AND_CLAIMS: ({ limitManwon, sumManwon, orMore }: { limitManwon: number; sumManwon: number; orMore: boolean }) =>
    `한도 ${formatManwon(limitManwon)}, 보증금과 선순위 ${formatManwon(sumManwon)}${orMore ? ' 이상' : ''}`,
  SHARE_OF_PUBLIC_PRICE: ({ basis, priceManwon, share }: { basis: PriceBasis; priceManwon: number; share: number }) =>
    `${PUBLIC_PRICES[basis]} ${formatManwon(priceManwon)}의 ${formatPercent(share)}`,
  GUARANTOR_PRICE_LIMIT_TITLE: '인정하는 집값 안인지',
  GUARANTOR_PRICE_LIMIT: ({ share, quoted }: { share: number; quoted: boolean }) =>
    quoted
      ? `보증금과 선순위 채권을 더한 금액이 주택 가격의 ${formatPercent(share)} 이하라고 알려져 있고, 아파트와 오피스텔의 주택 가격은 KB시세나 한국부동산원 시세를 먼저 본다고 알려져 있습니다.`
      : `보증금과 선순위 채권을 더한 금액이 주택 가격의 ${formatPercent(share)} 이하라고 알려져 있고, 공시가격이 없는 집은 감정평가 금액 같은 다른 근거로 본다고 알려져 있습니다.`,
  SHARE_OF_QUOTATION: ({ manwon, share }: { manwon: number; share: number }) =>
    `적은 시세 ${formatManwon(manwon)}의 ${formatPercent(share)}`,
  SHARE_OF_APPRAISAL: ({ manwon, share }: { manwon: number; share: number }) =>
    `적은 감정평가 금액 ${formatManwon(manwon)}의 ${formatPercent(share)}`,
  SHARE_OF_VALUE: ({ lowManwon, midManwon, highManwon, share }: Value & { share: number }) =>
    lowManwon === highManwon
      ? `계산에 쓴 집값 ${formatManwon(midManwon)}의 ${formatPercent(share)}. 보증기관은 집값을 다른 방법으로 정합니다.`
      : `계산에 쓴 집값 ${formatManwon(lowManwon)}~${formatManwon(highManwon)}의 ${formatPercent(share)}. 보증기관은 집값을 다른 방법으로 정합니다.`,
  QUOTATION_NOT_KNOWN: ({ quoted }: { quoted: boolean }): string =>
    quoted
      ? '이 집의 KB시세나 한국부동산원 시세를 알지 못합니다.'
      : '이 집의 공시가격도 감정평가 금액도 알지 못합니다.',
  SHARE_OF_TYPED_PUBLIC_PRICE: ({ priceManwon, share }: { priceManwon: number; share: number }) =>
    `적은 공시가격 ${formatManwon(priceManwon)}의 ${formatPercent(share)}`,
  GUARANTOR_SENIOR_SHARE_TITLE: '선순위 채권의 비율',
  GUARANTOR_SENIOR_SHARE: ({ line, askAbove }: { line: number; askAbove: number | null }) =>
    gateLine({ code: 'SENIOR_DEBT', line, askAbove }),
  REGISTRY_NOT_TYPED_YET: '등기부를 아직 적지 않았습니다.',
  // of the release before, which may have stored them
  CLAIMS_BY_VALUE: '적은 선순위 금액을 집값의 가운데 값으로 나눔',
  DEPOSIT_AND_CLAIMS_BY_VALUE: '보증금과 적은 선순위 금액을 집값의 가운데 값으로 나눔',
  GUARANTOR_SHARED_HOUSE_SHARE_TITLE: '다른 임차인의 보증금을 더한 비율',
  GUARANTOR_SHARED_HOUSE_SHARE: ({ line, askAbove }: { line: number; askAbove: number | null }) =>
    gateLine({ code: 'SENIOR_WITH_TENANTS', line, askAbove }),
  GUARANTOR_BLOCKING_ENTRIES_TITLE: '압류·가압류·경매·가처분·신탁',
  GUARANTOR_BLOCKING_ENTRIES:
    '압류, 가압류, 경매, 가처분이 있거나 수탁자가 계약 당사자가 아닌 신탁이 있으면 받지 않는다고 알려져 있습니다.',
  TYPED_ENTRIES: ({ kinds }: { kinds: readonly EntryName[] }) =>
    kinds.map((kind) => ENTRY_NAMES[kind]).join(', ') || '적은 것 없음',
  TYPED_REGISTRY: '적은 등기부',
  GUARANTOR_OWNER_IS_LANDLORD_TITLE: '임대인과 소유자',
  GUARANTOR_OWNER_IS_LANDLORD: '임대인이 등기부의 소유자여야 한다고 알려져 있습니다.',
  TYPED_OWNER: ({ same }: { same: boolean }): string => (same ? '같다고 적음' : '다르다고 적음'),
  GUARANTOR_BUILDING_USE_TITLE: '위반건축물과 근린생활시설',
  GUARANTOR_BUILDING_USE: '위반건축물이나 주거로 쓰는 근린생활시설은 받지 않는다고 알려져 있습니다.',
  FACILITY: '근린생활시설',
  VIOLATION_MARKED: ({ facility }: { facility: boolean }): string =>
    facility ? '위반건축물 표시, 근린생활시설' : '위반건축물 표시',
  READ_IN_REGISTER: ({ issuedOn }: { issuedOn: string | null }) =>
    `적은 ${PAPER_NAMES.BUILDING_REGISTER}${issuedOn === null ? '' : ` (${formatDate(issuedOn)} 발급)`}`,
  VIOLATION_IN_REGISTER: '위반건축물 여부는 건축물대장에서 직접 확인해야 합니다.',
  GUARANTOR_APPLICATION_WINDOW_TITLE: '신청 기한',
  GUARANTOR_APPLICATION_WINDOW: '계약 기간의 절반이 지나기 전에 신청해야 한다고 알려져 있습니다.',
  DATE_SPAN: ({ fromOn, untilOn }: { fromOn: string; untilOn: string }) =>
    `${formatDate(fromOn)}부터 ${formatDate(untilOn)}까지`,
  DATES_NOT_TYPED: '잔금일과 끝나는 날을 적지 않았습니다.',
  TYPED_DATES: '적은 잔금일, 전입신고일, 끝나는 날',
}

type PriceOrder = 'QUOTATION' | 'PUBLIC_PRICE' | 'APPRAISAL' | 'VALUE'
/** `null`: no price known. `ofValue`: the price is the value of the papers, which has a range. */
type Bench = {
  largest: number | null
  least: number | null
  ofValue: boolean
  blocked: boolean
  /** Day on which the numbers were read in second-hand material. */
  checkedOn: string
}
type CapScope = 'CAPITAL' | 'ELSEWHERE' | 'NOT_APARTMENT'
type GateCode = 'SENIOR_DEBT' | 'SENIOR_WITH_TENANTS' | 'WITH_OWN_DEPOSIT'
/** `isPublished`: a source names the line for this guarantor. */
type GateLine = { code: GateCode; line: number; askAbove: number | null; isPublished: boolean }
type Value = { lowManwon: number; midManwon: number; highManwon: number }
type Answer = 'NO_CONFLICT_IN_INPUT' | 'CONFLICT_IN_INPUT' | 'MISSING_INFORMATION' | 'ASK_GUARANTOR'
