import { type EntryName, entryNamed } from './registry-entries.ts'

/** The ground on which somebody receives a part of the price. */
export type DistributionGround =
  | 'WAGES'
  | 'SMALL_LEASE'
  | 'SMALL_LEASE_TODAY'
  | 'OWN_TAX'
  | 'INSTEAD_OF_OWN_TAX'
  | 'RANK_SECURITY'
  | 'RANK_TENANT'
  | 'RANK_TAX'
  | 'RANK_WAGES'
  | 'RANK_CREDITOR'
  | 'EQUAL_SHARE'
  | 'SHARE_ONLY'
  | 'REST'

const GROUNDS: Record<DistributionGround, { basis: string; law: string }> = {
  WAGES: {
    basis: '최종 3개월분 임금과 최종 3년간 퇴직급여',
    law: '근로기준법 제38조 제2항, 근로자퇴직급여 보장법 제12조 제2항',
  },
  SMALL_LEASE: { basis: '소액임차인 최우선변제(담보권이 등기된 날의 기준)', law: '주택임대차보호법 제8조' },
  SMALL_LEASE_TODAY: {
    basis: '소액임차인 최우선변제(마지막 담보권 다음, 지금의 기준)',
    law: '주택임대차보호법 제8조, 대법원 2001다84824',
  },
  OWN_TAX: {
    basis: '이 집에 부과된 세금(당해세)',
    law: '국세기본법 제35조 제3항, 지방세기본법 제71조 제5항. 법령 확인 필요.',
  },
  INSTEAD_OF_OWN_TAX: {
    basis: '확정일자보다 법정기일이 늦은 당해세의 몫',
    law: '국세기본법 제35조 제7항, 지방세기본법 제71조 제6항. 법령 확인 필요.',
  },
  RANK_SECURITY: { basis: '등기한 날의 순위', law: '민사집행법 제145조. 법령 확인 필요.' },
  RANK_TENANT: { basis: '대항력과 확정일자 가운데 늦은 날의 순위', law: '주택임대차보호법 제3조의2 제2항' },
  RANK_TAX: { basis: '법정기일의 순위', law: '국세기본법 제35조, 지방세기본법 제71조' },
  RANK_WAGES: { basis: '임금의 순위', law: '근로기준법 제38조' },
  RANK_CREDITOR: { basis: '적으신 권리의 순위', law: '민사집행법 제145조. 법령 확인 필요.' },
  EQUAL_SHARE: {
    basis: '앞선 가압류와 금액대로 나눈 뒤, 뒤의 권리에서 모자라는 만큼 흡수',
    law: '대법원 86다카2570, 94마417, 92다30597. 법령 확인 필요.',
  },
  SHARE_ONLY: {
    basis: '다른 권리와 금액대로 나눈 몫(모자라도 뒤에서 흡수하지 않음)',
    law: '대법원 86다카2570, 94마417',
  },
  REST: { basis: '모두 배당하고 남는 금액', law: '소유자에게 돌아갑니다.' },
}

/** How the price of a home is paid out, step by step. */
export const PAPERS_DISTRIBUTION = {
  DISTRIBUTED_ENTRY: (entry: { kind: EntryName; registeredOn: string | null }) => entryNamed(entry),
  DISTRIBUTION_BASIS: ({ basis }: { basis: DistributionGround }) => GROUNDS[basis].basis,
  DISTRIBUTION_LAW: ({ basis }: { basis: DistributionGround }) => GROUNDS[basis].law,
  DISTRIBUTION_NAMED:
    '입력하신 내용으로 계산한 배당 순서이며, 확인된 사실도 예측도 아닙니다. 금액은 만원으로 맞추어 모두 더하면 매각 가격이 됩니다.',
  DISTRIBUTION_OPEN: ({ wages }: { wages: boolean }) =>
    `모르는 내용에 따라 달라지는 금액은 가장 적은 경우와 가장 많은 경우를 적었습니다.${wages ? ' 임대인에게 밀린 임금이 있는지 적지 않아 모르는 것으로 보았습니다.' : ''}`,
  DISTRIBUTION_TRUST:
    '신탁된 집은 전 소유자에 대한 배당으로 돌려받지 못하며, 임대차가 누구에게도 효력이 없을 수 있어 배당표를 그리지 않았습니다.',
  DISTRIBUTION_JOINT: ({ known }: { known: 'VALUE' | 'UNITS' | 'NOTHING' }) =>
    ({
      VALUE:
        '공동담보는 적게는 적으신 이 집의 값 비율, 많게는 이 집이 먼저 팔려 전부 빠져나가는 경우로 보았습니다(민법 제368조).',
      UNITS:
        '공동담보는 적게는 집의 수로 나눈 몫, 많게는 이 집이 먼저 팔려 전부 빠져나가는 경우로 보았습니다(민법 제368조).',
      NOTHING:
        '공동담보는 다른 집에서 모두 갚는 경우부터 이 집이 먼저 팔려 전부 빠져나가는 경우까지로 보았습니다(민법 제368조).',
    })[known],
  DISTRIBUTION_TAKEN_OVER:
    '배당받지 못한 보증금을 낙찰자가 떠안는 집은 늦게, 낮은 가격에 팔립니다. 돌려받는다는 보장이 아니며, 주택도시보증공사(HUG)가 채권자이면 대항력을 포기하기도 합니다.',
}
