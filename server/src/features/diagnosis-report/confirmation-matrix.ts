import type { ConfirmationItem, ConfirmationMatrix } from '@lease-risk/contract/diagnosis-response'
import type { LeaseFacts, TransactionFacts } from '../../domain/assessment/lease-facts.ts'
import { formatDate, formatManwon } from '../../domain/wording/format.ts'
import { restsOnHint } from './cards/card.ts'
import type { Diagnosed } from './diagnosed.ts'
import { byWeight, type Observation, ofWeight } from './observations/observation.ts'
import { PUBLIC_PRICE_WORDS } from './words/public-price-words.ts'
import { sampleWords } from './words/sample-words.ts'

/** What no public interface confirms (spec.md, rule 3): always left to the user. */
const ALWAYS_REQUIRED: readonly ConfirmationItem[] = [
  {
    code: 'REGISTRY_RIGHTS',
    title: '등기 권리관계',
    detail: '등기사항전부증명서에서 소유자, 근저당권, 압류, 신탁등기를 확인해야 합니다.',
    sourceKey: 'registry-document',
  },
  {
    code: 'SENIOR_TENANTS',
    title: '선순위 임차인과 보증금',
    detail: '먼저 들어온 임차인이 있는지와 그 보증금을 확정일자 부여현황과 전입세대확인서로 확인해야 합니다.',
    sourceKey: 'user-document',
  },
  {
    code: 'GUARANTEE',
    title: '보증금 반환보증',
    detail: '반환보증의 조건에 맞는지는 보증기관의 심사로만 정해지므로 직접 물어야 합니다.',
    sourceKey: 'user-document',
  },
  {
    code: 'SITE_DEFECTS',
    title: '현장의 하자',
    detail: '누수, 곰팡이, 난방, 무단 증축 여부는 현장에서 직접 확인해야 합니다.',
    sourceKey: 'site',
  },
  {
    code: 'VIOLATING_BUILDING',
    title: '위반건축물 여부',
    detail: '자동으로 판단하지 않으므로 건축물대장을 발급받아 위반건축물 표시를 확인해야 합니다.',
    sourceKey: 'building-register',
  },
  {
    code: 'TAX_ARREARS',
    title: '임대인의 체납 세금',
    detail: '국세와 지방세 납세증명서로 확인해야 합니다.',
    sourceKey: 'user-document',
  },
]

/** Three columns: shown by official data, to be careful about, and left to the user. */
export function confirmationMatrix(diagnosed: Diagnosed, observations: readonly Observation[]): ConfirmationMatrix {
  return {
    confirmed: confirmed(diagnosed),
    caution: byWeight(ofWeight(observations, 'SEVERE', 'CAUTION')).map(itemOf),
    required: [...ofWeight(observations, 'GAP').map(itemOf), ...ALWAYS_REQUIRED],
  }
}

function itemOf({ code, title, sentence, sourceKey }: Observation): ConfirmationItem {
  return { code, title, detail: sentence, sourceKey }
}

/** Only what official data show; nothing that rests on the user's word, on a hint or on the region alone. */
function confirmed({ address, facts, dataMode }: Diagnosed): ConfirmationItem[] {
  if (!address.ok || facts === null) return []
  const { fullDistrictName, legalDistrictCode } = address.address
  const items: ConfirmationItem[] = [
    {
      code: 'LEGAL_DISTRICT',
      title: '법정동',
      detail: `${fullDistrictName}(법정동코드 ${legalDistrictCode})`,
      sourceKey: 'address',
    },
    ...registerItems(facts),
    ...(restsOnHint(facts.property) ? [] : [...dealItems(facts), ...publicPriceItems(facts)]),
  ]
  const mark = dataMode === 'sample' ? '(샘플 데이터)' : ''
  return items.map((item) => (item.sourceKey === 'address' ? item : { ...item, title: `${item.title}${mark}` }))
}

function registerItems({ property: { building } }: LeaseFacts): ConfirmationItem[] {
  if (building === null) return []
  const { mainUseName, detailUse, useApprovalDate, lotAddress, roadAddress } = building
  const sourceKey = 'building-register'
  const where = lotAddress ?? roadAddress ?? '같은 지번의 건물 한 동'
  const items: ConfirmationItem[] = [{ code: 'BUILDING', title: '건축물대장에 있는 건물', detail: where, sourceKey }]
  if (mainUseName !== null) {
    const detail = detailUse === null ? `주용도: ${mainUseName}` : `주용도: ${mainUseName}, 기타용도: ${detailUse}`
    items.push({ code: 'MAIN_USE', title: '건축물대장의 용도', detail, sourceKey })
  }
  if (useApprovalDate !== null) {
    items.push({ code: 'USE_APPROVAL_DATE', title: '사용승인일', detail: formatDate(useApprovalDate), sourceKey })
  }
  return items
}

function dealItems(facts: LeaseFacts): ConfirmationItem[] {
  return [
    ...dealItem('PAST_LEASES', '과거 전월세 거래', 'rent-transaction', facts.leases, facts),
    ...dealItem('PAST_SALES', '과거 매매 거래', 'sale-transaction', facts.sales, facts),
  ]
}

function dealItem(
  code: string,
  title: string,
  sourceKey: string,
  { comparison }: TransactionFacts,
  facts: LeaseFacts,
): ConfirmationItem[] {
  if (comparison === null) return []
  const median = formatManwon(comparison.amount.quartiles.median)
  return [{ code, title, detail: `${sampleWords(comparison, facts)}, 중앙값(가운데 값) ${median}`, sourceKey }]
}

function publicPriceItems({ publicPrice: { choice } }: LeaseFacts): ConfirmationItem[] {
  if (choice === null || choice.priceManwon === null) return []
  const detail = `${choice.baseYear}년 ${PUBLIC_PRICE_WORDS[choice.basis]} ${formatManwon(choice.priceManwon)}`
  return [{ code: 'PUBLIC_PRICE', title: '공시가격', detail, sourceKey: 'public-price' }]
}
