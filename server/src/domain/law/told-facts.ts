import { message } from '../../words/message.ts'
import type { Sureness } from './law-constant.ts'

/** `checkedOn`: the day on which the source was read; words tell it with what is second hand. */
type Told = { source: string; sureness: Sureness; checkedOn: string }

const SECOND_HAND = { sureness: '2', checkedOn: '2026-11-28' } as const
const READ_LATER = { sureness: '2', checkedOn: '2026-11-30' } as const

/** Numbers and days that nothing is calculated with: sentences alone tell them. */
export const TOLD = {
  /** R-LAW-43. Fee of a list of households. */
  RESIDENT_LIST_FEE: { lowWon: 400, highWon: 500, source: 'guides to the list of households', ...SECOND_HAND },
  /** R-LAW-43. First day of the paper that lists foreigners (외국인체류확인서). */
  FOREIGN_RESIDENTS: {
    from: '2023-06-14',
    source: '출입국관리법 제88조의3',
    sureness: 'V',
    checkedOn: '2026-11-28',
  },
  /** R-LAW-44. The deadline and the line are [V]; that the report counts for standing is second-hand. */
  FOREIGN_MOVE_IN: { days: 15, phone: '1345', source: '출입국관리법 제36조, 제88조의2', ...SECOND_HAND },
  /** R-LAW-50. Guides say so; the text of the act was not read. */
  OVERSEAS_KOREAN_REPORT: {
    days: 14,
    source: '재외동포의 출입국과 법적 지위에 관한 법률 제6조, 시·군의 민원 안내',
    ...READ_LATER,
  },
  /** R-LAW-51. The certificate of the own registration, and its fee. */
  FOREIGN_CERTIFICATE: { feeWon: 2_000, source: '시·군의 민원 안내', ...READ_LATER },
  /** R-LAW-52. What is brought to the report. */
  FOREIGN_REPORT_PAPERS: { source: '시·군의 민원 안내', ...READ_LATER },
  /** R-LAW-53. Guides say so of HUG alone; of HF and SGI none was found that says anything. */
  FOREIGN_GUARANTEE: {
    phones: { HUG: '1566-9009', HF: '1688-8114', SGI: '1670-7000' },
    source: 'guides for foreign tenants that cite HUG',
    ...READ_LATER,
  },
  /** R-LAW-22. Unpaid tax is viewed at the office, without a copy or a photo. */
  TAX_VIEWED_THERE: { source: 'guides to 미납국세 열람', ...SECOND_HAND },
  /** R-LAW-39. The app joins rights, residents and taxes, with a grade; at first with the landlord's consent. */
  HUG_APP_GRADE: { month: '202609', source: 'HUG 안심전세앱, by guides', ...SECOND_HAND },
  /** R-LAW-39. The app's free alert of a change of the registry, by KakaoTalk. */
  REGISTRY_ALERT: { year: 2023, source: 'HUG 안심전세앱', sureness: 'V', checkedOn: '2026-11-28' },
  /** R-LAW-23. Shares of the loss that judgments laid on brokers who misstated senior deposits. */
  BROKER_LIABILITY: { month: '202609', lowShare: 0.6, highShare: 0.7, source: 'reports of judgments', ...SECOND_HAND },
  /** R-LAW-40. 상습 채무불이행자 and 보증금 미반환 임대사업자. */
  TWO_LANDLORD_LISTS: { source: 'HUG 안심전세포털, by guides', ...SECOND_HAND },
  /** R-LAW-25. The share is the least part of the deposit; which of the two days is its first is not settled. */
  FRAUD_VICTIMS_ACT: {
    lastDay: '2027-05-31',
    signedDay: '2025-05-31',
    leastShare: [1, 3],
    shareFrom: ['2026-11-12', '2026-11-13'],
    source: 'guides to 전세사기피해자 지원 및 주거안정에 관한 특별법',
    ...SECOND_HAND,
  },
} as const satisfies Record<string, Told & Record<string, unknown>>

const { days, phone, checkedOn } = TOLD.FOREIGN_MOVE_IN
/** What stands for the move-in report of a foreigner; told wherever the report is explained. */
export const FOREIGN_MOVE_IN = message('FOREIGN_MOVE_IN', { days, phone, checkedOn })
