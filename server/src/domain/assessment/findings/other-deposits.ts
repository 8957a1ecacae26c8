import { checkOf } from '../../checks/catalogue.ts'
import { type Finding, finding } from './finding.ts'

/** What these criteria say is missing where one deposit of a shared house means nothing by itself. */
export const OTHER_DEPOSITS_FIELD = 'seniorTenantDeposits'

/**
 * A house shared by several families is one property: the other families' deposits come out of the same value, so one
 * deposit's share is only the least that is at stake. A high share means something, a low one nothing.
 */
export function otherDepositsUnknown(): Finding {
  return finding('OTHER_DEPOSITS_UNKNOWN', 'GAP', {
    sentence:
      '여러 가구가 사는 건물은 건물 전체의 값을 여러 임차인의 보증금과 나누어야 하므로, 다른 임차인의 보증금을 알기 전에는 이 보증금의 비율만으로 판단할 수 없습니다.',
    missing: [
      {
        field: OTHER_DEPOSITS_FIELD,
        reason: '선순위 임차인의 보증금 합계는 공개 자료로 확인되지 않습니다.',
        requiredAction: checkOf('SENIOR_TENANT_DEPOSITS').action,
        checkId: 'SENIOR_TENANT_DEPOSITS',
      },
    ],
  })
}
