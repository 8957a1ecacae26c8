import { word } from '../../words/in-words.ts'
import { KOREAN } from '../../words/language.ts'
import { type Message, message, type Text } from '../../words/message.ts'
import { TOLD } from '../law/told-facts.ts'
import { foreignReport } from './foreign-report.ts'
import type { DraftedCondition, Guarantor } from './guarantors/guarantor-condition.ts'
import type { ForeignRegistration, LeaseDates } from './papers-input.ts'

const PARTS = ['REPORT', 'CERTIFICATES', 'BRING', 'GUARANTORS'] as const
type Part = (typeof PARTS)[number]

/** The path of a tenant who is registered as a foreigner, and what it puts in the place of other texts. */
export type ForeignTenant = {
  registration: ForeignRegistration
  title: Message
  /** `YYYY-MM-DD`; `null`: the day of moving in is not known. */
  lastDay: string | null
  parts: { part: Part; title: Message; sentences: Text[] }[]
  checks: { checkId: 'MOVE_IN_AND_FIXED_DATE' | 'OFFICETEL_MOVE_IN'; title: Message; detail: Text }[]
  /** `clause`: always in Korean, because the contract is. */
  clauses: { clauseId: 'MOVE_IN_FREE'; title: Message; clause: string; translation: Message }[]
}

const GUARANTORS = ['HUG', 'HF', 'SGI'] as const
const { phone } = TOLD.FOREIGN_MOVE_IN

/** R-PAPERS-90: which report, which certificates, what to bring, and whom to ask about a guarantee. */
export function foreignTenant(registration: ForeignRegistration, { moveInOn, balanceOn }: LeaseDates): ForeignTenant {
  const report = foreignReport(registration, moveInOn ?? balanceOn)
  const said: Record<Part, Text[]> = {
    REPORT: [report.why],
    CERTIFICATES: certificates(registration),
    BRING: [message('FOREIGN_REPORT_BRING', { registration, phone, checkedOn: TOLD.FOREIGN_REPORT_PAPERS.checkedOn })],
    GUARANTORS: GUARANTORS.map(guaranteeOf),
  }
  const text = message('FOREIGN_CLAUSE_TEXT', { registration })
  return {
    registration,
    title: message('FOREIGN_TENANT_TITLE', { registration }),
    lastDay: report.lastDay,
    parts: PARTS.map((part) => ({
      part,
      title: message('FOREIGN_TENANT_PART', { part, registration }),
      sentences: said[part],
    })),
    checks: [
      {
        checkId: 'MOVE_IN_AND_FIXED_DATE',
        title: message('FOREIGN_CHECK_MOVE_IN_AND_FIXED_DATE_TITLE', { registration }),
        detail: report.why,
      },
      {
        checkId: 'OFFICETEL_MOVE_IN',
        title: message('FOREIGN_CHECK_OFFICETEL_MOVE_IN_TITLE', { registration }),
        detail: message('FOREIGN_CHECK_OFFICETEL_MOVE_IN', { registration }),
      },
    ],
    clauses: [
      {
        clauseId: 'MOVE_IN_FREE',
        title: message('FOREIGN_CLAUSE_TITLE', { registration }),
        clause: word(text, KOREAN),
        translation: text,
      },
    ],
  }
}

function certificates(registration: ForeignRegistration): Text[] {
  const { feeWon, checkedOn } = TOLD.FOREIGN_CERTIFICATE
  return [
    message('FOREIGN_OWN_CERTIFICATE', { registration, feeWon, phone, checkedOn }),
    message('FOREIGN_OTHERS_CERTIFICATE', { from: TOLD.FOREIGN_RESIDENTS.from }),
  ]
}

/** R-LAW-53: told with its day, and never settled. */
function guaranteeOf(guarantor: Guarantor): Message {
  const { phones, checkedOn } = TOLD.FOREIGN_GUARANTEE
  return message('FOREIGN_GUARANTEE', { guarantor, phone: phones[guarantor], checkedOn })
}

/** R-PAPERS-91: a question to the guarantor. Empty for a tenant who is not registered as a foreigner. */
export function foreignTenantCondition(
  guarantor: Guarantor,
  registration: ForeignRegistration | null,
): DraftedCondition[] {
  if (registration === null) return []
  return [
    {
      code: 'FOREIGN_TENANT',
      condition: guaranteeOf(guarantor),
      ownValue: null,
      basis: message('FOREIGN_REGISTRATION_TYPED', { registration }),
      answer: 'ASK_GUARANTOR',
    },
  ]
}
