import type { KNOWN_VALUE as KO } from '../../ko/assessment/known-value.ts'
import { type SmallLeaseRegion } from '../../ko/assessment/known-value.ts'
import { counted, formatArea, formatDate, formatFloor, formatManwon, formatMonth, formatPercent } from '../format.ts'
import { PAPERS } from '../paper-names.ts'
import { PUBLIC_PRICES } from './price.ts'

export const KNOWN_VALUE = {
  // The value of a home by older sales of its lot or by its public price, and the deposit compared with it.
  DATED_SALES_OF_LOT: ({ sales, count, months, alike, direct, adjusted, ...value }) => {
    const homes = alike ? 'of about this size ' : ''
    const named = sales.map(
      ({ contractDate, amountManwon }) => `${formatManwon(amountManwon)} on ${formatDate(contractDate)}`,
    )
    const among = count > sales.length ? 'among them ' : ''
    const past = `in the last ${counted(months, 'month')}`
    const sold =
      count === 1
        ? `One home ${homes}on this lot was sold ${past} (${named.join(', ')}${direct ? ', a direct deal (직거래)' : ''}). It is a single deal, so take it as a rough guide.`
        : `${count} homes ${homes}on this lot were sold ${past} (${among}${named.join(', ')}${direct ? ', all direct deals (직거래)' : ''}).`
    const sizes = alike ? '' : ' They may differ in size.'
    const today = adjusted
      ? `With how prices of the area have moved since, that makes ${range(value)}.`
      : `How prices have moved since is not known; as agreed, that makes ${range(value)}.`
    return `${sold}${sizes} ${today}`
  },
  VALUE_OF_PUBLIC_PRICE: ({ price, ratio, salesBehind, ...value }) =>
    `No recent sales of such homes were found, so the value of the home is worked out roughly from its public price (공시가격). ${price}. Times ${times(ratio)}, the ratio of sale price to public price ${basisOf(salesBehind)}, that makes ${range(value)}.`,
  SHARED_HOUSE_FRAME: ({ price, lowManwon, highManwon }) =>
    `By the ${price}, the whole house is worth roughly ${formatManwon(lowManwon)} to ${formatManwon(highManwon)}. Deals of such houses are published without their lot, so this was never tested; it is not scored.`,
  SHARED_HOUSE_FRAME_MEANS:
    'Rough range of the whole house, from 1.4 times its public price to the public price ÷ 53.6% (not tested by deals)',
  OWN_AGAINST_FRAME: ({ depositManwon, standing }) =>
    `Your deposit of ${formatManwon(depositManwon)} alone ${FRAME_STANDINGS[standing]} Deposits of the other tenants could not be added.`,
  SUM_AGAINST_FRAME: ({ depositManwon, otherHouseholds, fromManwon, toManwon, standing }) =>
    `Your deposit of ${formatManwon(depositManwon)} with those of ${counted(otherHouseholds, 'other household')}, worked out from past leases, comes to ${formatManwon(fromManwon)} to ${formatManwon(toManwon)}, which ${FRAME_STANDINGS[standing]}`,
  HEADLINE_OWN_AGAINST_FRAME: ({ depositManwon, standing }) =>
    `Your deposit of ${formatManwon(depositManwon)} alone ${FRAMES_IN_SHORT[standing]}`,
  HEADLINE_SUM_AGAINST_FRAME: ({ otherHouseholds, fromManwon, toManwon, standing }) =>
    `Deposits with those of ${counted(otherHouseholds, 'other household')}, ${formatManwon(fromManwon)} to ${formatManwon(toManwon)}: together this ${FRAMES_IN_SHORT[standing]}`,
  DATED_SALE: ({ contractDate, areaSquareMeter, floor, adjustedManwon, weak }) =>
    [
      `Sale of ${formatDate(contractDate)}`,
      formatArea(areaSquareMeter),
      ...(floor === null ? [] : [formatFloor(floor)]),
      ...(weak ? ['direct deal (직거래)'] : []),
      ...(adjustedManwon === null ? [] : [`${formatManwon(adjustedManwon)} at today's level`]),
    ].join(', '),
  DEPOSIT_BY_DATED_SALES: 'Deposit ÷ value by earlier sales on this lot',
  DEPOSIT_BY_PRICED_VALUE: 'Deposit ÷ value by the public price',
  SALE_TO_PUBLIC_PRICE: ({ salesBehind }) => `Sale price ÷ public price, ${basisOf(salesBehind)}`,
  PRICED_VALUE_INTERVAL: ({ lowManwon, highManwon }) =>
    `Value by the public price (${formatManwon(lowManwon)} to ${formatManwon(highManwon)})`,
  VALUE_BY_DATED_SALES: ({ count, newestDate, adjusted }) =>
    `Range of ${counted(count, 'earlier sale')} on this lot (the latest on ${formatDate(newestDate)}, ${adjusted ? "at today's level" : 'as agreed'})`,
  VALUE_BY_PUBLIC_PRICE: ({ baseYear, basis, ratio }) =>
    `Range worked out roughly as ${times(ratio)} times the ${baseYear} ${PUBLIC_PRICES[basis]}`,
  // Facts that public data do not show, so that the user has to ask.
  SENIOR_TENANTS_NOT_PUBLIC: `No public data show whether other tenants come before you, and with what deposits. Check the ${PAPERS.FIXED_DATE_LIST} and the ${PAPERS.RESIDENT_LIST}.`,
  SHARED_HOUSE: ({ households }) => {
    const what =
      households === null
        ? 'This may be a detached or multi-family house (단독·다가구주택) shared by several households.'
        : `According to the building register, ${households} households share this building.`
    return `${what} The whole building is registered as one property, so the deposits of earlier tenants are not in the registry, and they may be paid back before yours.`
  },
  SHARED_HOUSE_POSSIBLE: 'Building that several households may share',
  PROPERTY_TYPE: 'Type of home',
  MOST_HOUSEHOLDS: 'Households in the building register, the most of all possible buildings',

  REGISTRY_RIGHTS_NOT_LOOKED_UP: `The owner, mortgages (근저당권), seizures (압류) and trusts (신탁등기) are not looked up for you: check them in the ${PAPERS.REGISTRY_DOCUMENT}.`,
  TAX_ARREARS_NOT_IN_REGISTRY: `The landlord's unpaid taxes may not even be in the registry: check them with a ${PAPERS.TAX_CERTIFICATES} for national and one for local taxes.`,
  SMALL_LEASE_TODAY: ({ region, protectedManwon, effectiveFrom, checkedOn, toCheck, depositManwon }) => {
    const seen = `In force since ${formatDate(effectiveFrom)}, checked on ${formatDate(checkedOn)}${toCheck ? ', still to be checked in the law' : ''}.`
    return `Highest deposit of a small-deposit tenant (소액임차인) in ${REGIONS[region]}; of it, ${formatManwon(protectedManwon)} comes before mortgages. ${seen} Your deposit is ${formatManwon(depositManwon)}. The limit that really counts depends on the day on which the oldest mortgage or other security right was registered.`
  },

  GUARANTEE_ASKED: ({ notHome, quoted = false }) => {
    const refused = notHome
      ? ' They may refuse a building whose use is not housing.'
      : quoted
        ? ' They are said to take the price of an apartment or officetel first from the quotations of KB (KB시세) or the Korea Real Estate Board (한국부동산원 시세), not from the public price: look these up as well.'
        : ''
    return `Only the guarantors (HUG, HF, SGI) decide whether they take the lease for the return guarantee (반환보증): ask them yourself.${refused}`
  },
  DEPOSIT_ABOVE_GUARANTEE_CAP: ({ depositManwon, capManwon, inCapital }) =>
    `Your deposit of ${formatManwon(depositManwon)} is ${formatManwon(depositManwon - capManwon)} more than the ${formatManwon(capManwon)} up to which HUG is commonly said to grant a return guarantee (반환보증) ${inCapital ? 'in the capital area (수도권)' : 'outside the capital area (수도권)'}. HUG may refuse it: ask HUG and another guarantor (SGI) before the contract, and put in a special term that ends the contract if the guarantee is refused.`,
  OWNER_LOAN_LIMIT: ({ limitManwon, startsOn, checkedOn }) =>
    `Since ${formatDate(startsOn)}, owners in the capital area (수도권) and in regulated areas (규제지역) are said to be able to borrow at most ${formatManwon(limitManwon)} to pay a deposit back, and owners of several homes nothing (second-hand, read on ${formatDate(checkedOn)}). Check with a bank, and ask the landlord how your deposit will be paid back if no next tenant is found.`,
  OWNER_LOAN_LIMIT_IN_SHORT: 'What the landlord may borrow is limited: ask how the deposit will be paid back.',
  PERMIT_ZONE_SALE: ({ month, deferredUntilYear, checkedOn, untilDay, isOver }) =>
    `What may be this apartment (same lot, floor and area) was sold in ${formatMonth(month)} in a permit zone (토지거래허가구역). The buyer reportedly has to live there, by ${deferredUntilYear} at the latest where it is put off (second-hand, checked on ${formatDate(checkedOn)}). Before you count on renewal (계약갱신), ask when the owner must move in, and check with the district office.${isOver ? ` Whether the zone goes on after ${formatDate(untilDay)} is not in our data.` : ''}`,
  PERMIT_ZONE_SALE_IN_SHORT: 'Ask whether, and when, the owner must move in.',
  JEONSE_LOAN_SHARE: ({ capitalShare, otherShare, startsOn, hasBegun, checkedOn }) => {
    const shares = `${formatPercent(capitalShare)} of a jeonse loan in the capital area (수도권) and in regulated areas (규제지역) and ${formatPercent(otherShare)} elsewhere`
    const told = hasBegun
      ? `Since ${formatDate(startsOn)}, guarantees are said to cover ${shares}, and jeonse loans to people who own one home and let it are said to be restricted`
      : `From ${formatDate(startsOn)} on, guarantees are said to cover ${shares}, and jeonse loans to people who own one home and let it are to be restricted`
    return `${told} (second-hand, read on ${formatDate(checkedOn)}). If you need a loan, ask the bank and the guarantor before the contract how much you can borrow, and add a special term that returns your down payment if it is refused.`
  },
  GUARANTEE_CAP: ({ source, checkedOn }) =>
    `A limit in common use. Source: ${source}, checked on ${formatDate(checkedOn)}`,
  GUARANTEE_LINE: ({ basis, priceManwon, share, depositManwon, source, checkedOn }) =>
    `${formatPercent(share)} of the ${PUBLIC_PRICES[basis]}, ${formatManwon(priceManwon)}: a line in common use, before debts that are paid ahead of you are taken off. Your deposit is ${formatManwon(depositManwon)}. Source: ${source}, checked on ${formatDate(checkedOn)}`,

  CONTRACT_PARTIES_NOT_PUBLIC:
    'No public data show who the landlord is and whether an agent may act for them: check it when you meet to sign.',
  VIOLATION_NOT_JUDGED: `Whether the building breaks building law (위반건축물) is not judged here: get the ${PAPERS.BUILDING_REGISTER} and look for the mark.`,
  SITE_DEFECTS_SEEN_ON_SITE:
    'Leaks, mold, the heating and additions built without a permit can only be seen on site: look at them yourself.',

  SENIOR_TENANTS_IN_SHORT: 'No public data show earlier tenants and their deposits.',
  REGISTRY_RIGHTS_IN_SHORT: 'The owner and the debts in the registry are not looked up for you.',
  TAX_ARREARS_IN_SHORT: "No public data show the landlord's unpaid taxes.",
  GUARANTEE_IN_SHORT: 'Only a guarantor decides whether it takes the lease.',
  CONTRACT_PARTIES_IN_SHORT: 'No public data show who the landlord is or who may act for them.',
  VIOLATION_IN_SHORT: 'Whether the building breaks building law is not judged here.',
  SITE_DEFECTS_IN_SHORT: 'Defects can only be seen on site.',
} satisfies typeof KO

