import type { USER_CONFIRMED as KO, SmallLeaseRegion } from '../../ko/assessment/user-confirmed.ts'
import { formatDate, formatManwon, formatPercent } from '../format.ts'
import { PAPERS } from '../paper-names.ts'
import { PUBLIC_PRICES } from './public-price.ts'

/** Facts that public data do not show, so that the user has to ask. */
export const USER_CONFIRMED = {
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

const REGIONS: Record<SmallLeaseRegion, string> = {
  SEOUL: 'Seoul',
  OVERCROWDING_ZONE: 'the overcrowding zone (과밀억제권역) and the cities counted with it',
  METROPOLITAN_CITY: 'the metropolitan cities (광역시) and the cities counted with them',
  OTHER: 'the rest of the country',
}
