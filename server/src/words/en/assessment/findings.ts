import type { FINDINGS as KO } from '../../ko/assessment/findings.ts'
import { type AmountName, type Criterion, type Scope } from '../../ko/assessment/findings.ts'
import { counted, formatArea, formatFloor, formatManwon, formatMonths, formatPercent, numbered } from '../format.ts'
import { PAPERS } from '../paper-names.ts'
import { comparedWith } from './samples.ts'

const REGISTER = PAPERS.BUILDING_REGISTER

export const FINDINGS = {
  // What is assessed.
  LEASE_RISK_TEMPLATE: 'Check of the risks of a home lease before the contract',
  CRITERION_NAME: ({ criterion }) => NAMES[criterion],
  SENTENCE_OF_MODEL: ({ byRules }) => byRules,
  TOTAL_RISK_SCORE: ({ rules }) => `Risk score (${rules})`,
  // The title of each kind of finding, by its code: a noun phrase.
  ADDRESS_NOT_CONFIRMED_TITLE: 'Address not confirmed',
  BUILDING_CONFIRMED_TITLE: 'Building found in the building register',
  REGISTER_MISSING_TITLE: 'No building register seen',
  LOT_NOT_IN_REGISTER_TITLE: 'Lot number not found in the building register',
  SEVERAL_BUILDINGS_TITLE: 'Several buildings on the same lot',
  TYPE_OPEN_TITLE: 'Type of home not settled',
  TYPE_FROM_HINT_TITLE: 'Type of home not confirmed by the building register',
  TYPE_FROM_SAME_LOT_DEALS_TITLE: 'Type of home not confirmed by the building register',
  HINT_DIFFERS_TITLE: 'Type you chose and type in public records differ',
  FLOOR_ABOVE_BUILDING_TITLE: 'Floor higher than in the building register',
  FLOOR_BELOW_BUILDING_TITLE: 'Basement floor not in the building register',
  DONG_NOT_IN_REGISTER_TITLE: 'Building of the complex not in the building register',
  HO_NOT_PLAUSIBLE_TITLE: 'Unit number that does not fit the building register',
  UNIT_NOT_PUBLISHED_TITLE: 'Unit number that is not among the published prices',
  BASEMENT_TITLE: 'Basement floor',
  ROOFTOP_TITLE: 'Rooftop room (옥탑)',
  FLOOR_DIFFERS_TITLE: 'Floor other than the one in the address',
  FLOOR_UNLIKE_UNIT_TITLE: 'Floor other than the unit number suggests',
  AREA_UNLIKE_LOT_TITLE: 'Area unlike the homes on this lot',
  AREA_DIFFERS_FROM_UNIT_TITLE: 'Exclusive area other than the published one',
  AREA_OF_UNIT_TITLE: 'Published exclusive area',
  AREA_NOT_GIVEN_TITLE: 'Exclusive area not entered',
  MAIN_USE_TITLE: 'Use in the building register',
  NEIGHBORHOOD_FACILITY_TITLE: 'Building registered mainly for shops and services (근린생활시설)',
  NON_RESIDENTIAL_TITLE: 'Building not registered mainly for housing',
  MIXED_USE_TITLE: 'Building with both homes and shops (근린생활시설)',
  USE_UNCLEAR_TITLE: 'Use that may or may not be housing',
  OFFICETEL_USE_TITLE: 'Officetel (오피스텔) registered for business use',
  BUILDING_AGE_TITLE: 'Date of approval for use',
  OLD_BUILDING_TITLE: 'Old building',
  APPROVAL_DATE_MISSING_TITLE: 'Date of approval for use not found',
  LEASE_AMOUNT_TITLE: 'Compared with past leases',
  LEASE_AMOUNT_HIGH_TITLE: 'Amount far above past leases',
  LEASE_AMOUNT_LOW_TITLE: 'Amount far below past leases',
  LEASE_TO_ESTIMATE_TITLE: 'Compared with the estimated jeonse deposit',
  LEASE_ABOVE_ESTIMATE_TITLE: 'Deposit far above the estimated jeonse deposit',
  LEASE_BELOW_ESTIMATE_TITLE: 'Deposit far below the estimated jeonse deposit',
  LEASE_DEPOSIT_TITLE: 'Compared with deposits of past leases',
  NO_RECENT_LEASES_TITLE: 'No recent leases found',
  LEASES_MISSING_TITLE: 'No leases found to compare with',
  LEASES_LOWER_RELIABILITY_TITLE: 'No leases of similar homes',
  LEASES_FEW_DEALS_TITLE: 'Few leases to compare with',
  REGIONAL_LEASES_TITLE: "Compared with the area's lease statistics",
  REGIONAL_LEASES_HIGH_TITLE: "Amount far above the area's statistics",
  REVERSE_JEONSE_TITLE: 'Jeonse deposits in the area lower than two years ago',
  NO_DEPOSIT_TITLE: 'Lease without a deposit',
  DEPOSIT_TO_SALE_PRICE_TITLE: 'Deposit compared with past sale prices',
  DEPOSIT_SHARE_NOTEWORTHY_TITLE: 'Deposit high compared with the sale price',
  DEPOSIT_NEAR_SALE_PRICE_TITLE: 'Deposit close to the sale price',
  DEPOSIT_ABOVE_SALE_PRICE_TITLE: 'Deposit equal to or above the sale price',
  DEPOSIT_TO_ESTIMATE_TITLE: 'Deposit compared with the estimated sale price',
  DEPOSIT_MAY_EXCEED_ESTIMATE_TITLE: 'Deposit that may exceed 80% of the estimated sale price',
  DEPOSIT_NEAR_ESTIMATE_TITLE: 'Deposit close to the estimated sale price',
  DEPOSIT_NEAR_VALUE_TITLE: "Deposit close to the home's value",
  DEPOSIT_PROBABLY_ABOVE_VALUE_TITLE: "Deposit probably above the home's value",
  DEPOSIT_ABOVE_VALUE_TITLE: "Deposit above the home's value",
  DEPOSIT_TO_DATED_SALES_TITLE: 'Deposit and earlier sales on this lot',
  DEPOSIT_TO_PRICED_VALUE_TITLE: 'Deposit and the value by the public price',
  NO_RECENT_SALES_TITLE: 'No recent sales found',
  SALES_MISSING_TITLE: 'No sales found to compare with',
  SALES_LOWER_RELIABILITY_TITLE: 'No sales of similar homes',
  SALES_FEW_DEALS_TITLE: 'Few sales to compare with',
  SALE_SUPPORT_TITLE: 'Number of sales and spread of their prices',
  REGIONAL_SALES_TITLE: "Compared with the area's sale statistics",
  REGIONAL_SALES_HIGH_TITLE: "Deposit high compared with the area's sale statistics",
  OWN_YARDSTICK_TITLE: 'Building that sold for more than those around it',
  OWNER_CHANGED_LATELY_TITLE: 'The owner changed not long ago',
  OWNER_IS_COMPANY_TITLE: 'A company as the owner',
  OWNERS_ARE_SEVERAL_TITLE: 'Several owners together',
  LAND_RIGHT_NOT_LISTED_TITLE: "This unit's right to the land is not in the list",
  LAND_RIGHT_LISTED_TITLE: "This unit's right to the land is in the list",
  SAME_TIME_DEAL_TITLE: 'Recent sale for about the deposit',
  SAME_TIME_DEALS_OF_LOT_TITLE: 'Building where homes were sold and let at the same time',
  LOT_JEONSE_ABOVE_USUAL_TITLE: 'Jeonse in this building above what is usual in the area',
  SHARED_HOUSE_FRAME_TITLE: 'Rough value of the whole house and all its deposits',
  NEVER_SOLD_LOT_TITLE: 'No registered sale in this building',
  NO_VALUE_EVIDENCE_TITLE: "Nothing to estimate the home's value from",
  DEPOSIT_TO_PUBLIC_PRICE_TITLE: 'Deposit compared with the public price (공시가격)',
  DEPOSIT_ABOVE_PUBLIC_PRICE_LINE_TITLE: 'Deposit high compared with the public price (공시가격)',
  PUBLIC_PRICE_MISSING_TITLE: 'Public price of the home (공시가격) not found',
  NO_PUBLIC_PRICE_FOR_OFFICETEL_TITLE: 'Officetel (오피스텔), which has no public price (공시가격) as a home',
  NO_PUBLIC_PRICE_FOR_USE_TITLE: 'Use that has no public price (공시가격) as a home',
  OTHER_DEPOSITS_UNKNOWN_TITLE: "Other tenants' deposits not known",
  SHARED_HOUSE_TITLE: 'Building shared by several households',
  MONTHLY_FIXED_COST_TITLE: 'Fixed amount you pay each month',
  MONTHLY_COST_TITLE: 'Monthly cost, deposit included, compared with past leases',
  MONTHLY_COST_HIGH_TITLE: 'Monthly cost, deposit included, far above past leases',
  JEONSE_FEE_TITLE: 'Maintenance fee of a jeonse lease',
  RENT_IGNORED_FOR_JEONSE_TITLE: 'Monthly rent entered for a jeonse lease',
  SELECTED_CANDIDATE_TITLE: 'Past deal you selected',
  AMOUNT_UNREALISTIC_TITLE: 'Amount far from reality',
  DESCRIPTION_AREA_DIFFERS_TITLE: 'Area other than in the listing',
  DESCRIPTION_FLOOR_DIFFERS_TITLE: 'Floor other than in the listing',
  DESCRIPTION_BUILDING_FLOORS_DIFFERS_TITLE: 'Number of floors other than in the listing',
  DESCRIPTION_BUILT_YEAR_DIFFERS_TITLE: 'Use approval date other than in the listing',
  DESCRIPTION_TYPE_DIFFERS_TITLE: 'Use of the building other than in the listing',
  DESCRIPTION_HOUSEHOLDS_DIFFERS_TITLE: 'Number of households other than in the listing',
  DESCRIPTION_DEPOSIT_DIFFERS_TITLE: 'Deposit other than in the listing',
  DESCRIPTION_RENT_DIFFERS_TITLE: 'Rent other than in the listing',
  LISTING_SHOP_USE_TITLE: 'A listing that names a neighborhood facility (근린생활시설)',
  LISTING_NO_DEBT_TITLE: 'A listing that says there is no debt',
  LISTING_GUARANTEE_TITLE: 'A listing that speaks of a return guarantee (반환보증)',
  LISTING_GUARANTEE_REFUSED_TITLE: 'A listing that says no return guarantee (반환보증) can be had',
  LISTING_LOAN_TITLE: 'A listing that speaks of a loan',
  LISTING_LOAN_REFUSED_TITLE: 'A listing that says no jeonse loan can be had',
  LISTING_MOVE_IN_TITLE: 'A listing that speaks of the move-in report (전입신고)',
  LISTING_NO_BASEMENT_TITLE: 'A listing that says it is no basement',
  LISTING_NO_VIOLATION_TITLE: 'A listing that says there is no building violation',
  RISKS_ADD_UP_TITLE: 'Risks that add up, and facts not confirmed',
  SENIOR_TENANTS_TITLE: 'Tenants paid before you, and their deposits',
  REGISTRY_RIGHTS_TITLE: 'Registered rights (등기 권리관계)',
  TAX_ARREARS_TITLE: "Landlord's unpaid taxes",
  DEPOSIT_ABOVE_GUARANTEE_CAP_TITLE: 'Deposit above what HUG guarantees',
  GUARANTEE_TITLE: 'Deposit return guarantee (보증금 반환보증)',
  CONTRACT_PARTIES_TITLE: 'Parties to the contract',
  PERMIT_ZONE_SALE_TITLE: 'When the owner must move in',
  OWNER_LOAN_LIMIT_TITLE: "The landlord's money for your deposit",
  VIOLATING_BUILDING_TITLE: 'Whether the building breaks building law (위반건축물)',
  SITE_DEFECTS_TITLE: 'Defects on site',
  // Sentences of findings that several criteria share or that no criterion scores.
  AMOUNT_IS_DOUBTED: 'It is not clear whether the amount that you typed is right.',
  ADDRESS_NOT_CONFIRMED:
    'The address could not be confirmed down to the lot number, so no public records were looked up.',
  LOT_NOT_CONFIRMED: 'The address could not be confirmed down to the lot number.',
  CONFIRM_LOT_ADDRESS: 'Check the lot address (지번주소) and ask for the diagnosis again.',
  OTHER_DEPOSITS_UNKNOWN:
    "A building with several households is one property: its value has to cover every tenant's deposit. Until you know the other deposits, the share of yours alone decides nothing.",
  SENIOR_DEPOSITS_NOT_PUBLISHED: 'No public data shows the total of the deposits that are paid back before yours.',
  RENT_IGNORED_FOR_JEONSE: ({ manwon }) =>
    `You asked about a jeonse lease, so the monthly rent of ${formatManwon(manwon)} that you entered is left out of the calculation.`,
  SELECTED_CANDIDATE:
    'The past deal you selected is noted for reference only; it is not used as a confirmed fact about this home.',

  AREA_UNLIKE_LOT: ({ areaSquareMeter, count, ...known }) =>
    `You entered an exclusive area of ${formatArea(areaSquareMeter)}, but no home of about that size is among the ${counted(count, 'deal or public price', 'deals and public prices')} found on this lot (${areas(known)}). You may have entered the supply area (공급면적), or the lot may be another one. With a wrong area every comparison of amounts is wrong too, so check it first.`,
  EXCLUSIVE_AREA_TYPED: 'Exclusive area you entered (㎡)',
  AREAS: (known) => areas(known),
  AREAS_OF_LOT: ({ count }) => `Exclusive areas found on this lot (${counted(count, 'record')})`,

  EXCLUSIVE_AREA_PUBLISHED: ({ isOfRegister }) =>
    `Exclusive area with which this unit ${isOfRegister ? 'is in the building register' : 'is published'} (㎡)`,
  AREA_OF_UNIT: ({ publishedSquareMeter, isOfRegister }) =>
    `You entered no exclusive area, so the one of this unit ${isOfRegister ? 'in the building register' : 'that is published'} is used: ${formatArea(publishedSquareMeter)}.`,
  AREA_DIFFERS_FROM_UNIT: ({ typedSquareMeter, publishedSquareMeter, isOfRegister }) =>
    `You entered an exclusive area of ${formatArea(typedSquareMeter)}, but this unit ${isOfRegister ? 'is in the building register' : 'is published'} with ${formatArea(publishedSquareMeter)}, which is used for every comparison. The building or unit number may be another one, or you may have entered the supply area (공급면적), so check it.`,
  AREA_NOT_GIVEN: ({ areas }) => {
    const known = areas.map(formatArea).join(', ')
    if (areas.length === 0)
      return 'You entered no exclusive area, so the home could not be compared with homes of its size.'
    return areas.length === 1
      ? `You entered no exclusive area, so the home could not be compared with homes of its size. The exclusive area found on this lot is ${known}.`
      : `You entered no exclusive area, so the home is compared with homes of several sizes. The exclusive areas found on this lot are ${known}, and the value differs with the size, so check the area first.`
  },

  NAMED_AMOUNT: ({ what, manwon }) => `${AMOUNT_NAMES[what]}${formatManwon(manwon)}`,
  DEPOSIT_AND_RENT: ({ depositManwon, monthlyRentManwon }) =>
    `a deposit of ${formatManwon(depositManwon)} with a monthly rent of ${formatManwon(monthlyRentManwon)}`,
  AMOUNT_UNLIKE_DEALS: ({ typed, nearest, low }) =>
    `You entered ${typed}. That is far too ${low ? 'low' : 'high'} compared with the closest published deal: ${nearest}.`,
  AMOUNT_UNLIKE_ANY: ({ typed, low }) =>
    `You entered ${typed}. That is far too ${low ? 'low' : 'high'} for the lease of a home.`,
  CHECK_AMOUNT_UNIT:
    'Check the unit of the amounts (10,000 won, 만원), and that the deposit and the rent are in the right fields.',

  REVERSE_JEONSE: ({ scope, recent, earlier, change }) =>
    `In ${PLACES[scope]}, the middle (median) jeonse deposit for the same type of home is now ${level(recent)}. That is ${formatPercent(-change)} below two years ago: ${level(earlier)}. A landlord may not be able to pay back the old deposit out of a new one (역전세). These are not deals of this address, so take them as a guide to the area only.`,
  JEONSE_CHANGE: ({ scope, recent, earlier }) =>
    `Change of the middle (median) jeonse deposit in ${PLACES[scope]}, from ${level(earlier)} two years ago to ${level(recent)} lately. Not part of the score`,
  CHANGE: ({ change }) => `${change > 0 ? '+' : change < 0 ? '-' : ''}${formatPercent(Math.abs(change))}`,
  // Headlines for findings not about the home's value: one sentence with the decisive fact.
  HEADLINE_LEASE: ({ depositManwon, otherManwon, ...other }) =>
    `Your deposit (${formatManwon(depositManwon)}) is ${comparedWith(depositManwon, otherManwon)}, ${leaseName(other)}.`,
  HEADLINE_RENT: ({ typedManwon, otherManwon, withDeposit, ...other }) =>
    `${withDeposit ? 'With the deposit turned into rent, you pay' : 'You pay no deposit and'} ${formatManwon(typedManwon)} a month; ${rentName(other)} ${formatManwon(otherManwon)}.`,
  HEADLINE_RENT_ALONE: ({ rentManwon, medianManwon, count }) =>
    `The rent (${formatManwon(rentManwon)}) is ${comparedWith(rentManwon, medianManwon)}, ${count === 1 ? 'that of one similar deal' : 'the middle rent of similar deals'}.`,
  HEADLINE_MONTHLY_COST: ({ costManwon, otherManwon, withFee, ...other }) =>
    `With the deposit turned into rent${withFee ? ' and the maintenance fee added' : ''}, you pay ${formatManwon(costManwon)} a month; ${rentName(other)} ${formatManwon(otherManwon)}.`,

  HEADLINE_FLOOR_ABOVE_BUILDING: ({ floor, floorsAboveGround }) =>
    `You entered floor ${floor}, but the ${REGISTER} shows only ${counted(floorsAboveGround, 'floor')} above ground.`,
  HEADLINE_FLOOR_BELOW_BUILDING: ({ floor, floorsBelowGround }) =>
    `You entered ${formatFloor(floor)}, but the ${REGISTER} shows ${floorsBelowGround === 0 ? 'no basement' : `only ${counted(floorsBelowGround, 'floor')} below ground`}.`,
  HEADLINE_DONG_NOT_IN_REGISTER: ({ dong }) => `The ${REGISTER} has no building ${numbered(dong, '동')} on this lot.`,
  HEADLINE_HO_ABOVE_BUILDING: ({ ho, floorsAboveGround }) =>
    `You entered unit ${numbered(ho, '호')}, but the ${REGISTER} shows only ${counted(floorsAboveGround, 'floor')} above ground.`,
  HEADLINE_HO_OF_SINGLE_HOUSEHOLD: ({ ho }) =>
    `You entered unit ${numbered(ho, '호')}, but the ${REGISTER} shows a home for one household.`,
  HEADLINE_UNIT_NOT_PUBLISHED: ({ ho, floor, others }) =>
    `The public prices list other units (${others.join(', ')}) on ${formatFloor(floor)}, but no unit ${numbered(ho, '호')}.`,
  HEADLINE_ROOFTOP: `This looks like a rooftop room (옥탑), which may not be a home in the ${REGISTER}.`,
  HEADLINE_FLOOR_DIFFERS: ({ floor, inAddress }) =>
    `The address names ${inAddress === 'BASEMENT' ? 'a basement' : formatFloor(inAddress)}, but you entered ${formatFloor(floor)}.`,
  HEADLINE_FLOOR_UNLIKE_UNIT: ({ floor, ho, hoFloor }) =>
    `Unit ${numbered(ho, '호')} is on ${formatFloor(hoFloor)} by its number, but you entered ${formatFloor(floor)}. Is the floor right?`,

  HEADLINE_AREA_DIFFERS: ({ typedSquareMeter, publishedSquareMeter, isOfRegister }) =>
    `This unit ${isOfRegister ? 'is in the building register' : 'is published'} with ${formatArea(publishedSquareMeter)}, but you entered ${formatArea(typedSquareMeter)}.`,
  HEADLINE_AREA_UNLIKE_LOT: ({ areaSquareMeter, fromSquareMeter, toSquareMeter }) => {
    const known =
      fromSquareMeter === toSquareMeter
        ? formatArea(fromSquareMeter)
        : `${formatArea(fromSquareMeter)} to ${formatArea(toSquareMeter)}`
    return `Homes known on this lot have ${known}, but you entered ${formatArea(areaSquareMeter)}.`
  },
  HEADLINE_AREA_NOT_GIVEN: ({ areas }) =>
    areas.length > 1
      ? 'Without the area, your terms were compared with homes of other sizes.'
      : 'Without the area, your terms could not be compared with homes of its size.',
} satisfies typeof KO

