import { SAMPLE_LEVELS, type Sample } from '../assessment/samples.ts'
import { formatMonths } from '../format.ts'

/** Texts around the calculation on entered papers: what it is, its basis, and problems with the input. */
export const PAPERS_ANSWER = {
  PAPERS_TITLE: '입력하신 내용으로 계산',
  PAPERS_DISCLAIMER:
    '직접 읽고 적으신 내용으로 한 계산입니다. 확인된 사실이 아니며 점수와 등급에 들어가지 않고, 법률 판단을 대신하지 않습니다.',
  PAPERS_CALCULATED: '계산했습니다.',
  PAPERS_SAVED: '서류 내용을 저장했습니다.',
  PAPER_REQUESTS_SAVED: '요청 기록을 저장했습니다.',
  READING_CARRIED_OVER:
    '같은 지번의 앞선 진단에 저장한 내용을 가져왔습니다. 같은 호실의 것인지 확인하고, 등기부를 다시 읽은 뒤 저장하십시오.',
  REGISTRY_CHECK_OFFERED: '등기부를 읽고 적으셨으니 등기 확인 상태를 직접 확인함으로 바꿀 수 있습니다.',
  VALUE_BY_ESTIMATE: ({ asOf, sameLotCount, provisional }: ByEstimate) =>
    `${asOf} 기준 추정 매매가의 범위(같은 단지 거래 ${sameLotCount}건${provisional ? ', 잠정값' : ''})`,
  /** `mixed`: homes of several sizes, from the lowest to the highest price. */
  VALUE_BY_SALES: ({ level, count, months, unlike, mixed }: Sample & { unlike: boolean; mixed: boolean }) =>
    `${SAMPLE_LEVELS[level]} ${count}건의 ${mixed ? '최저~최고 매매가(크기가 다른 집들, ' : '매매가 사분위('}${formatMonths(months)}${unlike ? ', 면적이나 층이 비슷한 거래가 없어 신뢰도가 낮음' : ''})`,
  DISTRICT_CODE_UNKNOWN: '법정동 목록에 없는 코드입니다.',
  VALUES_NOT_IN_ORDER: '낮은 쪽, 가운데, 높은 쪽의 순서로 커져야 합니다.',
  TAX_OF_SEIZURE_ONLY: '세금의 종류는 압류에만 적을 수 있습니다.',
  LEGAL_DATE_OF_TAX_ONLY: '법정기일은 세금의 종류를 적은 압류에만 적을 수 있습니다.',
  SHARE_NOT_IN_ORDER: '낮은 쪽은 높은 쪽을 넘을 수 없습니다.',
  DEPOSITS_ABOVE_WHOLE: '확정일자가 따로 있는 부분을 더한 금액이 보증금을 넘습니다.',
  ENTRY_AFTER_READING: '등기부를 읽은 날보다 뒤일 수 없습니다.',
  DAY_BEFORE_CONTRACT: '계약일과 같거나 뒤여야 합니다.',
  TERM_WITHOUT_START: '계약 기간을 적으려면 입주일이나 잔금일도 적어야 합니다.',
  END_BEFORE_START: '계약을 시작하는 날보다 뒤여야 합니다.',
  DAY_AFTER_TODAY: '오늘보다 뒤일 수 없습니다.',
  RESIDENT_NUMBER_TYPED: '주민등록번호처럼 보이는 숫자가 있습니다. 주민등록번호는 적지 마십시오.',
}

/** `asOf` `2026-11-24`. */
type ByEstimate = { asOf: string; sameLotCount: number; provisional: boolean }
