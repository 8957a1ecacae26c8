import { formatDate, formatManwon } from '../format.ts'

/** What to do on which day of a lease, why and by which law, and the hours in which the deposit is unprotected. */
export const PAPERS_DATES = {
  PLAN_TAX_VIEWING_TITLE: '임대인의 미납 국세와 지방세 열람',
  PLAN_TAX_VIEWING: ({ depositManwon }: { depositManwon: number }) =>
    `보증금이 ${formatManwon(depositManwon)}을 넘으면 계약한 날부터 임대차가 시작되는 날까지 임대인의 동의 없이 국세는 세무서에서, 지방세는 시·군·구청에서 열람할 수 있습니다. 열람한 사실은 임대인에게 알려집니다.`,
  PLAN_REGISTRY_ON_CONTRACT_TITLE: '등기부 읽기(계약일)',
  PLAN_REGISTRY_ON_CONTRACT: '계약서를 쓰기 직전의 소유자와 권리를 확인합니다.',
  PLAN_REGISTRY_BEFORE_BALANCE_TITLE: '등기부 읽기(잔금 전날)',
  PLAN_REGISTRY_BEFORE_BALANCE: '계약한 뒤에 새로 등기된 권리가 있는지 봅니다.',
  PLAN_REGISTRY_ON_BALANCE_TITLE: '등기부 읽기(잔금일)',
  PLAN_REGISTRY_ON_BALANCE: '잔금을 보내기 직전에 봅니다. 접수만 되고 아직 적히지 않은 등기가 있는지도 확인합니다.',
  PLAN_REGISTRY_AFTER_BALANCE_TITLE: '등기부 읽기(잔금 다음 날)',
  PLAN_REGISTRY_AFTER_BALANCE:
    '잔금일에 등기된 근저당권은 그날의 임차인보다 앞섭니다. 새 등기가 있으면 바로 법률 상담을 받으십시오.',
  PLAN_REGISTRY_LAW: '주택임대차보호법 제3조, 부동산등기법 제19조',
  PLAN_MOVE_IN_REPORT_AND_FIXED_DATE_TITLE: '입주, 전입신고, 확정일자',
  PLAN_MOVE_IN_REPORT_AND_FIXED_DATE:
    '입주와 전입신고를 모두 마친 다음 날 0시에 대항력이 생기고, 확정일자까지 있어야 우선변제권이 생깁니다. 같은 날 모두 하십시오.',
  PLAN_MOVE_IN_LAW: '주택임대차보호법 제3조, 제3조의2',
  PLAN_LEASE_REPORT_TITLE: '주택 임대차 계약 신고',
  PLAN_LEASE_REPORT: ({ depositManwon, rentManwon, days }: LeaseReport) =>
    `보증금 ${formatManwon(depositManwon)}이나 월세 ${formatManwon(rentManwon)}을 넘는 계약은 ${days}일 안에 신고해야 하며, 계약서를 내면 확정일자가 부여됩니다. 마지막 날이 쉬는 날이면 그 전에 하십시오.`,
  PLAN_GUARANTEE_APPLICATION_TITLE: '반환보증 신청',
  PLAN_GUARANTEE_APPLICATION:
    '잔금과 전입신고를 마친 뒤부터 계약 기간의 절반이 지나기 전까지 신청을 받는다고 알려져 있습니다. 조건과 기한은 보증기관에 확인하십시오.',
  PLAN_RENEWAL_REQUEST_TITLE: '계약갱신 요구',
  PLAN_RENEWAL_REQUEST: ({ fromMonths, untilMonths }: { fromMonths: number; untilMonths: number }) =>
    `끝나기 ${fromMonths}개월 전부터 ${untilMonths}개월 전까지 임대인에게 갱신을 요구할 수 있고, 그 뜻이 기한 안에 임대인에게 닿아야 합니다. 나갈 생각이면 같은 기간에 알리십시오.`,
  PLAN_LEASE_END_TITLE: '계약이 끝나는 날',
  PLAN_LEASE_END:
    '보증금을 돌려받지 못했으면 전출하기 전에 임차권등기명령을 신청하고, 등기된 것을 확인한 뒤에 옮기십시오.',
  PLAN_LEASE_END_LAW: '주택임대차보호법 제3조의3',
  /** `name`: as in the official gazette. */
  HOLIDAY: ({ name }: { name: string }) => name,
  WEEKEND_DAY: ({ day }: { day: 'SATURDAY' | 'SUNDAY' }): string => (day === 'SUNDAY' ? '일요일' : '토요일'),
  HOLIDAYS_NOT_COVERED: ({ year }: { year: string }) => `${year}년 공휴일 미확인`,
  HOLIDAY_NOTE: ({ years, checkedOn }: { years: readonly string[]; checkedOn: string }) =>
    `공휴일은 ${years.join('년과 ')}년만 표시합니다(관보의 공휴일, 우주항공청 월력요항, ${checkedOn} 확인). 다른 해는 토요일과 일요일만 표시합니다.`,
  UNPROTECTED_TIME: '보호받지 못하는 시간',
  GAP: ({ balanceOn, hour, standingOn, hours }: Gap) =>
    `잔금일인 ${formatDate(balanceOn)} 오전 ${hour}시부터 ${formatDate(standingOn)} 0시까지 ${hours}시간 동안은 대항력이 없어, 그사이에 등기된 근저당권이 앞섭니다.`,
  GAP_NONE: '잔금을 치르기 전에 대항력이 생기는 일정입니다. 실제로 입주하고 전입신고를 마친 날을 확인하십시오.',
  GAP_LATER_FIXED_DATE: ({ fixedDateOn }: { fixedDateOn: string }) =>
    `확정일자가 ${formatDate(fixedDateOn)}이므로 우선변제권은 그날 생깁니다. 전날까지 등기된 근저당권이 앞서고, 그날 등기된 근저당권과는 순위가 같습니다.`,
  HOME_TO_LEASE: '계약할 집',
}

/** The amounts above which a lease must be reported, and the days allowed. */
type LeaseReport = { depositManwon: number; rentManwon: number; days: number }
/** From `hour` on the day the balance is paid to 0:00 on `standingOn`. */
type Gap = { balanceOn: string; hour: number; standingOn: string; hours: number }
