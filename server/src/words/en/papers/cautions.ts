import type { PAPERS_CAUTIONS as KO } from '../../ko/papers/cautions.ts'
import { counted, formatDate } from '../format.ts'
import { FULL_PAPERS, PAPERS } from '../paper-names.ts'
import { ENTRY_NAMES } from './registry-entries.ts'

const OWNER_TITLE = 'Owner and landlord'
const OWNER_QUESTION = `Will you show me the owner's ${PAPERS.LANDLORD_IDENTITY} or, if you act for the owner, the letter of authority (위임장) and the certificate of the owner's seal (인감증명서)?`

export const PAPERS_CAUTIONS = {
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
  CAUTION_LANDLORD_LISTED_TITLE: 'List of defaulters',
  CAUTION_LANDLORD_LISTED:
    'You entered that the landlord is on the list of those who repeatedly did not return deposits (상습 채무불이행자 명단).',
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
