import type { PAPERS_ANSWER as KO } from '../../ko/papers/answer.ts'
import { type ClaimName } from '../../ko/papers/answer.ts'
import { type EntryName } from '../../ko/papers/registry-entries.ts'
import { formatShare, isReadable, SAMPLE_LEVELS } from '../assessment/samples.ts'
import { counted, formatDate, formatManwon, formatMonths, formatPercent } from '../format.ts'
import { asTitle, FULL_PAPERS, PAPERS } from '../paper-names.ts'
import { placeOf } from '../place-names.ts'
import { ENTRY_NAMES, entryNamed } from './registry-entries.ts'

const CLAIM_NAMES: Record<ClaimName, string> = {
  ...ENTRY_NAMES,
  TAX_ARREARS: 'unpaid taxes of the landlord',
  OWN_TAX: 'tax on this home (당해세)',
  OTHER_TAX: 'other tax',
  WAGES: 'wages and severance pay',
  SENIOR_TENANTS: 'deposits of other tenants',
  FURTHER_SENIOR_TENANTS: 'deposits of further tenants',
  REGISTRY_NOT_READ: 'claims in the registry',
}

/** The name of the amount of an entry; other entries have just an amount. */
const AMOUNT_NAMES: Partial<Record<EntryName, string>> = {
  MORTGAGE: 'maximum secured amount (채권최고액)',
  JEONSE_RIGHT: 'jeonse deposit (전세금)',
  LEASE_REGISTRATION: 'deposit (보증금)',
  SEIZURE: 'amount claimed (청구 금액)',
  PROVISIONAL_SEIZURE: 'amount claimed (청구 금액)',
  AUCTION: 'amount claimed (청구 금액)',
  TRUST: 'amount due to the preferred beneficiary (우선수익권 금액)',
}

const REMARKS: Partial<Record<EntryName, string>> = {
  MORTGAGE: 'The debt that is left may be smaller, but the whole maximum is counted.',
  LEASE_REGISTRATION:
    'It records that an earlier tenant has not got the deposit back yet. It is taken to be paid before you, whatever its date.',
  SEIZURE:
    'If it is for taxes or insurance contributions, its rank follows their legal due date (법정기일), not the date of the entry.',
  PROVISIONAL_SEIZURE: 'Its holder shares by amount with the creditors and tenants who come later.',
  INJUNCTION: 'If it disputes who owns the home, your lease may lose its effect.',
  AUCTION:
    'If someone whose claim is listed above asked for the auction, the same amount may be counted twice: compare it with the records of the case.',
  TRUST: 'A lease made without the consent of the trustee (수탁자) may have no effect.',
  PROVISIONAL_REGISTRATION: 'Once it becomes a full registration (본등기), a lease made after it may lose its effect.',
  NO_LAND_RIGHT: 'The home has to be valued again, without its land.',
  SEPARATE_LAND_REGISTRY: `There are rights on the land alone, so check the ${PAPERS.REGISTRY_DOCUMENT} of the land.`,
}

const OWN_TAX_RANKS = {
  AHEAD: 'It is a tax on this home (당해세) and goes first.',
  BEHIND:
    'It is a tax on this home (당해세), but its legal date (법정기일) is after your fixed date (확정일자), so you are paid its share first.',
  OPEN: 'It is a tax on this home (당해세) and goes first; but if its legal date (법정기일) is after your fixed date (확정일자), you are paid its share first.',
}

const OWNER_TITLE = 'Owner and landlord'
const OWNER_QUESTION = `Will you show me the owner's ${PAPERS.LANDLORD_IDENTITY} or, if you act for the owner, the letter of authority (위임장) and the certificate of the owner's seal (인감증명서)?`

