import type { CONTRACT_CHECKS as KO } from '../../ko/checks/contract.ts'
import { asTitle, PAPERS } from '../paper-names.ts'

export const CONTRACT_CHECKS = {
  CHECK_LANDLORD_IDENTITY_TITLE: 'Check that the landlord is the owner',
  CHECK_LANDLORD_IDENTITY_ACTION: `Check that the landlord's ${PAPERS.LANDLORD_IDENTITY} names the owner in the registry (등기부), and send the deposit only to an account in the owner's name.`,
  CHECK_LANDLORD_IDENTITY_DETAIL: `Compare the landlord's ${PAPERS.LANDLORD_IDENTITY} with the owner in the registry (등기부). If an agent signs, check the letter of authority (위임장) and the certificate of the owner's seal (인감증명서). Send the deposit to an account in the owner's name.`,
  PAPER_LANDLORD_IDENTITY_HELD_BY: 'The landlord, or an agent of the landlord',
  PAPER_LANDLORD_IDENTITY_MAY_ASK: 'Whoever signs the contract',
  PAPER_LANDLORD_IDENTITY_COST: 'None',
  PAPER_LANDLORD_IDENTITY_WHERE: 'Where the contract is signed',
  PAPER_LANDLORD_IDENTITY_LOOK_FOR: `the name on the ${PAPERS.LANDLORD_IDENTITY} and the owner in the registry (등기부); for an agent, the letter of authority (위임장) and the certificate of the owner's seal (인감증명서)`,
  CHECK_LANDLORD_RECORD_TITLE: "Look up the landlord's record of guarantees",
  CHECK_LANDLORD_RECORD_ACTION:
    "Look up the landlord free of charge in the Ansim Jeonse app (안심전세앱) or at a branch of HUG (주택도시보증공사). Once a broker confirms that you wish to sign, the landlord's consent is not needed.",
  CHECK_LANDLORD_RECORD_DETAIL: `Since 27 May 2025 you can see it before the contract too, without the landlord's consent. In the ${PAPERS.LANDLORD_RECORD}, see how many homes have a guarantee, whether the landlord is barred from guarantees, and how often HUG paid back deposits for the landlord in the last three years.`,
  PAPER_LANDLORD_RECORD_HELD_BY: 'HUG (주택도시보증공사)',
  PAPER_LANDLORD_RECORD_MAY_ASK:
    "Whoever wishes to sign a jeonse contract, once a broker has confirmed it (since 27 May 2025 without the landlord's consent), and a tenant who has signed",
  PAPER_LANDLORD_RECORD_LEGAL_BASIS: 'Housing and Urban Fund Act (주택도시기금법)',
  PAPER_LANDLORD_RECORD_COST: 'None',
  PAPER_LANDLORD_RECORD_WHERE: 'Ansim Jeonse app (안심전세앱), branches of HUG',
  PAPER_LANDLORD_RECORD_LOOK_FOR:
    'the number of homes with a guarantee, whether the landlord is barred from guarantees, and how often HUG paid back deposits (대위변제) in the last three years',
  CHECK_DEFAULTER_LIST_TITLE: 'Look at the published list of defaulters (상습 채무불이행자 명단)',
  CHECK_DEFAULTER_LIST_ACTION:
    'Look in the Ansim Jeonse portal (안심전세포털) or app (안심전세앱) whether the landlord is on the published list of those who repeatedly did not pay back deposits (상습 채무불이행자 명단).',
  CHECK_DEFAULTER_LIST_DETAIL:
    'Anyone can see the list. It holds only landlords who meet the conditions of publication, so a name that is missing does not mean that no deposit is overdue.',
  CHECK_BROKER_EXPLANATION_TITLE: asTitle(PAPERS.BROKER_EXPLANATION),
  CHECK_BROKER_EXPLANATION_ACTION: `Get the ${PAPERS.BROKER_EXPLANATION} from the broker, and check what it says about rights in the home and unpaid taxes.`,
  CHECK_BROKER_EXPLANATION_DETAIL:
    'Since 10 July 2024 the broker has to explain to you the list of fixed dates, unpaid taxes, registered households, the part of a small deposit that is paid first (최우선변제), and the deposit guarantee.',
  PAPER_BROKER_EXPLANATION_HELD_BY: 'Licensed broker (공인중개사)',
  PAPER_BROKER_EXPLANATION_MAY_ASK: 'Whoever asked the broker for the home',
  PAPER_BROKER_EXPLANATION_LEGAL_BASIS: 'Article 25 of the Licensed Real Estate Agents Act (공인중개사법)',
  PAPER_BROKER_EXPLANATION_COST: 'None',
  PAPER_BROKER_EXPLANATION_WHERE: 'Real estate agency (중개사무소)',
  PAPER_BROKER_EXPLANATION_LOOK_FOR:
    'what it says about rights ahead of yours, unpaid taxes, the maintenance fee and a violating building (위반건축물), and the signature of the broker',
  CHECK_GUARANTEE_TITLE: 'Ask about the guarantee that your deposit is returned',
  CHECK_GUARANTEE_ACTION:
    'Before the contract, give a guarantor the address, the deposit and the claims ahead of yours, and ask on what conditions it grants a deposit return guarantee (반환보증).',
  CHECK_GUARANTEE_DETAIL:
    'Before the contract, give a guarantor the address, the deposit and the claims ahead of yours, and ask whether they meet the conditions of a deposit return guarantee (반환보증).',
  CHECK_REPAYMENT_PLAN_TITLE: 'Ask how the deposit will be returned',
  CHECK_REPAYMENT_PLAN_ACTION:
    'Ask the landlord how the deposit will be returned, and ask a guarantor for the conditions of a jeonse deposit return guarantee (전세보증금반환보증).',
  CHECK_REPAYMENT_PLAN_DETAIL:
    'Where jeonse deposits fall, what the next tenant pays may not be enough to return your deposit.',
  CHECK_OFFICETEL_MOVE_IN_TITLE: 'Check that nothing keeps you from registering your move-in',
  CHECK_OFFICETEL_MOVE_IN_ACTION:
    'Check with the landlord that no term keeps you from reporting your move-in (전입신고) and getting a fixed date (확정일자), and write that into the contract.',
  CHECK_OFFICETEL_MOVE_IN_DETAIL:
    'If you cannot report your move-in (전입신고), you can neither hold the lease against a new owner (대항력) nor be paid before later creditors (우선변제권).',
  CHECK_MOVE_IN_AND_FIXED_DATE_TITLE: 'Report your move-in and get a fixed date',
  CHECK_MOVE_IN_AND_FIXED_DATE_ACTION:
    'On the day of the final payment, report your move-in (전입신고) and get a fixed date (확정일자). You can hold the lease against a new owner (대항력) from midnight at the end of that day.',
  CHECK_MOVE_IN_AND_FIXED_DATE_DETAIL:
    'On the day you make the final payment and move in, report your move-in (전입신고) and get a fixed date (확정일자). Once you have reported it and moved in, you can hold the lease against a new owner (대항력) from midnight at the end of that day.',
  CHECK_LEASE_REPORT_TITLE: 'Report the lease',
  CHECK_LEASE_REPORT_ACTION: 'Report the lease (주택 임대차 신고) within 30 days of the contract.',
  CHECK_LEASE_REPORT_DETAIL:
    'A contract with a deposit over ₩60 million or rent over ₩300,000 a month has to be reported within 30 days. Reporting it also gives you a fixed date (확정일자). Counties (군) outside Gyeonggi-do and the metropolitan cities are exempt.',
  CHECK_TENANT_SUPPORT_TITLE: 'Free advice before the contract',
  CHECK_TENANT_SUPPORT_ACTION:
    'Before you sign, get free advice on the contract and the registry from the tenant support center (전세피해지원센터, 1533-8119).',
  CHECK_TENANT_SUPPORT_DETAIL:
    'The tenant support center (전세피해지원센터, 1533-8119) of HUG advises on law and guarantees before a contract too.',
  CHECK_SPECIAL_TERMS_TITLE: 'Put special terms in the contract',
  CHECK_SPECIAL_TERMS_ACTION:
    'Put in special terms (특약) that no mortgage is registered until the day after the final payment, and that the contract ends if a deposit return guarantee (반환보증) is refused.',
  CHECK_SPECIAL_TERMS_DETAIL:
    'Write down as special terms (특약) that no new mortgage (근저당권) is registered until the day after the final payment, that the contract ends if a deposit return guarantee (반환보증) is refused, and who pays for repairs.',
} satisfies typeof KO
