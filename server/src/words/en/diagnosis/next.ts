import type { NEXT as KO } from '../../ko/diagnosis/next.ts'
import { bulleted, paragraphs } from '../../paragraphs.ts'
import { counted, formatDate, formatManwon } from '../format.ts'
import { asTitle, PAPERS } from '../paper-names.ts'
import { placeOf } from '../place-names.ts'

const LEASES = { JEONSE: 'jeonse deposit', MONTHLY_RENT: 'deposit' }
const STATES = {
  success: 'found',
  partial: 'part',
  empty: 'none',
  unavailable: 'not looked up',
  ambiguous: 'more than one',
  error: 'no answer',
}

export const NEXT = {
  PAPER_NAME: ({ paper }) => {
    if (paper === 'TAX_CERTIFICATES') return `${asTitle(PAPERS[paper])}, national and local`
    if (paper === 'LANDLORD_IDENTITY') return `The landlord's ${PAPERS[paper]} and letter of authority (위임장)`
    return asTitle(PAPERS[paper])
  },
  TAX_AND_VIOLATION: `Ask the landlord for the ${PAPERS.TAX_CERTIFICATES} of national and of local taxes, and get the ${PAPERS.BUILDING_REGISTER} to see whether it has the mark of a violating building (위반건축물).`,
  LEASE_JEONSE_NAME: 'Jeonse (전세) contract',
  LEASE_MONTHLY_RENT_NAME: 'Monthly rent (월세) contract',
  RESIDENTIAL_SALE_NAME: 'Buying a home',
  SALE_REGISTRY: `Check the owner and the mortgages (근저당권) in the ${PAPERS.REGISTRY_DOCUMENT}.`,
  SALE_LAND_USE: 'Check the land use plan (토지이용계획) and whether it is a violating building (위반건축물).',
  COMMERCIAL_STARTUP_NAME: 'Opening a shop',
  STARTUP_PERMITS: 'Check which permits the trade needs, and the use of the building (용도).',
  STARTUP_LEASE: 'Check the premium for the business place (권리금) and the terms of the commercial lease.',
  LAND_FOREST_DEVELOPMENT_NAME: 'Developing land or forest',
  LAND_USE_PLAN: 'Check the land use plan (토지이용계획) and what a development permit (개발행위 허가) requires.',
  LAND_ACCESS:
    'Check the access to a road, the slope, and what it takes to use farmland (농지) or forest land (산지) for something else.',
  SMALL_COMMERCIAL_BUILDING_NAME: 'Buying a small commercial building',
  BUILDING_LEASES: 'Check the leases in the building and the deposits of its tenants.',
  BUILDING_VIOLATION_AND_USE: 'Check whether it is a violating building (위반건축물), and its use (용도).',
  DOCUMENT_RIGHTS_ASSISTANCE_NAME: 'Reading papers and rights',
  ORIGINAL_PAPERS: `Look at the originals of the ${PAPERS.REGISTRY_DOCUMENT} and the ${PAPERS.BUILDING_REGISTER}.`,
  LEGAL_EXPERT: 'Ask a legal expert what the papers mean.',
  POST_DRAFT_TITLE: ({ district, type, purpose }) =>
    `${PURPOSES[purpose]}, ${type ?? 'a home'}${district === null ? '' : `, ${placeOf(district)}`}: a question before the contract`,
  POST_DRAFT: ({ home: { district, type, purpose }, depositManwon, rentManwon, cautions, gaps }) =>
    paragraphs([
      `I am looking at a home in ${district === null ? 'an area that is not confirmed' : placeOf(district)}: ${PURPOSES[purpose]}, ${type ?? 'a home'}. ${terms(depositManwon, rentManwon)}`,
      bulleted('What public data say to watch out for:', cautions),
      bulleted('What is not confirmed yet:', gaps),
      'What else should I check before the contract? If you have been through something like this, I would be glad to hear of it.',
    ]),
  SHARED_SHEET: 'What was checked before the contract, and what to ask',
  SHARED_WITHOUT_PAPERS: 'What the tenant read in papers, such as the registry, is not part of this.',
  SHARED_SHEET_IS_NO_VERDICT:
    'This shows the evidence in public data and what is not known yet. Whatever would identify the home is left out. It does not decide whether to sign, and it is no legal advice.',
  REGION_NOT_CONFIRMED: 'region not confirmed',
  SHEET_ABOUT: (of) =>
    `${placeOf(of.districtName)} · ${of.propertyTypeName} · ${LEASES[of.contractPurpose]} ${formatManwon(of.depositAmountManwon)}${of.monthlyRentAmountManwon ? `, rent ${formatManwon(of.monthlyRentAmountManwon)} a month` : ''}`,
  SHEET_FIRST: 'Know this first',
  SHEET_COMPARED: 'Amounts and deals compared',
  SHEET_CAUTIONS: 'Watch out for',
  SHEET_GAPS: 'Not known yet',
  SHEET_TO_DO: 'What to do first',
  SHEET_QUESTIONS: 'Ask, in Korean',
  SHEET_STATE: ({ title, state }) => `${title} (${STATES[state]})`,
  SHEET_SOURCE: ({ source, referencePeriod, sampleCount }) =>
    [
      `Source: ${source}`,
      ...(referencePeriod === null ? [] : [`period ${referencePeriod}`]),
      ...(sampleCount === null ? [] : [counted(sampleCount, 'record')]),
    ].join(' · '),
  SHEET_FOOT: ({ ruleBookVersion, diagnosedOn }) =>
    `Rule book ${ruleBookVersion} · checked on ${formatDate(diagnosedOn)} · Missing data is not a good sign.`,
  LINK_MADE: 'The link is made.',
  LINK_DELETED: 'The link is deleted.',
  UNRETURNED_WRITTEN_DEMAND_TITLE: 'Demand the deposit in writing',
  UNRETURNED_WRITTEN_DEMAND_WHAT:
    'State the end of the lease, the amount and your account, send it to the landlord by certified mail (내용증명), and keep a copy.',
  UNRETURNED_WRITTEN_DEMAND_OFFICE: 'Post office (우체국)',
  UNRETURNED_WRITTEN_DEMAND_LIMITS:
    'A letter alone brings no money. Check too that you gave notice of the end in time.',
  UNRETURNED_WRITTEN_DEMAND_SOURCE: 'Certified mail of the post office (내용증명)',
  UNRETURNED_STAY_REGISTERED_TITLE: 'Keep living and being registered there until the entry stands',
  UNRETURNED_STAY_REGISTERED_WHAT:
    'If you move out or report a move, you may lose your right to stay (대항력) and to be repaid first (우선변제권). Move only once you have seen the entry in the registry yourself.',
  UNRETURNED_STAY_REGISTERED_OFFICE: 'Internet registry office (인터넷등기소), community center (주민센터)',
  UNRETURNED_STAY_REGISTERED_LIMITS: 'Living there does not put you before earlier rights.',
  UNRETURNED_STAY_REGISTERED_SOURCE: 'Articles 3 and 3-2 of the Housing Lease Protection Act (주택임대차보호법)',
  UNRETURNED_LEASE_REGISTRATION_ORDER_TITLE: 'Apply for an order to register your lease (임차권등기명령)',
  UNRETURNED_LEASE_REGISTRATION_ORDER_WHAT:
    'If the lease has ended and the deposit is not fully paid back, you apply alone. Have the contract, the notice of the end and your resident record ready.',
  UNRETURNED_LEASE_REGISTRATION_ORDER_OFFICE:
    'District court, its branch or the municipal court of the place (지방법원, 지원, 시·군법원)',
  UNRETURNED_LEASE_REGISTRATION_ORDER_LIMITS:
    'The entry keeps your rank and collects no money. Do not move when you have only applied.',
  UNRETURNED_LEASE_REGISTRATION_ORDER_SOURCE: 'Article 3-3 of the Housing Lease Protection Act (주택임대차보호법)',
  UNRETURNED_GUARANTOR_TITLE: 'If you have a return guarantee (반환보증), notify the guarantor',
  UNRETURNED_GUARANTOR_WHAT:
    'Ask in which period to apply, which papers to hand in, and whether your lease has to be registered first.',
  UNRETURNED_GUARANTOR_OFFICE: 'The guarantor of your policy (HUG, HF, SGI)',
  UNRETURNED_GUARANTOR_LIMITS: 'It may be refused over a period or a paper. The guarantor decides on payment.',
  UNRETURNED_GUARANTOR_SOURCE: 'Terms of the guarantor',
  UNRETURNED_FRAUD_VICTIMS_TITLE: 'Ask whether you can be recognized as a victim of jeonse fraud (전세사기피해자)',
  FRAUD_VICTIMS_ACT: ({ lastDay, signedDay, part, of, from, orFrom, checkedOn }) =>
    `Guides say that whoever signed their first contract by ${formatDate(signedDay)} may apply to be recognized until ${formatDate(lastDay)}, and that recognized victims get at least ${part}/${of} of the deposit from ${formatDate(from)} or ${formatDate(orFrom)} on (all as read on ${formatDate(checkedOn)}). Ask the office about the conditions and the days.`,
  FRAUD_VICTIMS_ACT_PASSED: ({ lastDay, checkedOn }) =>
    `The last day to apply, by guides ${formatDate(lastDay)} (as read on ${formatDate(checkedOn)}), has passed. Ask the office whether it was moved.`,
  UNRETURNED_FRAUD_VICTIMS_OFFICE:
    'City or province (시·도) of the home, tenant support center (전세피해지원센터, 1533-8119)',
  UNRETURNED_FRAUD_VICTIMS_LIMITS:
    'Not everybody whose deposit is not paid back is a victim under this act. A committee decides; this page does not judge it.',
  UNRETURNED_FRAUD_VICTIMS_SOURCE:
    'Guides to the act for victims of jeonse fraud (전세사기피해자 지원 및 주거안정에 관한 특별법)',
  UNRETURNED_COURT_TITLE: 'Payment order (지급명령) or lawsuit',
  UNRETURNED_COURT_WHAT:
    'A payment order may serve where the landlord does not object, a lawsuit where they do. Get advice first.',
  UNRETURNED_COURT_OFFICE:
    'Court, Korea Legal Aid Corporation (대한법률구조공단, 132), lease mediation committee (주택임대차분쟁조정위원회)',
  UNRETURNED_COURT_LIMITS: 'A judgment may bring nothing if the landlord owns nothing. It takes time and money.',
  UNRETURNED_COURT_SOURCE: 'Civil Procedure Act (민사소송법)',
  UNRETURNED_AUCTION_TITLE: 'If the home is auctioned, ask for your share in time',
  UNRETURNED_AUCTION_WHAT:
    'Register your right and ask for distribution (배당요구) by the last day in the notice of the court. The share of a small lease has to be asked for in time as well.',
  UNRETURNED_AUCTION_OFFICE:
    'Auction division of the court (경매계); for a public sale Korea Asset Management Corporation (한국자산관리공사)',
  UNRETURNED_AUCTION_LIMITS: 'Depending on earlier rights and the price you may get a part, or nothing.',
  UNRETURNED_AUCTION_SOURCE: 'Articles 3-2 and 8 of the Housing Lease Protection Act (주택임대차보호법)',
  UNRETURNED_SUPPORT_CENTER_TITLE: 'Get advice',
  UNRETURNED_SUPPORT_CENTER_WHAT:
    'Do not decide alone. Collect your papers and ask; what comes first differs from home to home.',
  UNRETURNED_SUPPORT_CENTER_OFFICE: 'Tenant support center (전세피해지원센터, 1533-8119)',
  UNRETURNED_SUPPORT_CENTER_LIMITS:
    'It is advice, not a promise of support. Ask there who is supported, and until when.',
  UNRETURNED_SUPPORT_CENTER_SOURCE: 'Guide of the tenant support center (전세피해지원센터) of HUG',
  UNRETURNED_NOTE:
    'This is general guidance on steps and offices. It promises no result and is not legal advice. Check time limits and papers with the office named.',
} satisfies typeof KO

const PURPOSES = { JEONSE: 'Jeonse (전세)', MONTHLY_RENT: 'Monthly rent (월세)' }

function terms(depositManwon: number, rentManwon: number | null): string {
  const deposit = `The deposit is about ${formatManwon(depositManwon)}`
  return rentManwon === null ? `${deposit}.` : `${deposit}, the rent about ${formatManwon(rentManwon)} a month.`
}