export const PAPERS_ANSWER = {
  PAPERS_TITLE: 'Worked out from what you typed',
  PAPERS_DISCLAIMER:
    'This is arithmetic on what you read and typed yourself. It is not a confirmed fact, it is not in the score or the grade, and it does not replace legal advice.',
  PAPERS_CALCULATED: 'Worked out.',
  PAPERS_SAVED: 'What you typed is saved.',
  PAPER_REQUESTS_SAVED: 'Your notes on the requests are saved.',
  READING_CARRIED_OVER:
    'This is what you saved with an earlier diagnosis of the same lot. Check that it is of the same unit, and read the registry again before you save it.',
  REGISTRY_CHECK_OFFERED:
    'You have read the registry and typed it, so you can change its state to checked by yourself.',
  VALUE_BY_ESTIMATE: ({ asOf, sameLotCount, provisional }) =>
    `Range of the estimated sale price as of ${formatDate(asOf)} (${counted(sameLotCount, 'deal')} in the same complex${provisional ? ', provisional' : ''})`,
  VALUE_BY_SALES: ({ level, count, months, unlike, mixed }) =>
    `${mixed ? 'Lowest to highest, for homes of several sizes,' : 'Middle half (first to third quartile)'} of the sale prices of ${counted(count, 'deal')} ${SAMPLE_LEVELS[level]} (${formatMonths(months)}${unlike ? ', less reliable, since none is similar in size or floor' : ''})`,
  DISTRICT_CODE_UNKNOWN: 'This code is not in the list of legal districts (법정동).',
  VALUES_NOT_IN_ORDER: 'The low, middle and high values have to rise in this order.',
  TAX_OF_SEIZURE_ONLY: 'Only a seizure (압류) can be of a tax.',
  LEGAL_DATE_OF_TAX_ONLY: 'A legal date (법정기일) belongs to a seizure of a tax, so type the kind of tax too.',
  SHARE_NOT_IN_ORDER: 'The low end cannot be above the high end.',
  DEPOSITS_ABOVE_WHOLE: 'The parts with a fixed date (확정일자) of their own add up to more than the deposit.',
  ENTRY_AFTER_READING: 'This cannot be later than the day on which you read the registry.',
  DAY_BEFORE_CONTRACT: 'This cannot be earlier than the day of the contract.',
  TERM_WITHOUT_START: 'A term needs the day of moving in or of the balance, from which it runs.',
  END_BEFORE_START: 'This has to be later than the day the lease begins.',
  DAY_AFTER_TODAY: 'This cannot be later than today.',
  RESIDENT_NUMBER_TYPED:
    'There is a number that looks like a resident registration number (주민등록번호). Do not type one.',
  // What an answer says first once papers were read.
  HEADLINE_PAPER_OF_OTHER_HOME: ({ paper, home }) =>
    `The registry document you read is of ${paper}; this home is ${home}. That document was not counted.`,
  LOT_AND_UNIT: ({ district, lot, dong, ho }) =>
    [
      lot?.replace(' 외', ' and other lots') ?? 'an unknown lot',
      district && placeOf(district),
      dong && `building ${dong}`,
      ho && `unit ${ho}`,
    ]
      .filter(Boolean)
      .join(', '),
  HEADLINE_OF_OTHER_TERMS: 'This was calculated with terms other than those of the diagnosis. Diagnose these terms.',
  ACTION_PAPER_OF_THIS_HOME: `Compare the address, building and unit, and get and read the ${PAPERS.REGISTRY_DOCUMENT} of this home.`,
  HEADLINE_STOP: ({ stops, percent, hasAhead, building }) => {
    const found = stops
      .slice(0, 2)
      .map((each) => STOP_NAMES[each])
      .join(', ')
    const sum = hasAhead ? 'Your deposit and what is paid first are' : 'Your deposit is'
    const worth = building ? 'the value of the whole building' : "the home's value"
    const share = percent === null ? '' : ` ${sum} at least ${percent}% of ${worth}.`
    return `Reason to stop: ${found}.${share}`
  },
  DEPOSIT_AND_AHEAD: ({ standing, depositManwon, aheadManwon, isPossible, midManwon, basis, building }) => {
    const total = depositManwon + aheadManwon
    const ahead = ` plus the ${formatManwon(aheadManwon)} that ${isPossible ? 'may be' : 'is'} paid before it`
    const sum = `Your deposit (${formatManwon(depositManwon)})${aheadManwon === 0 ? '' : ahead}`
    const worth = `${building ? 'the value of the whole building' : VALUE_NAMES[basis]} (${formatManwon(midManwon)})`
    if (total > midManwon) {
      const verb = standing === 'CLAIMS_MAY_EXCEED_VALUE' ? 'may come to' : 'comes to'
      return `${sum} ${verb} ${formatManwon(total - midManwon)} more than ${worth}.`
    }
    const share = `${sum} comes to ${Math.round((total / midManwon) * 100)}% of ${worth}`
    return standing === null ? `${share}.` : `${share}, which is close to it.`
  },
  ACTION_CLAIMS_AHEAD:
    'Ask the landlord whether a special term can say that what is paid before you is repaid, and deleted where it is registered, before you pay the balance. If not, calculate again whether a lower deposit would be covered.',
  HEADLINE_CLAIM_OF_UNKNOWN_AMOUNT: ({ names }) =>
    `No amount was entered for: ${names.join(', ')}. So nobody knows how much is paid before your deposit.`,
  ACTION_UNKNOWN_AMOUNT:
    'Find the amount in the registry document (for a mortgage, the registered maximum) and enter it.',
  ACTION_STOP_AND_ASK: ({ askName, question }) =>
    `Stop before signing and ask first. Whom to ask: ${askName}. “${question}”`,
  ACTION_STOP_NAME: 'Stop and ask first',
  ACTION_ASK: ({ askName, question }) => `Ask first. Whom to ask: ${askName}. “${question}”`,
  STAKE_WITH_PAPERS: ({ share, lowManwon, highManwon, unknown, building }) => {
    const home = building ? 'the whole building' : 'the home'
    const sold = `${home} is sold ${share === 1 ? 'at its value today' : `for ${formatPercent(share)} of its value today`}`
    const left = unknown.length === 0 ? '' : ` Still unknown: ${unknown.join(', ')}.`
    if (highManwon === 0)
      return `By what you entered, nothing of your deposit is missing if ${sold}; whatever you did not enter may take that much away.${left}`
    if (lowManwon === highManwon)
      return `By what you entered, ${formatManwon(lowManwon)} of your deposit is missing if ${sold}.${left}`
    const least = lowManwon === 0 ? 'between nothing' : `between ${formatManwon(lowManwon)}`
    return `By what you entered, ${least} and ${formatManwon(highManwon)} of your deposit is missing if ${sold}.${left}`
  },
  CLAIM_NAME: ({ claim }) => asTitle(CLAIM_NAMES[claim]),
  REGISTRY_NOT_TYPED: `You have not typed the ${PAPERS.REGISTRY_DOCUMENT} yet, so how much is paid out before you is not known.`,
  TAX_ARREARS_UNKNOWN:
    "You have not typed the landlord's unpaid taxes, so how much goes to taxes before you are paid is not known.",
  TAX_ARREARS_NONE: `You typed that there are no unpaid taxes. Taxes that came up after the ${PAPERS.TAX_CERTIFICATES} was issued are not in it.`,
  TAX_ARREARS_AHEAD: ({ manwon, open }) =>
    open
      ? `The order of the unpaid taxes of ${formatManwon(manwon)} follows the legal due date (법정기일) of each tax, so anything from ₩0 to all of it is taken to be paid before you.`
      : `Unpaid taxes of ${formatManwon(manwon)} are taken to be paid before you. The real order follows the legal due date (법정기일) of each tax.`,
  ENTRY_CANCELLED: (entry) => `The ${entryNamed(entry)} is cancelled (말소) and counts as ₩0.`,
  ENTRY_AHEAD: ({ amountManwon, jointCollateral, ...entry }) => {
    const name = AMOUNT_NAMES[entry.kind] ?? 'amount'
    const amount =
      amountManwon === null
        ? `You have not typed the ${name} of the ${entryNamed(entry)}, so how much it takes before you are paid is not known.`
        : `${asTitle(name)} of the ${entryNamed(entry)}: ${formatManwon(amountManwon)}.`
    const joint = jointCollateral
      ? ' The same debt is secured by other real estate too (공동담보); at most, all of it comes out of this home.'
      : ''
    const remark = REMARKS[entry.kind]
    return `${amount}${joint}${remark === undefined ? '' : ` ${remark}`}`
  },
  ENTRY_MAY_BE_AHEAD:
    'It was registered after your right to be repaid first (우선변제권) began, but may still come before you, so anything from ₩0 to all of it is counted.',
  ENTRY_AHEAD_OF_PART: 'It ranks before the part of your deposit with a later fixed date (확정일자).',
  TAX_LISTED: ({ kind, ownTax, legalDate, manwon, standing }) => {
    const name = kind === 'NATIONAL' ? 'national tax (국세)' : 'local tax (지방세)'
    const rank = ownTax
      ? OWN_TAX_RANKS[standing]
      : legalDate === null
        ? 'Its legal date (법정기일) is not typed, so its rank is not known.'
        : `Its legal date (법정기일) ${formatDate(legalDate)} decides its rank.`
    return `You typed unpaid ${name} of ${formatManwon(manwon)}. ${rank}`
  },
  WAGES_AHEAD: ({ manwon }) =>
    `Wages and severance pay of ${formatManwon(manwon)} that the landlord owes employees rank equal with small-deposit tenants (소액임차인).`,
  SENIOR_TENANTS_UNKNOWN: ({ further }) =>
    `How much the deposits of ${further ? 'further' : 'other'} tenants come to is not known. Check the ${PAPERS.FIXED_DATE_LIST} and the ${PAPERS.RESIDENT_LIST}.`,
  SENIOR_TENANTS_NONE: 'You typed that no other tenant has paid a deposit.',
  SENIOR_TENANTS_SUM: ({ manwon }) =>
    `The deposits of other tenants come to ${formatManwon(manwon)}. Each tenant ranks by report and fixed date (확정일자); this is the amount if all of them are paid before you.`,
  COVERAGE: ({ sumManwon, low, mid, high, unknown }) => {
    const basis = `By what you typed, your deposit and what is paid before it add up to ${formatManwon(sumManwon)}`
    const [least, middle] = [formatShare(low), formatShare(mid)]
    if (high !== null && least === formatShare(high)) return `${basis}. That is ${least} of what the home may be worth.`
    if (high !== null)
      return `${basis}. That is from ${least} to ${formatShare(high)} of what the home may be worth (${middle} of the middle value).`
    const share = isReadable(low)
      ? `at least ${least} of what the home may be worth (${middle} of the middle value)`
      : `${least} of what the home may be worth`
    return `${basis} or more. That is ${share}. How high it may get is not known, since these amounts are missing: ${unknown.join(', ')}.`
  },
  ASK_NAME: ({ whom }) =>
    ({
      LANDLORD: 'Landlord (임대인)',
      BROKER: 'Licensed broker (공인중개사)',
      REGISTRY_OFFICE: 'Registry office (등기소)',
      TRUSTEE: 'Trustee (수탁자), the trust company',
      LAWYER: 'Legal advice service',
    })[whom],
  CAUTION_JEONSE_RIGHT_TITLE: 'Registered jeonse right (전세권)',
  CAUTION_JEONSE_RIGHT:
    'Someone else has a registered jeonse right on the home, and their deposit is paid before yours.',
  CAUTION_JEONSE_RIGHT_QUESTION:
    'When does the holder of the jeonse right move out, and when will you have it cancelled in the registry?',
  CAUTION_LEASE_REGISTRATION_TITLE: 'Claim of an earlier tenant (임차권등기)',
  CAUTION_LEASE_REGISTRATION: 'It records that an earlier tenant moved out without getting the deposit back.',
  CAUTION_LEASE_REGISTRATION_QUESTION:
    "When will you repay the earlier tenant's deposit, and when will you have their claim cancelled in the registry?",
  CAUTION_SEIZURE_TITLE: 'Seizure (압류)',
  CAUTION_SEIZURE: 'The home is seized because taxes or insurance contributions were not paid.',
  CAUTION_SEIZURE_QUESTION: 'What was left unpaid, and when will the seizure be lifted?',
  CAUTION_PROVISIONAL_SEIZURE_TITLE: 'Provisional seizure (가압류)',
  CAUTION_PROVISIONAL_SEIZURE: 'Someone who has not been paid has had the home frozen.',
  CAUTION_PROVISIONAL_SEIZURE_QUESTION: 'Whom do you owe how much, and when will the provisional seizure be lifted?',
  CAUTION_INJUNCTION_TITLE: 'Injunction (가처분)',
  CAUTION_INJUNCTION: 'Someone disputes who owns the home, or whether it may be sold or let.',
  CAUTION_INJUNCTION_QUESTION: 'What is the dispute about, and what becomes of my lease if the owner loses?',
  CAUTION_AUCTION_TITLE: 'Court auction (경매개시결정)',
  CAUTION_AUCTION: 'The home is already in a court auction.',
  CAUTION_AUCTION_QUESTION: 'Can you find out whether the auction is withdrawn, and when its entry is cancelled?',
  CAUTION_TRUST_TITLE: 'Trust (신탁)',
  CAUTION_TRUST:
    'A trust company is the owner, so a lease made without the consent of the trustee (수탁자) may have no effect.',
  CAUTION_TRUST_QUESTION: 'Do you consent to this lease in writing, and to which account do I send the deposit?',
  CAUTION_PROVISIONAL_REGISTRATION_TITLE: 'Provisional registration (가등기)',
  CAUTION_PROVISIONAL_REGISTRATION:
    'Once it becomes a full registration (본등기) the home has another owner, and a lease made after it may lose its effect.',
  CAUTION_PROVISIONAL_REGISTRATION_QUESTION: 'Is the provisional registration for a future sale, or for a debt?',
  CAUTION_NO_LAND_RIGHT_TITLE: 'No right to the land (대지권 없음)',
  CAUTION_NO_LAND_RIGHT:
    'The home comes without a right to its land, so the owner of the land may ask for rent or for the building to be torn down.',
  CAUTION_NO_LAND_RIGHT_QUESTION: 'Why is no right to the land registered?',
  CAUTION_SEPARATE_LAND_REGISTRY_TITLE: 'Separate entry on the land (토지별도등기)',
  CAUTION_SEPARATE_LAND_REGISTRY:
    'There are rights on the land alone, which the registry of the building does not show.',
  CAUTION_SEPARATE_LAND_REGISTRY_QUESTION: 'Which rights stand in the registry of the land, and for how much?',
  CAUTION_OWNER_NO_TITLE: OWNER_TITLE,
  CAUTION_OWNER_NO:
    'The landlord is not the owner in the registry, so the person you sign with may have no right to let the home.',
  CAUTION_OWNER_NO_QUESTION: OWNER_QUESTION,
  CAUTION_OWNER_UNKNOWN_TITLE: OWNER_TITLE,
  CAUTION_OWNER_UNKNOWN: 'You have not checked yet whether the landlord is the owner in the registry.',
  CAUTION_OWNER_UNKNOWN_QUESTION: OWNER_QUESTION,
  CAUTION_RECENT_MORTGAGE_TITLE: 'New mortgage (근저당권)',
  CAUTION_RECENT_MORTGAGE: ({ days }) =>
    `A mortgage was registered within the ${days} days before the day on which you read the registry.`,
  CAUTION_RECENT_MORTGAGE_QUESTION:
    'What was this money borrowed for, and will my deposit repay it so that the mortgage is cancelled?',
  CAUTION_JOINT_COLLATERAL_TITLE: 'Joint collateral (공동담보)',
  CAUTION_JOINT_COLLATERAL:
    'The same debt is secured by other real estate too, so the registry alone does not show how much would be taken out of this home.',
  CAUTION_JOINT_COLLATERAL_QUESTION:
    'What is the other real estate in the list of joint collateral (공동담보 목록), and how much debt is left?',
  CAUTION_ENTRY_AFTER_CONTRACT_TITLE: 'New entry after the contract',
  CAUTION_ENTRY_AFTER_CONTRACT: ({ kind }) =>
    `This was registered on the day of the contract or later: ${ENTRY_NAMES[kind]}.`,
  CAUTION_ENTRY_AFTER_CONTRACT_QUESTION:
    'Why was this registered after the contract, and will it be cancelled before I pay the balance?',
  CAUTION_READING_NOT_FRESH_TITLE: 'Registry to be read again',
  CAUTION_READING_NOT_FRESH: ({ readOn }) =>
    `You read the registry on ${formatDate(readOn)}. Whatever has changed since then is not in it.`,
  CAUTION_READING_NOT_FRESH_QUESTION: `May I see the ${PAPERS.REGISTRY_DOCUMENT} of today?`,
  CAUTION_OTHER_PART_TITLE: 'Which registry you read',
  CAUTION_OTHER_PART:
    'The registry that you typed is not the one for a home of this type, so other rights on the home may be missing.',
  CAUTION_OTHER_PART_QUESTION:
    'May I see the registries of both the building (of the unit, if units are owned one by one) and the land?',
  CAUTION_FEWER_TENANTS_TITLE: 'Tenants who are not listed',
  CAUTION_FEWER_TENANTS: ({ households, typed }) =>
    `The building has ${households} households, and you typed ${typed === 0 ? 'no other tenants' : typed === 1 ? 'only 1 other tenant' : `only ${typed} other tenants`}.`,
  CAUTION_FEWER_TENANTS_QUESTION: 'Do the other units stand empty, or do tenants live there, and with what deposits?',
  CAUTION_LANDLORD_REPAID_TITLE: 'Deposits that HUG paid back',
  CAUTION_LANDLORD_REPAID: ({ count }) =>
    `You entered that HUG has paid back ${counted(count, 'deposit')} for this landlord (대위변제).`,
  CAUTION_LANDLORD_REPAID_QUESTION:
    'Is everything paid that you owe HUG, and with what money will this deposit be returned?',
  CAUTION_LANDLORD_BARRED_TITLE: 'Barred from guarantees',
  CAUTION_LANDLORD_BARRED: 'A home of a barred landlord is said not to get a return guarantee (반환보증).',
  CAUTION_LANDLORD_BARRED_QUESTION: 'Why are you barred from guarantees, and until when?',
  CAUTION_LANDLORD_LISTED_TITLE: 'List of landlords who did not pay back',
  CAUTION_LANDLORD_LISTED:
    'You entered that the landlord is on a published list: those who repeatedly did not return deposits (상습 채무불이행자), or rental businesses that did not (보증금 미반환 임대사업자).',
  CAUTION_LANDLORD_LISTED_QUESTION: 'Are the deposits of the list all returned?',
  CAUTION_AGENT_WITHOUT_AUTHORITY_TITLE: 'Authority of the agent',
  CAUTION_AGENT_WITHOUT_AUTHORITY:
    'You entered that you have not seen the letter of authority (위임장) and the certificate of the seal (인감증명서), or have not spoken with the owner. A contract with somebody without authority may not bind the owner.',
  CAUTION_AGENT_WITHOUT_AUTHORITY_QUESTION:
    'Can we see the originals of both papers, and speak with the owner by telephone?',
  CAUTION_VIOLATION_MARK_TITLE: 'Mark of a violating building (위반건축물)',
  CAUTION_VIOLATION_MARK: ({ issuedOn }) =>
    `You entered that the ${PAPERS.BUILDING_REGISTER}${issuedOn === null ? '' : ` issued on ${formatDate(issuedOn)}`} has the mark of a violating building (위반건축물). A return guarantee (반환보증) and a jeonse loan (전세대출) may be refused, and the owner may be fined again and again (이행강제금) until the violation is removed.`,
  CAUTION_VIOLATION_MARK_QUESTION: 'What violates the law, and when will you remove it and have the mark taken off?',
  LOOKED_UP_RECORD: ({ lookedUpOn, repaidByHug, barred }) =>
    `Looked up: ${repaidByHug === null ? 'number of deposits that HUG paid back not known' : `${counted(repaidByHug, 'deposit')} paid back by HUG`}, ${barred === null ? 'not known whether barred' : barred ? 'barred' : 'not barred'} from guarantees (${lookedUpOn})`,
  LOOKED_UP_LIST: ({ lookedUpOn, listed }) => `Looked up: ${listed ? 'on' : 'not on'} the list (${lookedUpOn})`,
  NOT_LOOKED_UP: 'Not looked up yet',
  REFUSED_PAPER_TITLE: 'Request refused',
  REFUSED_PAPER: ({ paper, lookFor }) =>
    `You noted that your request for the ${FULL_PAPERS[paper]} was refused. So you could not check this: ${lookFor}.`,
  REFUSED_PAPER_QUESTION: ({ paper }) => `Why can you not show me the ${FULL_PAPERS[paper]}?`,
} satisfies typeof KO

const STOP_NAMES = {
  ...ENTRY_NAMES,
  AUCTION: 'an open auction (경매개시결정)',
  TRUST: 'a trust (신탁) owns the home',
  OWNER_NO: 'the owner is not your landlord',
  LEASE_REGISTRATION: 'an unpaid former tenant (임차권등기)',
}

const VALUE_NAMES = {
  ESTIMATE: "the home's estimated value",
  SAMPLE: 'the median of similar sales',
  DATED_SALES: 'the median of past sales of the building',
  PUBLIC_PRICE: "the home's value by its public price",
  TYPED: 'the value you entered',
}
