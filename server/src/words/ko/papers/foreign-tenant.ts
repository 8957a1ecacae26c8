import { formatCount, formatDate } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'

type Registration = 'FOREIGNER' | 'OVERSEAS_KOREAN'
type Registered = { registration: Registration }
type ReadOn = { checkedOn: string }

const REGISTRATIONS: Record<Registration, string> = { FOREIGNER: '외국인등록', OVERSEAS_KOREAN: '국내거소신고' }
const REGISTERED: Record<Registration, string> = { FOREIGNER: '외국인등록을 한', OVERSEAS_KOREAN: '국내거소신고를 한' }
/** The report that stands for the move-in report (전입신고). */
export const FOREIGN_REPORTS: Record<Registration, string> = {
  FOREIGNER: '체류지 변경신고',
  OVERSEAS_KOREAN: '국내거소 이전신고',
}
const CARDS: Record<Registration, string> = { FOREIGNER: '외국인등록증', OVERSEAS_KOREAN: '국내거소신고증' }
const FORMS: Record<Registration, string> = { FOREIGNER: '통합신청서', OVERSEAS_KOREAN: '국내거소이전신고서' }

const LAWS: Record<Registration, string> = {
  FOREIGNER: '출입국관리법 제36조·제88조의2',
  OVERSEAS_KOREAN: '재외동포의 출입국과 법적 지위에 관한 법률 제6조',
}

const readOn = (day: string) => `${formatDate(day)}에 읽은 내용`

