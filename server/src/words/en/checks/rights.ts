import type { RIGHTS_CHECKS as KO } from '../../ko/checks/rights.ts'
import { asTitle, PAPERS } from '../paper-names.ts'

export const RIGHTS_CHECKS = {
  CHECK_REGISTRY_DOCUMENT_TITLE: `Check the ${PAPERS.REGISTRY_DOCUMENT}`,
  CHECK_REGISTRY_DOCUMENT_ACTION: `Get the ${PAPERS.REGISTRY_DOCUMENT} twice, right before the contract and right before the final payment, and look for the owner, mortgages (근저당권), seizures (압류) and a trust (신탁등기).`,
  CHECK_REGISTRY_DOCUMENT_DETAIL:
    'Look in section A (갑구) for the owner, seizures (압류), provisional seizures (가압류), an auction (경매) and a trust (신탁), and in section B (을구) for mortgages (근저당권), registered jeonse rights (전세권) and registered claims of earlier tenants (임차권등기). Look right before the contract, and again right before the final payment.',
  PAPER_REGISTRY_DOCUMENT_HELD_BY: 'Registry office (등기소)',
  PAPER_REGISTRY_DOCUMENT_MAY_ASK: 'Anyone',
  PAPER_REGISTRY_DOCUMENT_LEGAL_BASIS: 'Article 19 of the Registration of Real Estate Act (부동산등기법)',
  PAPER_REGISTRY_DOCUMENT_COST: '₩700 to view, ₩1,000 to have it issued',
  PAPER_REGISTRY_DOCUMENT_WHERE: 'Internet registry office (인터넷등기소) or an issuing machine (무인발급기)',
  PAPER_REGISTRY_DOCUMENT_LOOK_FOR:
    'the owner, the maximum amount secured (채권최고액) by each mortgage, seizures (압류), provisional seizures (가압류) and an auction (경매), a trust (신탁), registered claims of earlier tenants (임차권등기), and the date of each entry',
  CHECK_OWNER_CHANGE_TITLE: 'Who owns the home on the day of the final payment',
  CHECK_OWNER_CHANGE_ACTION: `Get the ${PAPERS.REGISTRY_DOCUMENT} again on the day of the contract and on the day of the final payment, check that the landlord is the owner on that day, and ask the landlord whether the home has been sold or is about to be.`,
  CHECK_OWNER_CHANGE_DETAIL:
    'Look in section A (갑구) for the day and the price of each change of owner, and check that the owner on the day of the final payment is the landlord of the contract. If the owner is about to change, ask who the new one is and who returns the deposit, and write a special term (특약) about a change of owner into the contract.',
  CHECK_TRUST_LEDGER_TITLE: asTitle(PAPERS.TRUST_LEDGER),
  CHECK_TRUST_LEDGER_ACTION: `If the home is registered as held in trust (신탁등기), check the ${PAPERS.TRUST_LEDGER} and the written consent of the trustee (수탁자).`,
  CHECK_TRUST_LEDGER_DETAIL: `If the home is held in trust, a contract made without the consent of the trustee (수탁자) may have no effect. Check in the ${PAPERS.TRUST_LEDGER} too whom the deposit has to be sent to.`,
  PAPER_TRUST_LEDGER_HELD_BY: 'Registry office (등기소)',
  PAPER_TRUST_LEDGER_MAY_ASK: 'Anyone',
  PAPER_TRUST_LEDGER_LEGAL_BASIS: 'Article 81 of the Registration of Real Estate Act (부동산등기법)',
  PAPER_TRUST_LEDGER_COST: 'The fee at the counter of the registry office',
  PAPER_TRUST_LEDGER_WHERE: 'In person at a registry office (등기소)',
  PAPER_TRUST_LEDGER_LOOK_FOR:
    'whose consent a lease needs, who receives the deposit, the preferred beneficiary (우선수익자) and the amount due to it',
  CHECK_ADD_CLAIMS_TITLE: 'Add up the claims that come before yours',
  CHECK_ADD_CLAIMS_ACTION: `Add the claims ahead of yours in the ${PAPERS.REGISTRY_DOCUMENT} to your deposit, compare the sum with the price of the home, and ask two real estate agencies or more what such homes sell for.`,
  CHECK_ADD_CLAIMS_DETAIL:
    'Add the maximum amounts secured (채권최고액) in section B (을구) and the deposits of earlier tenants to your own deposit. If the sum is more than the home is worth, you may not get all of your deposit back.',
  CHECK_SENIOR_TENANT_DEPOSITS_TITLE: 'Ask for the deposits of earlier tenants',
  CHECK_SENIOR_TENANT_DEPOSITS_ACTION: `Ask the landlord for the deposits of the tenants who come before you, and compare them with the ${PAPERS.FIXED_DATE_LIST}, which needs the landlord's consent, and with the ${PAPERS.RESIDENT_LIST}.`,
  CHECK_SENIOR_TENANT_DEPOSITS_DETAIL: `Ask the landlord for a list with the deposit and the move-in date of each unit, and compare it with the ${PAPERS.FIXED_DATE_LIST}, which needs the landlord's consent, and with the ${PAPERS.RESIDENT_LIST}.`,
  CHECK_FIXED_DATE_LIST_TITLE: asTitle(PAPERS.FIXED_DATE_LIST),
  CHECK_FIXED_DATE_LIST_ACTION: `With the landlord's consent, get the ${PAPERS.FIXED_DATE_LIST} at a community service center (주민센터).`,
  CHECK_FIXED_DATE_LIST_DETAIL:
    'See when other tenants of the same building got a fixed date (확정일자), and for what deposits.',
  PAPER_FIXED_DATE_LIST_HELD_BY: 'Community service center (주민센터), registry office (등기소)',
  PAPER_FIXED_DATE_LIST_MAY_ASK:
    "The landlord, a future tenant with the landlord's consent, a tenant who has signed the contract",
  PAPER_FIXED_DATE_LIST_LEGAL_BASIS: 'Article 3-6 of the Housing Lease Protection Act (주택임대차보호법)',
  PAPER_FIXED_DATE_LIST_COST: '₩600',
  PAPER_FIXED_DATE_LIST_WHERE: 'Community service center (주민센터) or internet registry office (인터넷등기소)',
  PAPER_FIXED_DATE_LIST_LOOK_FOR: 'the total of the deposits with an earlier fixed date (확정일자), and their dates',
  CHECK_RESIDENT_LIST_TITLE: asTitle(PAPERS.RESIDENT_LIST),
  CHECK_RESIDENT_LIST_ACTION: `Get the ${PAPERS.RESIDENT_LIST} at a community service center (주민센터) and see which households are already registered there.`,
  CHECK_RESIDENT_LIST_DETAIL:
    'The deposit of a household that is already registered may be paid out before yours, so compare the list with what the landlord says. It names no foreigners even if it is empty: look at the certificate of foreign residents (외국인체류확인서) too, and check that the list was drawn for the lot (지번) and for the road name (도로명주소).',
  PAPER_RESIDENT_LIST_HELD_BY: 'Community service center (주민센터)',
  PAPER_RESIDENT_LIST_MAY_ASK:
    'The owner, and whoever has signed the lease. Before the contract the landlord usually gets it and shows it to you',
  PAPER_RESIDENT_LIST_LEGAL_BASIS: 'Article 29-2 of the Resident Registration Act (주민등록법)',
  PAPER_RESIDENT_LIST_COST: '₩300 to view, ₩400 to have it issued',
  PAPER_RESIDENT_LIST_WHERE: 'Community service center (주민센터)',
  PAPER_RESIDENT_LIST_LOOK_FOR:
    'the households registered there and since when, households that were struck off, and whether it was drawn for the lot (지번) and for the road name (도로명주소); foreigners are on the certificate of foreign residents (외국인체류확인서)',
  CHECK_TAX_CERTIFICATES_TITLE: `Check the ${PAPERS.TAX_CERTIFICATES}, national and local`,
  CHECK_TAX_CERTIFICATES_ACTION: `Ask the landlord for the ${PAPERS.TAX_CERTIFICATES} of national and of local taxes, and see whether any tax is unpaid.`,
  CHECK_TAX_CERTIFICATES_DETAIL: `Get the landlord's ${PAPERS.TAX_CERTIFICATES} and see whether any tax is unpaid: unpaid tax may be paid out before your deposit. If the deposit is more than ₩10 million, you can look up unpaid national tax at a tax office (세무서) and unpaid local tax at a city, county or district office (시·군·구청) without consent, from the day of the contract to the day you move in (since April 2023).`,
  PAPER_TAX_CERTIFICATES_HELD_BY: 'National Tax Service (국세청), local government (지방자치단체)',
  PAPER_TAX_CERTIFICATES_MAY_ASK:
    'The landlord. If the deposit is more than ₩10 million, the tenant too can look at a tax office (세무서) for national and at a city, county or district office (시·군·구청) for local tax, from the day of the contract to the day of moving in',
  PAPER_TAX_CERTIFICATES_LEGAL_BASIS:
    'Article 3-7 of the Housing Lease Protection Act (주택임대차보호법), Article 109 of the National Tax Collection Act (국세징수법), Article 6 of the Local Tax Collection Act (지방세징수법)',
  PAPER_TAX_CERTIFICATES_COST: 'None',
  PAPER_TAX_CERTIFICATES_WHERE:
    'Hometax (홈택스), Wetax (위택스), tax office (세무서), city, county or district office (시·군·구청)',
  PAPER_TAX_CERTIFICATES_LOOK_FOR: 'the amount of unpaid tax and the date of issue, to see that it is still valid',
} satisfies typeof KO