const NAMES: Record<Criterion, string> = {
  PROPERTY_IDENTITY_RISK: 'Which building it is',
  DEPOSIT_TO_VALUE_RISK: 'Deposit compared with the value of the home',
  MARKET_PRICE_COMPARISON_RISK: 'Amount compared with leases nearby',
  SALE_TRANSACTION_SUPPORT_RISK: 'How well sales support the value',
  PUBLIC_PRICE_SUPPORT_RISK: 'Deposit compared with the public price (공시가격)',
  BUILDING_LEGAL_USE_RISK: 'Use of the building',
  BUILDING_AGE_CONDITION_RISK: 'Age of the building',
  MULTI_HOUSEHOLD_SENIOR_TENANT_RISK: 'Tenants paid before you',
  REGISTRY_RIGHTS_RISK: 'Registered rights (등기 권리관계)',
  GUARANTEE_INSURANCE_RISK: 'Deposit return guarantee (보증금 반환보증)',
  MONTHLY_COST_BURDEN_RISK: 'Monthly cost',
  CONTRACT_CHECKLIST_RISK: 'What to check before the contract',
}

type Areas = { fromSquareMeter: number; toSquareMeter: number }

function areas({ fromSquareMeter, toSquareMeter }: Areas): string {
  return [...new Set([fromSquareMeter, toSquareMeter].map(formatArea))].join(' to ')
}

