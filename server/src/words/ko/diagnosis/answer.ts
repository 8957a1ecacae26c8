import { formatManwon, formatPercent } from '../format.ts'
import { withParticle } from '../particle.ts'

/** The start of an answer: one sentence, and how much of the deposit is at stake. */
export const ANSWER = {
  /** For a finding without its own headline. `title`: a noun phrase. */
  HEADLINE_OF_FINDING: ({ title }: { title: string }) => `먼저 확인할 것이 있습니다: ${title}.`,
  /** The most important finding is not about money. */
  HEADLINE_OF_SHARE_AND: ({ share, title }: { share: string; title: string }) => `${share} 함께 볼 것: ${title}.`,
  HEADLINE_OWN_YARDSTICK: ({ depositManwon, medianManwon }: { depositManwon: number; medianManwon: number }) =>
    `보증금 ${formatManwon(depositManwon)}은 주변의 비슷한 매매 ${formatManwon(medianManwon)}보다 ${formatManwon(depositManwon - medianManwon)} 많습니다.`,
  /** Nothing stands out. `share`: `보증금 1억 원은 추정 집값 1억 7,000만 원의 58%입니다.` */
  HEADLINE_OF_SHARE: ({
    share,
    open = ['REGISTRY', 'EARLIER_TENANTS'],
  }: {
    share: string
    open?: readonly StillOpen[]
  }) =>
    `${share} ${open.length === 0 ? '적어 주신 서류의 내용으로 셈한 것입니다.' : `${withParticle(open.map((each) => OPEN_NAMES[each]).join('와 '), '은/는')} 아직 모릅니다.`}`,
  HEADLINE_WITHOUT_VALUE: '이 집의 값을 보여 주는 자료가 없어 보증금과 비교하지 못했습니다.',
  HEADLINE_WITHOUT_DEPOSIT: '보증금이 없는 계약이라 걸린 보증금이 없습니다. 매달 낼 돈과 건물을 확인하십시오.',
  HEADLINE_WITHOUT_DEPOSIT_AND: ({ title }: { title: string }) =>
    `보증금이 없는 계약이라 걸린 보증금이 없습니다. 함께 볼 것: ${title}.`,
  HEADLINE_ADDRESS_OPEN: '주소를 지번까지 찾지 못해 이 집을 아직 살펴보지 못했습니다.',
  HEADLINE_LOT_NOT_IN_REGISTER: '건축물대장에서 이 지번의 건물을 찾지 못했습니다. 지번이 맞는지 먼저 확인하십시오.',
  HEADLINE_NO_HOME: ({ use }: { use: string }) => `건축물대장의 주용도가 주택이 아닙니다(${use}).`,
  HEADLINE_OTHER_DEPOSITS: ({ households }: { households: number | null }) =>
    `${households === null ? '다른 가구' : `다른 ${households - 1}가구`}의 보증금을 모르면 내 보증금의 순서를 알 수 없습니다.`,
  HEADLINE_BUT_NO_DEPOSIT: ({ headline }: { headline: string }) => `${headline} 보증금은 없는 계약입니다.`,
  HEADLINE_NEVER_SOLD: ({ depositManwon, lowManwon, highManwon }: NeverSold) =>
    `신고된 매매가 없어 집값은 ${formatManwon(lowManwon)}~${formatManwon(highManwon)}으로 넓고, 보증금 ${formatManwon(depositManwon)}이 넘는지 모릅니다.`,
  HEADLINE_NO_VALUE: '집값을 보여 주는 거래도 공시가격도 찾지 못해, 보증금이 집값을 넘는지 알 수 없습니다.',

  /** `building`: the value is that of a whole house. `missingManwon` 0: nothing is missing at that share. The best case: unknown facts can only make it worse. */
  STAKE: ({ share, missingManwon, building = false }: { share: number; missingManwon: number; building?: boolean }) => {
    const sold = share === 1 ? '지금 값 그대로' : `지금 값의 ${formatPercent(share)}에`
    if (building)
      return missingManwon === 0
        ? `건물 전체 값으로 본 것입니다. 먼저 잡힌 빚도 다른 가구의 보증금도 없다면 건물 전체가 ${sold} 팔려도 모자라는 보증금은 없지만, 있으면 그만큼 모자랄 수 있습니다.`
        : `건물 전체 값으로 본 것입니다. 먼저 잡힌 빚과 다른 가구의 보증금이 하나도 없어도, 건물 전체가 ${sold} 팔리면 보증금 ${formatManwon(missingManwon)}이 모자랍니다.`
    return missingManwon === 0
      ? `먼저 잡힌 빚도 먼저 들어온 세입자의 보증금도 없다면 이 집이 ${sold} 팔려도 모자라는 보증금은 없지만, 있으면 그만큼 모자랄 수 있습니다.`
      : `먼저 잡힌 빚이 하나도 없어도, 이 집이 ${sold} 팔리면 보증금 ${formatManwon(missingManwon)}이 모자랍니다.`
  },
}

const OPEN_NAMES = {
  REGISTRY: '등기',
  REST_OF_REGISTRY: '소유자와 나머지 등기',
  REGISTRY_SINCE: '읽은 뒤에 바뀐 등기',
  EARLIER_TENANTS: '먼저 들어온 세입자',
  TAXES: '임대인의 미납 세금',
}
type StillOpen = keyof typeof OPEN_NAMES

type NeverSold = { depositManwon: number; lowManwon: number; highManwon: number }