/** The path of a tenant who is registered as a foreigner. */
export const FOREIGN_TENANT = {
  PLAN_FOREIGN_REPORT_TITLE: ({ registration }: Registered) => `입주, ${FOREIGN_REPORTS[registration]}, 확정일자`,
  FOREIGN_REPORT: ({ registration, days, lastDay, phone, readOn: day }: Report) => {
    const deadline =
      day === null ? `법의 기한은 ${days}일입니다` : `기한은 ${days}일이라고 알려져 있습니다(${readOn(day)})`
    const last = lastDay === null ? '' : ` 입주하는 날을 첫날로 세면 ${formatDate(lastDay)}까지입니다.`
    return `${REGISTERED[registration]} 임차인은 전입신고 대신 ${FOREIGN_REPORTS[registration]}를 합니다. 입주하는 날 주민센터, 시·군·구청이나 출입국·외국인관서에서 하십시오. ${deadline}.${last} 물을 곳은 외국인종합안내센터 ${phone}입니다.`
  },
  FOREIGN_REPORT_STANDING: ({ phone, checkedOn }: { phone: string; checkedOn: string }) =>
    `법원이 전입신고와 같게 보아, 입주와 신고를 모두 마친 다음 날 0시에 대항력이 생기고 확정일자까지 있어야 우선변제권이 생긴다고 알려져 있습니다(${readOn(checkedOn)}, ${phone}에 확인). 같은 날 모두 하십시오.`,
  FOREIGN_REPORT_LAW: ({ registration }: Registered) => `${LAWS[registration]}, 주택임대차보호법 제3조·제3조의2`,
  FOREIGN_TENANT_TITLE: ({ registration }: Registered) => `${REGISTERED[registration]} 임차인의 순서`,
  FOREIGN_TENANT_PART: ({ part, registration }: Registered & { part: Part }) =>
    ({
      REPORT: FOREIGN_REPORTS[registration],
      CERTIFICATES: '증명서',
      BRING: '가져갈 것',
      GUARANTORS: '보증기관',
    })[part],
  FOREIGN_OWN_CERTIFICATE: ({ registration, feeWon, phone, checkedOn }: Certificate) =>
    `내 신고는 ${REGISTRATIONS[registration]} 사실증명으로 보여 줍니다. 신고한 뒤 주민센터나 시·군·구청에서 받아 새 주소가 동·호수까지 맞는지 보십시오. 수수료는 ${formatCount(feeWon)}원으로 알려져 있습니다(${readOn(checkedOn)}, ${phone}에 확인).`,
  FOREIGN_OTHERS_CERTIFICATE: ({ from }: { from: string }) =>
    `이 집에 먼저 신고한 다른 외국인은 ${PAPER_NAMES.RESIDENT_LIST}에 나오지 않고 외국인체류확인서에 나옵니다(${formatDate(from)}부터). 계약서처럼 까닭을 보이는 서류를 가지고 주민센터나 출입국·외국인관서에 신청하십시오.`,
  FOREIGN_REPORT_BRING: ({ registration, phone, checkedOn }: Registered & ReadOn & { phone: string }) =>
    `여권, ${CARDS[registration]}, 내 이름으로 된 임대차계약서 원본을 가져갑니다. ${FORMS[registration]}는 그곳에서 씁니다. 계약서에 내 이름이 없으면 거주·숙소제공 확인서와 그 사람의 등록증이나 주민등록증 사본을 더 내라고 할 수 있습니다. 안내 자료의 내용이니(${readOn(checkedOn)}) 가기 전에 그 주민센터나 ${phone}에 물으십시오.`,
  FOREIGN_GUARANTEE: ({ guarantor, phone, checkedOn }: Guarantee) =>
    ({
      HUG: `HUG(${phone}): 외국인도 신청할 수 있다고 안내 자료에 적혀 있습니다(${readOn(checkedOn)}). 정해진 답이 아니니 계약하기 전에 HUG에 물으십시오.`,
      HF: `HF(${phone}): 외국인을 받는지 말하는 자료를 찾지 못했습니다(${formatDate(checkedOn)}). 계약하기 전에 대출받을 은행과 HF에 물으십시오.`,
      SGI: `SGI(${phone}): 외국인을 받는지 말하는 자료를 찾지 못했습니다(${formatDate(checkedOn)}). 계약하기 전에 SGI에 물으십시오.`,
    })[guarantor],
  GUARANTOR_FOREIGN_TENANT_TITLE: '외국인인 임차인',
  FOREIGN_REGISTRATION_TYPED: ({ registration }: Registered) => `적으신 ${REGISTRATIONS[registration]}`,
  FOREIGN_CHECK_MOVE_IN_AND_FIXED_DATE_TITLE: ({ registration }: Registered) =>
    `${FOREIGN_REPORTS[registration]}와 확정일자`,
  FOREIGN_CHECK_OFFICETEL_MOVE_IN_TITLE: ({ registration }: Registered) =>
    `${FOREIGN_REPORTS[registration]}를 막는 조건 확인`,
  FOREIGN_CHECK_OFFICETEL_MOVE_IN: ({ registration }: Registered) =>
    `임대인에게 ${FOREIGN_REPORTS[registration]}와 확정일자를 막는 조건이 없는지 확인하고 계약서에 적으십시오. 신고하지 못하면 대항력과 우선변제권을 인정받기 어렵습니다.`,
  FOREIGN_CLAUSE_TITLE: ({ registration }: Registered) => `${FOREIGN_REPORTS[registration]}와 확정일자를 막지 않음`,
  FOREIGN_CLAUSE_TEXT: ({ registration }: Registered) =>
    `임차인은 입주하는 날부터 ${FOREIGN_REPORTS[registration]}를 하고 확정일자를 받으며 주택 임대차를 신고할 수 있고, 임대인은 이를 막거나 미루게 하지 않으며 신고에 필요한 서류를 내어 준다.`,
}

type Part = 'REPORT' | 'CERTIFICATES' | 'BRING' | 'GUARANTORS'
type Report = Registered & {
  days: number
  /** `null`: the day of moving in is not known. */
  lastDay: string | null
  phone: string
  /** Day on which a deadline that is second hand was read; `null`: the deadline is of law. */
  readOn: string | null
}
type Certificate = Registered & ReadOn & { feeWon: number; phone: string }
type Guarantee = ReadOn & { guarantor: 'HUG' | 'HF' | 'SGI'; phone: string }
