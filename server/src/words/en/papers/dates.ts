import type { PAPERS_DATES as KO } from '../../ko/papers/dates.ts'
import { counted, formatDate, formatManwon } from '../format.ts'

const LEASE_ACT = 'the Housing Lease Protection Act (주택임대차보호법)'

/** Holidays by their names in the official gazette, without the suffix for a break or substitute day. */
const HOLIDAYS: Readonly<Record<string, string>> = {
  '1월 1일': "New Year's Day (1월 1일)",
  설날: 'Lunar New Year (설날)',
  삼일절: 'Independence Movement Day (삼일절)',
  노동절: 'Labour Day (노동절)',
  어린이날: "Children's Day (어린이날)",
  '부처님 오신 날': "Buddha's Birthday (부처님 오신 날)",
  전국동시지방선거: 'Local elections (전국동시지방선거)',
  현충일: 'Memorial Day (현충일)',
  제헌절: 'Constitution Day (제헌절)',
  광복절: 'Liberation Day (광복절)',
  추석: 'Chuseok (추석)',
  개천절: 'National Foundation Day (개천절)',
  한글날: 'Hangul Day (한글날)',
  성탄절: 'Christmas Day (성탄절)',
}

/** Names `설날 연휴` and `삼일절 대체공휴일` after the holiday they belong to. */
function holidayNamed(name: string): string {
  const [, day = name, added] = /^(.+?)(?: (연휴|대체공휴일))?$/.exec(name) ?? []
  const named = HOLIDAYS[day] ?? `public holiday (${day})`
  if (added === undefined) return named
  return added === '연휴' ? `Holiday around ${named}` : `Substitute holiday for ${named}`
}

export const PAPERS_DATES = {
  PLAN_TAX_VIEWING_TITLE: "View the landlord's unpaid national and local taxes",
  PLAN_TAX_VIEWING: ({ depositManwon }) =>
    `If your deposit is more than ${formatManwon(depositManwon)}, you may view them at a tax office (세무서) and, for local taxes, at a city, county or district office (시·군·구청) without the landlord's consent, from the day of the contract to the day on which the lease starts. The landlord is informed of it.`,
  PLAN_REGISTRY_ON_CONTRACT_TITLE: 'Read the registry (day of the contract)',
  PLAN_REGISTRY_ON_CONTRACT: 'You see the owner and the rights on the home right before you sign.',
  PLAN_REGISTRY_BEFORE_BALANCE_TITLE: 'Read the registry (day before the balance)',
  PLAN_REGISTRY_BEFORE_BALANCE: 'You see whether a new right was registered after the contract.',
  PLAN_REGISTRY_ON_BALANCE_TITLE: 'Read the registry (day of the balance)',
  PLAN_REGISTRY_ON_BALANCE:
    'Look right before you send the balance. Look also for entries that were filed and are not written down yet.',
  PLAN_REGISTRY_AFTER_BALANCE_TITLE: 'Read the registry (day after the balance)',
  PLAN_REGISTRY_AFTER_BALANCE:
    'A mortgage that is registered on the day of the balance comes before a tenant of that day. If there is a new entry, get legal advice at once.',
  PLAN_REGISTRY_LAW: `Article 3 of ${LEASE_ACT}, Article 19 of the Registration of Real Estate Act (부동산등기법)`,
  PLAN_MOVE_IN_REPORT_AND_FIXED_DATE_TITLE: 'Move in, file the move-in report (전입신고), get a fixed date (확정일자)',
  PLAN_MOVE_IN_REPORT_AND_FIXED_DATE:
    'From 0:00 on the day after you have both moved in and filed the move-in report (전입신고), you have the right to stay and to claim against a new owner (대항력). Only with a fixed date (확정일자) as well do you have the right to be repaid first (우선변제권). Do all of it on the same day.',
  PLAN_MOVE_IN_LAW: `Articles 3 and 3-2 of ${LEASE_ACT}`,
  PLAN_LEASE_REPORT_TITLE: 'Report the lease (주택 임대차 계약 신고)',
  PLAN_LEASE_REPORT: ({ depositManwon, rentManwon, days }) =>
    `A lease with a deposit above ${formatManwon(depositManwon)} or a monthly rent above ${formatManwon(rentManwon)} has to be reported within ${counted(days, 'day')}. If you hand in the contract, it gets its fixed date (확정일자) with the report. If offices are closed on the last day, report earlier.`,
  PLAN_GUARANTEE_APPLICATION_TITLE: 'Apply for the return guarantee (반환보증)',
  PLAN_GUARANTEE_APPLICATION:
    'Guides say that guarantors take applications once the balance is paid and the move-in report (전입신고) is filed, until half of the lease has passed. Ask the guarantor about conditions and time limits.',
  PLAN_RENEWAL_REQUEST_TITLE: 'Ask for renewal (계약갱신 요구)',
  PLAN_RENEWAL_REQUEST: ({ fromMonths, untilMonths }) =>
    `You may ask the landlord to renew the lease from ${fromMonths} to ${counted(untilMonths, 'month')} before its end, and the request has to reach the landlord in that time. If you want to leave, say so in the same time.`,
  PLAN_LEASE_END_TITLE: 'The lease ends',
  PLAN_LEASE_END:
    'If you have not got your deposit back, apply for an order to register your lease (임차권등기명령) before you report that you move out, and move only once you have seen the entry in the registry.',
  PLAN_LEASE_END_LAW: `Article 3-3 of ${LEASE_ACT}`,
  HOLIDAY: ({ name }) => holidayNamed(name),
  WEEKEND_DAY: ({ day }) => (day === 'SUNDAY' ? 'Sunday' : 'Saturday'),
  HOLIDAYS_NOT_COVERED: ({ year }) => `Public holidays of ${year} not known`,
  HOLIDAY_NOTE: ({ years, checkedOn }) =>
    `Public holidays are marked for ${years.join(' and ')} only, by the official gazette (관보) and the almanac (월력요항) of the Korea AeroSpace Administration, as checked on ${formatDate(checkedOn)}. For other years only Saturdays and Sundays are marked.`,
  UNPROTECTED_TIME: 'Hours without protection',
  GAP: ({ balanceOn, hour, standingOn, hours }) =>
    `For ${counted(hours, 'hour')}, from ${hour}:00 on ${formatDate(balanceOn)}, the day of the balance, to 0:00 on ${formatDate(standingOn)}, you do not have the right to stay and to claim against a new owner (대항력) yet. A mortgage that is registered in that time comes before you.`,
  GAP_NONE:
    'By these dates your right to stay and to claim against a new owner (대항력) begins before you pay the balance. Check the days on which you really move in and file the move-in report (전입신고).',
  GAP_LATER_FIXED_DATE: ({ fixedDateOn }) =>
    `Your fixed date (확정일자) is ${formatDate(fixedDateOn)}, so your right to be repaid first (우선변제권) begins on that day. A mortgage registered before that day comes before you, and one of that day ranks equal.`,
  HOME_TO_LEASE: 'Home to lease',
} satisfies typeof KO
