import { withParticle } from '../particle.ts'

/** Past leases to compare with. */
export const CANDIDATES = {
  PAST_LEASE: ({ match }: { match: Match }) => LEASES[match],
  PAST_LEASES_FOUND: ({ match }: { match: Match }) => FOUND[match],
  NO_PAST_LEASES:
    '비교 기준으로 고를 수 있는 과거 전월세 거래를 찾지 못했습니다. 거래가 없다는 것이 위험이 낮다는 뜻은 아닙니다.',
  NO_PAST_LEASES_TYPE_UNKNOWN:
    '주택 유형이 확인되지 않아 같은 법정동의 과거 거래를 찾지 않았습니다. 건축물대장 후보를 고르거나 주택 유형을 입력해 다시 찾으십시오. 거래가 없다는 것이 위험이 낮다는 뜻은 아닙니다.',
  ADDRESS_TAKEN_FOR: ({ jibunAddress }: { jibunAddress: string }) =>
    `입력하신 주소를 저장된 자료에 따라 ${withParticle(jibunAddress, '으로/로')} 보았습니다.`,
}

const LEASES = {
  SAME_LOT:
    '같은 지번에서 신고된 과거 거래입니다. 호수가 공개되지 않아 계약할 호실의 거래인지 알 수 없으며, 지금의 시세나 임대 여부를 뜻하지 않습니다.',
  SAME_LEGAL_DISTRICT:
    '같은 지번의 과거 거래가 없어 보여 드리는 같은 법정동의 과거 거래입니다. 다른 건물의 거래이므로 신뢰도가 낮은 참고 자료로만 보십시오.',
}
export type Match = keyof typeof LEASES

const FOUND: Record<Match, string> = {
  SAME_LOT: '같은 지번에서 신고된 과거 전월세 거래입니다.',
  SAME_LEGAL_DISTRICT: '같은 지번의 과거 거래가 없어 같은 법정동의 과거 전월세 거래를 참고로 보여 드립니다.',
}