const AMOUNT_NAMES: Record<AmountName, string> = {
  JEONSE_DEPOSIT: 'a jeonse deposit of ',
  DEPOSIT: 'a deposit of ',
  MONTHLY_RENT: 'a monthly rent of ',
  DEAL: '',
}

const PLACES: Record<Scope, string> = {
  LEGAL_DISTRICT: 'the same legal district (법정동)',
  LAWD_CD: 'the same city or district (시·군·구)',
}

type Level = { medianManwon: number; months: readonly string[]; sampleCount: number }

function level({ medianManwon, months, sampleCount }: Level): string {
  return `${formatManwon(medianManwon)} (${formatMonths(months)}, ${counted(sampleCount, 'deal')})`
}

type Other = { against: 'SAMPLE' | 'ESTIMATE' | 'REGION'; count: number }

/** A single deal has no median. */
function leaseName({ against, count }: Other): string {
  if (against === 'ESTIMATE') return 'the estimated jeonse deposit'
  if (against === 'REGION') return 'the middle of jeonse (전세) deposits in the area'
  return count === 1 ? 'that of one jeonse (전세) deal' : 'the middle of similar jeonse (전세) deals'
}

function rentName({ against, count }: Other): string {
  if (against === 'REGION') return 'the middle in the area is'
  return count === 1 ? 'one similar deal is' : 'the middle of similar deals is'
}
