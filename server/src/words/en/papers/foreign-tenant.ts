import type { FOREIGN_TENANT as KO } from '../../ko/papers/foreign-tenant.ts'
import { formatCount, formatDate } from '../format.ts'
import { PAPERS } from '../paper-names.ts'

const REGISTRATIONS = {
  FOREIGNER: 'registration as a foreigner (외국인등록)',
  OVERSEAS_KOREAN: 'registration as an overseas Korean (국내거소신고)',
}
/** The report that stands for the move-in report (전입신고). */
export const FOREIGN_REPORTS = {
  FOREIGNER: 'report of change of residence (체류지 변경신고)',
  OVERSEAS_KOREAN: 'report of moved residence (국내거소 이전신고)',
}
const CARDS = {
  FOREIGNER: 'residence card (외국인등록증)',
  OVERSEAS_KOREAN: 'overseas Korean residence card (국내거소신고증)',
}
const FORMS = { FOREIGNER: '통합신청서', OVERSEAS_KOREAN: '국내거소이전신고서' }
const CERTIFICATES = { FOREIGNER: '외국인등록 사실증명', OVERSEAS_KOREAN: '국내거소신고 사실증명' }

const LAWS = {
  FOREIGNER: 'Articles 36 and 88-2 of the Immigration Act (출입국관리법)',
  OVERSEAS_KOREAN: 'Article 6 of the Overseas Koreans Act (재외동포의 출입국과 법적 지위에 관한 법률)',
}

const readOn = (day: string) => `as read on ${formatDate(day)}`

export const FOREIGN_TENANT = {
  PLAN_FOREIGN_REPORT_TITLE: ({ registration }) =>
    `Move in, make the ${FOREIGN_REPORTS[registration]}, get a fixed date (확정일자)`,
  FOREIGN_REPORT: ({ registration, days, lastDay, phone, readOn: day }) => {
    const deadline =
      day === null ? `By law you have ${days} days` : `You are said to have ${days} days (${readOn(day)})`
    const last =
      lastDay === null ? '' : `: until ${formatDate(lastDay)}, if the day you move in is counted as the first`
    return `With your ${REGISTRATIONS[registration]}, you make the ${FOREIGN_REPORTS[registration]} instead of the move-in report (전입신고). Make it on the day you move in, at a community center (주민센터), a city or district office (시·군·구청) or an immigration office (출입국·외국인관서). ${deadline}${last}. Ask the immigration line ${phone}.`
  },
  FOREIGN_REPORT_STANDING: ({ phone, checkedOn }) =>
    `Courts are said to treat it like the move-in report: from 0:00 of the day after you have both moved in and reported, you can hold the lease against a new owner (대항력), and only with a fixed date (확정일자) as well are you repaid before later creditors (우선변제권). Do all of it on the same day (${readOn(checkedOn)}; check with ${phone}).`,
  FOREIGN_REPORT_LAW: ({ registration }) =>
    `${LAWS[registration]}, Articles 3 and 3-2 of the Housing Lease Protection Act (주택임대차보호법)`,
  FOREIGN_TENANT_TITLE: ({ registration }) => `Your path, with your ${REGISTRATIONS[registration]}`,
  FOREIGN_TENANT_PART: ({ part, registration }) =>
    ({
      REPORT: `The ${FOREIGN_REPORTS[registration]}`,
      CERTIFICATES: 'Certificates',
      BRING: 'What to bring',
      GUARANTORS: 'Guarantors',
    })[part],
  FOREIGN_OWN_CERTIFICATE: ({ registration, feeWon, phone, checkedOn }) =>
    `Your own report is shown by the certificate of it (${CERTIFICATES[registration]}). Get it at a community center, city or district office once you have reported, and check that the new address is right down to the unit. It is said to cost ₩${formatCount(feeWon)} (${readOn(checkedOn)}; check with ${phone}).`,
  FOREIGN_OTHERS_CERTIFICATE: ({ from }) =>
    `Other foreigners who reported this home before you are not on the ${PAPERS.RESIDENT_LIST} but on the certificate of foreign residents (외국인체류확인서), which exists since ${formatDate(from)}. Apply at a community center or immigration office, with a paper that shows why you ask, such as the contract.`,
  FOREIGN_REPORT_BRING: ({ registration, phone, checkedOn }) =>
    `Bring your passport, your ${CARDS[registration]} and the original of the lease in your own name. The form (${FORMS[registration]}) is filled in there. If the lease is not in your name, you may be asked for a confirmation of lodging (거주·숙소제공 확인서) and a copy of that person's identity card. Guides say so (${readOn(checkedOn)}); ask that community center or ${phone} before you go.`,
  FOREIGN_GUARANTEE: ({ guarantor, phone, checkedOn }) =>
    ({
      HUG: `HUG (${phone}): guides say that foreigners may apply too (${readOn(checkedOn)}). That is not settled: ask HUG before you sign.`,
      HF: `HF (${phone}): we found nothing that says whether it takes foreigners (${formatDate(checkedOn)}). Ask the bank of your loan and HF before you sign.`,
      SGI: `SGI (${phone}): we found nothing that says whether it takes foreigners (${formatDate(checkedOn)}). Ask SGI before you sign.`,
    })[guarantor],
  GUARANTOR_FOREIGN_TENANT_TITLE: 'Tenants who are foreigners',
  FOREIGN_REGISTRATION_TYPED: ({ registration }) => `The ${REGISTRATIONS[registration]} that you entered`,
  FOREIGN_CHECK_MOVE_IN_AND_FIXED_DATE_TITLE: ({ registration }) =>
    `Make the ${FOREIGN_REPORTS[registration]} and get a fixed date`,
  FOREIGN_CHECK_OFFICETEL_MOVE_IN_TITLE: ({ registration }) =>
    `Check that nothing keeps you from the ${FOREIGN_REPORTS[registration]}`,
  FOREIGN_CHECK_OFFICETEL_MOVE_IN: ({ registration }) =>
    `Check with the landlord that no term keeps you from making the ${FOREIGN_REPORTS[registration]} and getting a fixed date (확정일자), and write that into the contract. Without the report you can hardly hold the lease against a new owner (대항력) or be repaid before later creditors (우선변제권).`,
  FOREIGN_CLAUSE_TITLE: ({ registration }) => `The ${FOREIGN_REPORTS[registration]} and the fixed date`,
  FOREIGN_CLAUSE_TEXT: ({ registration }) =>
    `From the day of moving in, the tenant may make the ${FOREIGN_REPORTS[registration]}, get a fixed date (확정일자) and report the lease, and the landlord neither prevents nor delays it and hands over the papers that it needs.`,
} satisfies typeof KO
