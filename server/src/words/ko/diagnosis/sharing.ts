import { formatCount, formatDate, formatManwon } from '../format.ts'
import type { Purpose } from '../labels.ts'

type Terms = { contractPurpose: Purpose; depositAmountManwon: number; monthlyRentAmountManwon?: number }
type Source = { source: string; referencePeriod: string | null; sampleCount: number | null }
const DEPOSITS: Record<Purpose, string> = { JEONSE: '전세', MONTHLY_RENT: '보증금' }
const STATES = {
  success: '확인',
  partial: '일부',
  empty: '없음',
  unavailable: '조회 못 함',
  ambiguous: '후보 여럿',
  error: '응답 없음',
}

/** What others see of a diagnosis through a link. */
export const SHARING = {
  SHARED_SHEET: '계약 전에 확인한 자료와 물어볼 것',
  SHARED_WITHOUT_PAPERS: '등기부 같은 서류에서 읽은 내용은 여기에 들어 있지 않습니다.',
  SHARED_SHEET_IS_NO_VERDICT:
    '공공자료로 본 근거와 아직 모르는 것을 옮긴 것입니다. 집을 알아볼 수 있는 내용은 빼고 보여 드리며, 계약 여부를 정해 주거나 법률 판단을 대신하지 않습니다.',
  REGION_NOT_CONFIRMED: '확인하지 못한 지역',
  SHEET_ABOUT: (of: Terms & { districtName: string; propertyTypeName: string }) =>
    `${of.districtName} · ${of.propertyTypeName} · ${DEPOSITS[of.contractPurpose]} ${formatManwon(of.depositAmountManwon)}${of.monthlyRentAmountManwon ? `, 월세 ${formatManwon(of.monthlyRentAmountManwon)}` : ''}`,
  SHEET_FIRST: '먼저 알아 둘 것',
  SHEET_COMPARED: '비교한 금액과 거래',
  SHEET_CAUTIONS: '주의할 것',
  SHEET_GAPS: '아직 모르는 것',
  SHEET_TO_DO: '먼저 할 일',
  SHEET_QUESTIONS: '여쭤볼 것',
  SHEET_STATE: ({ title, state }: { title: string; state: keyof typeof STATES }) => `${title} (${STATES[state]})`,
  SHEET_SOURCE: ({ source, referencePeriod, sampleCount }: Source) =>
    [
      `출처: ${source}`,
      ...(referencePeriod === null ? [] : [`기준 ${referencePeriod}`]),
      ...(sampleCount === null ? [] : [`${formatCount(sampleCount)}건`]),
    ].join(' · '),
  SHEET_FOOT: ({ ruleBookVersion, diagnosedOn }: { ruleBookVersion: string; diagnosedOn: string }) =>
    `규칙집 ${ruleBookVersion} · ${formatDate(diagnosedOn)}에 확인 · 자료가 없다는 것은 좋은 신호가 아닙니다.`,
  LINK_MADE: '공유 링크를 만들었습니다.',
  LINK_DELETED: '공유 링크를 지웠습니다.',
}
