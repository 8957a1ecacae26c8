import type { CHECKS as KO } from '../ko/checks.ts'
import { type FieldCheck } from '../ko/checks.ts'
import { formatDate, formatMonth, formatPercent } from './format.ts'
import { asTitle, MOVE_IN_REPORT, PAPERS } from './paper-names.ts'

export const CHECKS = {
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
  HUG_APP_GRADE: ({ month, checkedOn }) =>
    `Since ${formatMonth(month)} the app is said to show rights, residents and taxes together too, with a grade, at first with the landlord's consent (as read on ${formatDate(checkedOn)}; check with HUG). Whatever the grade, read the papers yourself.`,
  PAPER_LANDLORD_RECORD_HELD_BY: 'HUG (주택도시보증공사)',
  PAPER_LANDLORD_RECORD_MAY_ASK:
    "Whoever wishes to sign a jeonse contract, once a broker has confirmed it (since 27 May 2025 without the landlord's consent), and a tenant who has signed",
  PAPER_LANDLORD_RECORD_LEGAL_BASIS: 'Housing and Urban Fund Act (주택도시기금법)',
  PAPER_LANDLORD_RECORD_COST: 'None',
  PAPER_LANDLORD_RECORD_WHERE: 'Ansim Jeonse app (안심전세앱), branches of HUG',
  PAPER_LANDLORD_RECORD_LOOK_FOR:
    'the number of homes with a guarantee, whether the landlord is barred from guarantees, and how often HUG paid back deposits (대위변제) in the last three years',
  CHECK_DEFAULTER_LIST_TITLE: 'Look at both published lists of landlords who did not pay back',
  CHECK_DEFAULTER_LIST_ACTION:
    'Look in the Ansim Jeonse portal (안심전세포털) whether the landlord is on either of its lists: those who repeatedly did not pay back deposits (상습 채무불이행자), and rental businesses that did not (보증금 미반환 임대사업자).',
  TWO_LANDLORD_LISTS: ({ checkedOn }) =>
    `Who is not on one list may be on the other. There are said to be two (as read on ${formatDate(checkedOn)}; check with HUG).`,
  CHECK_DEFAULTER_LIST_DETAIL:
    'Anyone can see the lists. They hold only landlords who meet the conditions of publication, so a name that is missing does not mean that no deposit is overdue.',
  CHECK_BROKER_REGISTRATION_TITLE: "Check the broker's registration and insurance",
  CHECK_BROKER_REGISTRATION_ACTION:
    'Look up the office by its registration number: whether it is in business and its indemnity insurance covers the contract day.',
  CHECK_BROKER_REGISTRATION_DETAIL:
    "The number stands on the certificate on the office's wall and in the listing. Look it up on the screen of papers, and compare the representative's name with the person who signs.",
  CHECK_BROKER_EXPLANATION_TITLE: asTitle(PAPERS.BROKER_EXPLANATION),
  CHECK_BROKER_EXPLANATION_ACTION: `Get the ${PAPERS.BROKER_EXPLANATION} from the broker, and check what it says about rights in the home and unpaid taxes.`,
  CHECK_BROKER_EXPLANATION_DETAIL:
    'Since 10 July 2024 the broker has to explain to you the list of fixed dates, unpaid taxes, registered households, the part of a small deposit that is paid first (최우선변제), and the deposit guarantee.',
  BROKER_LIABILITY: ({ month, lowShare, highShare, checkedOn }) =>
    `Write down what the broker stated, with its day. Judgments reported in ${formatMonth(month)} are said to have made brokers who misstated earlier deposits liable for ${formatPercent(lowShare)} and ${formatPercent(highShare)} (as read on ${formatDate(checkedOn)}). Cases differ: check with legal advice.`,
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
  CHECK_OWNER_MOVE_IN_TITLE: 'When the owner must move in',
  CHECK_OWNER_MOVE_IN_ACTION: 'Ask the landlord whether the owner has to live in this home, and by when.',
  CHECK_OWNER_MOVE_IN_DETAIL:
    'An owner who moves in may refuse a renewal (계약갱신 요구). Ask whether the home was bought with a permit (토지거래허가) and until when moving in is put off.',
  CHECK_OFFICETEL_MOVE_IN_TITLE: 'Check that nothing keeps you from registering your move-in',
  CHECK_OFFICETEL_MOVE_IN_ACTION: `Check with the landlord that no term keeps you from reporting your move-in (${MOVE_IN_REPORT}) and getting a fixed date (확정일자), and write that into the contract.`,
  CHECK_OFFICETEL_MOVE_IN_DETAIL:
    'If you cannot report your move-in (전입신고), you can neither hold the lease against a new owner (대항력) nor be paid before later creditors (우선변제권).',
  CHECK_MOVE_IN_AND_FIXED_DATE_TITLE: 'Report your move-in and get a fixed date',
  CHECK_MOVE_IN_AND_FIXED_DATE_ACTION: `On the day of the final payment, report your move-in (${MOVE_IN_REPORT}) and get a fixed date (확정일자). You can hold the lease against a new owner (대항력) from midnight at the end of that day.`,
  CHECK_MOVE_IN_AND_FIXED_DATE_DETAIL:
    'On the day you make the final payment and move in, report your move-in (전입신고) and get a fixed date (확정일자). Once you have reported it and moved in, you can hold the lease against a new owner (대항력) from midnight at the end of that day.',
  FOREIGN_MOVE_IN: ({ days, phone, checkedOn }) =>
    `If you are a foreigner, make the report of change of residence (체류지 변경신고) instead, within ${days} days at the latest, at a community center or immigration office; if you are an overseas Korean, the report of moved residence (국내거소 이전신고). Courts are said to treat it alike (as read on ${formatDate(checkedOn)}); ask the immigration line ${phone}.`,
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
  CHECK_MARKET_PRICE_TITLE: 'Check what such homes sell for now',
  CHECK_MARKET_PRICE_ACTION:
    "Look up sale prices yourself in the ministry's system of reported deals (국토교통부 실거래가 공개시스템), and ask real estate agencies nearby.",
  CHECK_MARKET_PRICE_DETAIL:
    "Ask at least two real estate agencies, and look in the ministry's system of reported deals (국토교통부 실거래가 공개시스템), what such homes are let and sold for.",
  CHECK_MARKET_QUOTATION_TITLE: 'Look up the price quotations',
  CHECK_MARKET_QUOTATION_ACTION:
    'Look up the quotations for the same complex and area by KB (KB시세) and by the Korea Real Estate Board (한국부동산원 시세), and ask the guarantor which of them it takes.',
  CHECK_MARKET_QUOTATION_DETAIL:
    'Guarantors take the price of an apartment or officetel first from the quotations of KB (KB시세) or the Korea Real Estate Board (한국부동산원 시세). Compare the deposit and the claims ahead of it with that amount.',
  CHECK_LEASE_PRICE_TITLE: 'Check what recent leases agreed on',
  CHECK_LEASE_PRICE_ACTION:
    "Look up leases in the same building and nearby yourself in the ministry's system of reported deals (국토교통부 실거래가 공개시스템), and ask why yours differs from them.",
  CHECK_LEASE_PRICE_DETAIL:
    'Ask at least two real estate agencies about recent leases in the same building and nearby, and ask why yours differs from them.',
  CHECK_PUBLIC_PRICE_TITLE: 'Check the public price',
  CHECK_PUBLIC_PRICE_ACTION:
    'Look up the public price (공시가격) of this home yourself on the public price site (부동산공시가격알리미).',
  CHECK_PUBLIC_PRICE_DETAIL:
    'Look up the public price (공시가격) of the unit of the contract on the public price site (부동산공시가격알리미).',
  CHECK_OFFICETEL_STANDARD_PRICE_TITLE: 'Check the standard price of the officetel',
  CHECK_OFFICETEL_STANDARD_PRICE_ACTION:
    'Look up the standard price (기준시가) of the officetel on Hometax (홈택스) of the National Tax Service.',
  CHECK_OFFICETEL_STANDARD_PRICE_DETAIL:
    'An officetel has no public price (공시가격) as other homes do. The National Tax Service publishes a standard price (기준시가) for it instead.',
  CHECK_MAINTENANCE_FEE_DETAIL_TITLE: 'Check what the maintenance fee is for',
  CHECK_MAINTENANCE_FEE_DETAIL_ACTION:
    'Check what the maintenance fee (관리비) covers and which bills you pay in addition.',
  CHECK_MAINTENANCE_FEE_DETAIL_DETAIL:
    'Check what the maintenance fee (관리비) covers, which bills you pay in addition and what was charged over the last year, and write it into the contract.',
  CHECK_INPUT_AMOUNTS_TITLE: 'Check the amounts you typed, and their unit',
  CHECK_INPUT_AMOUNTS_ACTION:
    'Check that the deposit and the rent are in units of 10,000 won (만원) and in the right fields. If not, correct them and run the diagnosis again.',
  CHECK_INPUT_AMOUNTS_DETAIL:
    'Check that the deposit and the rent are in units of 10,000 won (만원) and in the right fields.',
  CHECK_CONTRACT_TYPE_TITLE: 'Check the type of contract',
  CHECK_CONTRACT_TYPE_ACTION:
    'If you pay rent each month, change the type of contract to monthly rent (월세) and run the diagnosis again.',
  CHECK_CONTRACT_TYPE_DETAIL:
    'If the contract asks for rent each month, run the diagnosis again as a monthly rent (월세) contract.',
  CHECK_ADDRESS_AND_UNIT_TITLE: 'Check the address and the unit',
  CHECK_ADDRESS_AND_UNIT_ACTION:
    'Check the lot number (지번). Choose the address from the address search, or type it down to the legal district (법정동) and the lot number, and run the diagnosis again.',
  CHECK_ADDRESS_AND_UNIT_DETAIL: `Check that the contract, the ${PAPERS.REGISTRY_DOCUMENT} and the ${PAPERS.BUILDING_REGISTER} all have the same lot number (지번), building number (동) and unit number (호수).`,
  CHECK_REGISTER_CHOICE_TITLE: 'Choose the building of the contract',
  CHECK_REGISTER_CHOICE_ACTION: `Add the building and unit number after the address (such as 101동 1203호), or choose the building of the contract from those in the ${PAPERS.BUILDING_REGISTER}, and run the diagnosis again.`,
  CHECK_REGISTER_CHOICE_DETAIL: `The ${PAPERS.BUILDING_REGISTER} has several buildings on this lot. Find out which of them the contract is for.`,
  CHECK_REGISTER_FLOOR_PLAN_TITLE: `Look at the unit and floor sections of the ${PAPERS.BUILDING_REGISTER}`,
  CHECK_REGISTER_FLOOR_PLAN_ACTION: `Look at the section for the unit (전유부) and the list of floors (층별개요) of the ${PAPERS.BUILDING_REGISTER}, free of charge at Government24 (정부24) or Seumteo (세움터). See for yourself whether the floor and the unit of the contract are there, and for what use.`,
  CHECK_REGISTER_FLOOR_PLAN_DETAIL: `Anyone can look at them, without the landlord's consent. If the unit or the floor of the contract is not there, it is not registered: ask first about the address of the move-in report (전입신고) and about a return guarantee (반환보증).`,
  CHECK_UNIT_ON_SITE_TITLE: 'Compare the unit and the floor with the register',
  CHECK_UNIT_ON_SITE_ACTION: `Ask the landlord whether the unit and the floor of the contract are in the ${PAPERS.BUILDING_REGISTER}, and compare them with the signs at the home.`,
  CHECK_UNIT_ON_SITE_DETAIL: `A floor or a unit that is not in the ${PAPERS.BUILDING_REGISTER} may have been added illegally or split off from another unit. Compare the section for the unit (전유부) or the list of floors (층별 현황) with what you see at the home.`,
  CHECK_EXCLUSIVE_AREA_TITLE: 'Check the exclusive area',
  CHECK_EXCLUSIVE_AREA_ACTION: `Look up the exclusive area (전용면적) of the unit in the ${PAPERS.REGISTRY_DOCUMENT}, or in the section for the unit (전유부) of the ${PAPERS.BUILDING_REGISTER}. If it differs from what you typed, correct it and run the diagnosis again.`,
  CHECK_EXCLUSIVE_AREA_DETAIL: `The comparison uses the exclusive area (전용면적), not the supply area (공급면적) or the contract area (계약면적). Look it up in the ${PAPERS.REGISTRY_DOCUMENT}, or in the section for the unit (전유부) of the ${PAPERS.BUILDING_REGISTER}.`,
  CHECK_BUILDING_REGISTER_TITLE: `Get the ${PAPERS.BUILDING_REGISTER}`,
  CHECK_BUILDING_REGISTER_ACTION: `Check that the lot number (지번) is right, get the ${PAPERS.BUILDING_REGISTER} from Government24 (정부24), and look up the use and the date of approval for use (사용승인일).`,
  CHECK_BUILDING_REGISTER_DETAIL: `Get the ${PAPERS.BUILDING_REGISTER} from Government24 (정부24), and look up the type of building, its main use (주용도), its floors and the date of approval for use (사용승인일).`,
  PAPER_BUILDING_REGISTER_HELD_BY: 'City, county or district office (시·군·구청)',
  PAPER_BUILDING_REGISTER_MAY_ASK: 'Anyone',
  PAPER_BUILDING_REGISTER_LEGAL_BASIS: 'Article 38 of the Building Act (건축법)',
  PAPER_BUILDING_REGISTER_COST: 'Free online',
  PAPER_BUILDING_REGISTER_WHERE: 'Government24 (정부24), Seumteo (세움터)',
  PAPER_BUILDING_REGISTER_LOOK_FOR:
    'the main use (주용도) and the use of the unit, the number of floors, the date of approval for use (사용승인일), the mark of a violating building (위반건축물) on the first page',
  CHECK_VIOLATING_BUILDING_TITLE: 'Check whether it is a violating building',
  CHECK_VIOLATING_BUILDING_ACTION: `Get the ${PAPERS.BUILDING_REGISTER} and look on its first page for the mark of a violating building (위반건축물).`,
  CHECK_VIOLATING_BUILDING_DETAIL: `Whether the building breaks the building law is not judged automatically. Get the ${PAPERS.BUILDING_REGISTER} and look on its first page for the mark of a violating building (위반건축물).`,
  CHECK_MAIN_USE_TITLE: 'Check the use of the unit',
  CHECK_MAIN_USE_ACTION: `Look up the use of the unit in its own section (전유부) or in the list of floors (층별 현황) of the ${PAPERS.BUILDING_REGISTER}.`,
  CHECK_MAIN_USE_DETAIL: `Check in the section for the unit (전유부) or in the list of floors (층별 현황) of the ${PAPERS.BUILDING_REGISTER} that the unit is registered as a home (주택).`,
  CHECK_USE_LEGALITY_TITLE: 'Ask whether it may be lived in',
  CHECK_USE_LEGALITY_ACTION:
    'Ask the building department (건축과) of the city, county or district office whether the unit may legally be lived in, and send no down payment before you have the answer.',
  CHECK_USE_LEGALITY_DETAIL:
    'If the building is not registered as a home, the office can order it restored and fine the owner, and a jeonse loan (전세대출) or a deposit return guarantee (반환보증) can be refused.',
  CHECK_BUILDING_AGE_TITLE: 'Check the fittings of an old building',
  CHECK_BUILDING_AGE_ACTION:
    'Look at the pipes, the wiring, the waterproofing and any cracks at the home, and agree in a special term (특약) of the contract who pays for repairs.',
  CHECK_BUILDING_AGE_DETAIL:
    'Look at the pipes, the wiring, the waterproofing, the heating and any cracks in the walls, and agree in a special term (특약) of the contract who pays for repairs.',
  CHECK_SITE_DEFECTS_TITLE: 'Check the home for defects',
  CHECK_SITE_DEFECTS_ACTION:
    'Look at the home for defects such as leaks, mold, poor heating and parts that were added illegally.',
  CHECK_SITE_DEFECTS_DETAIL:
    'See for yourself whether there are leaks, mold or parts added without permission, how much daylight and noise there is and whether the heating works, and take photos.',
  CHECK_REGISTRY_DOCUMENT_TITLE: `Check the ${PAPERS.REGISTRY_DOCUMENT}`,
  CHECK_REGISTRY_DOCUMENT_ACTION: `Get the ${PAPERS.REGISTRY_DOCUMENT} twice, right before the contract and right before the final payment, and look for the owner, mortgages (근저당권), seizures (압류) and a trust (신탁등기).`,
  CHECK_REGISTRY_DOCUMENT_DETAIL:
    'Look in section A (갑구) for the owner, seizures (압류), provisional seizures (가압류), an auction (경매) and a trust (신탁), and in section B (을구) for mortgages (근저당권), registered jeonse rights (전세권) and registered claims of earlier tenants (임차권등기). Look right before the contract, and again right before the final payment.',
  REGISTRY_ALERT: ({ year }) =>
    `If you ask for it, the Ansim Jeonse app (안심전세앱) sends you a free alert by KakaoTalk when the registry changes (since ${year}). Read the registry again yourself even without an alert.`,
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
    'The deposit of a household that is already registered may be paid out before yours, so compare the list with what the landlord says.',
  RESIDENT_LIST_LEAVES_OUT: ({ from }) =>
    `An empty list does not mean that there are no other tenants. It names no foreigners: look at the certificate of foreign residents (외국인체류확인서) too, which is issued since ${formatDate(from)}, and check that the list was drawn for the lot (지번) and for the road name (도로명주소).`,
  PAPER_RESIDENT_LIST_HELD_BY: 'Community service center (주민센터)',
  PAPER_RESIDENT_LIST_MAY_ASK:
    'The owner, and whoever has signed the lease. Before the contract the landlord usually gets it and shows it to you',
  PAPER_RESIDENT_LIST_LEGAL_BASIS: 'Article 29-2 of the Resident Registration Act (주민등록법)',
  RESIDENT_LIST_FEE: ({ lowWon, highWon, checkedOn }) =>
    `₩${lowWon}–${highWon}, not issued online (as read on ${formatDate(checkedOn)}; check with the center)`,
  // stored by release 0.7.0
  PAPER_RESIDENT_LIST_COST: '₩300 to view, ₩400 to have it issued',
  PAPER_RESIDENT_LIST_WHERE: 'Community service center (주민센터)',
  PAPER_RESIDENT_LIST_LOOK_FOR:
    'the households registered there and since when, households that were struck off, and whether it was drawn for the lot (지번) and for the road name (도로명주소); foreigners are on the certificate of foreign residents (외국인체류확인서)',
  CHECK_TAX_CERTIFICATES_TITLE: `Check the ${PAPERS.TAX_CERTIFICATES}, national and local`,
  CHECK_TAX_CERTIFICATES_ACTION: `Ask the landlord for the ${PAPERS.TAX_CERTIFICATES} of national and of local taxes, and see whether any tax is unpaid.`,
  CHECK_TAX_CERTIFICATES_DETAIL: `Get the landlord's ${PAPERS.TAX_CERTIFICATES} and see whether any tax is unpaid: unpaid tax may be paid out before your deposit. If the deposit is more than ₩10 million, you can look up unpaid national tax at a tax office (세무서) and unpaid local tax at a city, county or district office (시·군·구청) without consent, from the day of the contract to the day you move in (since April 2023).`,
  TAX_VIEWED_THERE: ({ checkedOn }) =>
    `It is said that you may only look at it there, without a copy or a photo (as read on ${formatDate(checkedOn)}; check with the office), so bring something to write on.`,
  PAPER_TAX_CERTIFICATES_HELD_BY: 'National Tax Service (국세청), local government (지방자치단체)',
  PAPER_TAX_CERTIFICATES_MAY_ASK:
    'The landlord. If the deposit is more than ₩10 million, the tenant too can look at a tax office (세무서) for national and at a city, county or district office (시·군·구청) for local tax, from the day of the contract to the day of moving in',
  PAPER_TAX_CERTIFICATES_LEGAL_BASIS:
    'Article 3-7 of the Housing Lease Protection Act (주택임대차보호법), Article 109 of the National Tax Collection Act (국세징수법), Article 6 of the Local Tax Collection Act (지방세징수법)',
  PAPER_TAX_CERTIFICATES_COST: 'None',
  PAPER_TAX_CERTIFICATES_WHERE:
    'Hometax (홈택스), Wetax (위택스), tax office (세무서), city, county or district office (시·군·구청)',
  PAPER_TAX_CERTIFICATES_LOOK_FOR: 'the amount of unpaid tax and the date of issue, to see that it is still valid',
  FIELD_CHECK_TITLE: ({ check }) => FIELD_CHECKS[check].title,
  FIELD_CHECK_GUIDANCE: ({ check }) => FIELD_CHECKS[check].guidance,
  FIELD_CHECKS_ARE_NOTES:
    'These are notes of what you saw, not confirmed facts. They count towards no score, and that you looked does not mean that nothing is wrong.',
  FIELD_CHECK_TARGET_UNCLEAR: 'Give either diagnosisHistoryId or favoriteId, not both.',
  FIELD_CHECKS_SAVED: 'Saved.',
} satisfies typeof KO

