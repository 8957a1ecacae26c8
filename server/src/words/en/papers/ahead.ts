import type { ClaimName, PAPERS_AHEAD as KO } from '../../ko/papers/ahead.ts'
import type { EntryName } from '../../ko/papers/registry-entries.ts'
import { formatShare, isReadable } from '../assessment/compared-amounts.ts'
import { formatDate, formatManwon } from '../format.ts'
import { asTitle, PAPERS } from '../paper-names.ts'
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

export const PAPERS_AHEAD = {
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
} satisfies typeof KO