type Range = { lowManwon: number; midManwon: number; highManwon: number }

function range({ lowManwon, midManwon, highManwon }: Range): string {
  return `${formatManwon(midManwon)} (${formatManwon(lowManwon)} to ${formatManwon(highManwon)})`
}

function times(ratio: number): string {
  return String(Math.round(ratio * 100) / 100)
}

function basisOf(salesBehind: number): string {
  return salesBehind > 0
    ? `in ${counted(salesBehind, 'sale')} of the same district`
    : 'that is known for homes of this kind'
}

const FRAME_STANDINGS = {
  ABOVE: 'is more than the high end of that rough value.',
  POSSIBLE: 'may be over 80% of the low end of that rough value.',
  BELOW: 'is 80% of the low end of that rough value or less. Debts that are paid first are not counted here.',
}

const FRAMES_IN_SHORT = {
  ABOVE: 'is more than the whole building is worth.',
  POSSIBLE: 'may be over 80% of what the whole building is worth.',
  BELOW: 'is 80% of what the whole building is worth or less, debts not counted.',
}

const REGIONS: Record<SmallLeaseRegion, string> = {
  SEOUL: 'Seoul',
  OVERCROWDING_ZONE: 'the overcrowding zone (과밀억제권역) and the cities counted with it',
  METROPOLITAN_CITY: 'the metropolitan cities (광역시) and the cities counted with them',
  OTHER: 'the rest of the country',
}