const FIELD_CHECKS: Record<FieldCheck, { title: string; guidance: string }> = {
  ROADVIEW_CHECK: {
    title: 'Look around in street photos',
    guidance: 'First look at the road in front, the shops nearby and any building work in street photos.',
  },
  WALK_ROUTE_CHECK: {
    title: 'Walk there',
    guidance: 'Walk from the station or bus stop to the home, and note the slopes and how long it takes.',
  },
  NOISE_CHECK: {
    title: 'Listen',
    guidance: 'By day and in the evening, listen for the road, shops, the floor above and the homes next door.',
  },
  NIGHT_RETURN_CHECK: {
    title: 'Walk the way home at night',
    guidance: 'Walk the same way after dark, and look at the street lights and how many people pass.',
  },
  BUILDING_ENTRANCE_CHECK: {
    title: 'Look at the entrance and the letter boxes',
    guidance: 'Look at the shared entrance, the names and unit numbers on the letter boxes, the lift and the stairs.',
  },
  GROUND_FLOOR_USE_CHECK: {
    title: 'See what the floors below are used for',
    guidance: `See what the ground floor and the floors below are used for, and whether that is the use in the ${PAPERS.BUILDING_REGISTER}.`,
  },
  PARKING_AND_ACCESS_CHECK: {
    title: 'Look at parking and the way in',
    guidance: 'See where you may park and in what order, and how a car or an ambulance gets in.',
  },
}
