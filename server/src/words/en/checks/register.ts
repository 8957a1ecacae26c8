import type { REGISTER_CHECKS as KO } from '../../ko/checks/register.ts'
import { PAPERS } from '../paper-names.ts'

export const REGISTER_CHECKS = {
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
} satisfies typeof KO
