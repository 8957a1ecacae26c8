import { formatDate, formatManwon, formatPercent } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'
import { withParticle } from '../particle.ts'

/** How much of a deposit would be recovered if the home were sold, and the priority amount of small deposits. */
export const PAPERS_RECOVERY = {
  PAYMENT_TO: ({ party }: { party: 'COSTS' | 'OTHER_SMALL_TENANTS' | 'TENANT_SMALL_LEASE' | 'TENANT' | 'REST' }) =>
    ({
      COSTS: '집행비용',
      OTHER_SMALL_TENANTS: '다른 소액임차인',
      TENANT_SMALL_LEASE: '내 최우선변제금',
      TENANT: '내 보증금',
      REST: '남는 금액',
    })[party],
  RECOVERY: ({ missingManwon, openWages, ...sold }: Sold & { missingManwon: number }) => {
    const outcome =
      missingManwon === 0
        ? '계산상 모자라는 보증금은 0원입니다.'
        : `보증금 가운데 ${withParticle(formatManwon(missingManwon), '이/가')} 모자랍니다.`
    return `${soldFor(sold)} ${outcome}${notCounted(openWages)} ${NO_FORECAST}`
  },
  RECOVERY_SPAN: ({ lowManwon, highManwon, hasUnknowns, openWages, ...sold }: Sold & Span) => {
    const unknown = hasUnknowns
      ? ' 금액을 모르는 권리가 하나도 가져가지 않는 경우와 닿는 만큼 모두 가져가는 경우를 함께 적었습니다.'
      : ''
    const [low, high] = [formatManwon(lowManwon), formatManwon(highManwon)]
    const back = low === high ? `${low}입니다` : `${low}에서 ${high} 사이입니다`
    return `${soldFor(sold)} 돌아오는 보증금은 ${back}.${unknown}${notCounted(openWages)} ${NO_FORECAST}`
  },
  DEPOSIT_PARTS: '나누어 적으신 보증금은 각각의 확정일자로 순위를 정했습니다. 법령 확인 필요.',
  NOT_EVERY_CASE: '모르는 내용 때문에 모든 경우를 계산하지는 못했습니다. 실제로는 이 범위보다 적거나 많을 수 있습니다.',
  FIXED_DATE_ROWS:
    '소액임차인의 기준을 담보권이 등기된 날로만 정한다는 설명도 있고, 다른 임차인의 확정일자로도 정한 배당표(서울중앙지방법원 2023타경5053)도 있어 두 경우를 모두 계산해 범위로 적었습니다. 법령 확인 필요.',
  SMALL_LEASE_BASIS: ({ basis }: { basis: SmallLeaseBasis }) =>
    ({
      OLDEST_SECURITY_RIGHT:
        '먼저 설정된 담보권 가운데 가장 오래된 것의 등기일이 어느 기준을 쓸지 정합니다. 계약한 날의 기준이 아닙니다.',
      NO_SECURITY_RIGHT:
        '적으신 내용에는 먼저 설정된 담보권이 없어 지금의 기준으로 보았습니다. 나중에 담보권이 확인되면 그 등기일의 기준으로 바뀝니다.',
      DATE_UNKNOWN: '날짜를 적지 않은 담보권이 있어 어느 기준을 쓸지 정할 수 없으므로, 기간별로 모두 보여 드립니다.',
      REGISTRY_NOT_READ: `${PAPER_NAMES.REGISTRY_DOCUMENT}를 아직 적지 않아 어느 기준을 쓸지 정할 수 없으므로, 기간별로 모두 보여 드립니다.`,
      TABLE_MISSING: '이 지역의 기준표가 없어 계산하지 않았습니다. 법령 확인 필요.',
    })[basis],
  SMALL_LEASE_SEVERAL_REGIONS:
    '이 지역의 코드만으로는 어느 지역 기준이 적용되는지 정할 수 없어 가능한 기준을 모두 보여 드립니다. 법령 확인 필요.',
  SMALL_LEASE_STEPS:
    '나중에 설정된 담보권에는 그 등기일의 기준이 쓰여, 가장 오래된 담보권 다음에 더 받을 수 있습니다(대법원 2001다84824).',
  SMALL_LEASE_BEFORE_TABLE: '가지고 있는 표보다 오래된 등기여서 그때의 기준은 법령 확인 필요.',
  SMALL_LEASE_CONDITIONS:
    '경매개시결정이 등기되기 전에 입주와 전입신고를 마치고 배당을 요구해야 받습니다. 소액임차인 모두가 받는 돈은 낙찰가에서 집행비용을 뺀 금액의 절반까지이며 나누어 받습니다.',
  SMALL_LEASE_ROW: ({ fromOn, beforeOn, limitManwon, protectedManwon, depositManwon, shareManwon }: SmallLeaseRow) => {
    const period = `${formatDate(fromOn)} 이후${beforeOn === null ? '' : `이고 ${formatDate(beforeOn)} 전`}`
    const outcome =
      shareManwon === null
        ? '보증금이 기준을 넘어 먼저 받는 돈이 없습니다. 1만 원만 넘어도 같습니다.'
        : `보증금 ${formatManwon(depositManwon)} 가운데 ${formatManwon(shareManwon)}까지 먼저 받습니다.`
    return `등기부의 가장 오래된 담보권 설정일이 ${period}이면 보증금 ${formatManwon(limitManwon)} 이하일 때 최대 ${formatManwon(protectedManwon)}입니다. ${outcome}`
  },
  SMALL_LEASE_AUCTION: '경매개시결정이 이미 등기되어 있으면 그 뒤에 들어온 임차인은 최우선변제를 받지 못합니다.',
  SMALL_LEASE_REGISTERED: ({ shared }: { shared: boolean }) =>
    `임차권등기가 된 집을 그 뒤에 빌리면 최우선변제를 받지 못합니다(주택임대차보호법 제3조의3 제6항).${shared ? ' 등기된 부분이 계약할 호실인지 확인하십시오.' : ''} 법령 확인 필요.`,
  SMALL_LEASE_MAY_FAIL: '임대차 자체가 효력을 잃을 수 있는 사정이 있어 가장 나쁜 경우 받지 못한다고 보았습니다.',
}

const NO_FORECAST = '집행비용을 뺀 계산이며 예측이 아닙니다.'

function notCounted(openWages: boolean): string {
  return openWages ? ' 임대인에게 밀린 임금이 있는지 적지 않아 임금은 세지 않았습니다.' : ''
}

function soldFor({ share, priceManwon }: Omit<Sold, 'openWages'>): string {
  return `집이 집값의 ${formatPercent(share)}인 ${formatManwon(priceManwon)}에 팔린다고 가정하면`
}

/** `share`: share of the value. `openWages`: no wages were entered, so none are counted. */
export type Sold = { share: number; priceManwon: number; openWages: boolean }
type Span = { lowManwon: number; highManwon: number; hasUnknowns: boolean }
type SmallLeaseBasis =
  | 'OLDEST_SECURITY_RIGHT'
  | 'NO_SECURITY_RIGHT'
  | 'DATE_UNKNOWN'
  | 'REGISTRY_NOT_READ'
  | 'TABLE_MISSING'
/** `beforeOn`: first day of the next row; `null` for the newest. `shareManwon` `null`: the deposit exceeds the limit. */
type SmallLeaseRow = {
  fromOn: string
  beforeOn: string | null
  limitManwon: number
  protectedManwon: number
  depositManwon: number
  shareManwon: number | null
}
