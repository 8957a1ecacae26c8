import type { CLAUSES as KO } from '../../ko/diagnosis/clauses.ts'
import { MOVE_IN_REPORT, PAPERS } from '../paper-names.ts'

export const MAY_CANCEL = 'the tenant may cancel the contract, and the landlord returns all money received at once.'

/** A translation of each term for the tenant; the contract contains the Korean text. */
export const CLAUSES = {
  CLAUSES_NOTE:
    'These terms follow public model contracts, such as the standard lease contract (주택임대차 표준계약서) of the ministries, in our own words, and are not legal advice. Fill in the blanks, and check with the broker that no other term contradicts them.',

  CLAUSE_REGISTRY_UNCHANGED_TITLE: 'Registry unchanged until the day after the final payment',
  CLAUSE_REGISTRY_UNCHANGED_TEXT: `From the day of the contract until the day after the tenant has paid the balance, moved in and reported the move-in, the landlord keeps the registry as it was at the contract. If a mortgage, a jeonse right, a provisional registration, a seizure, a provisional seizure, an injunction, a trust or a transfer of ownership is registered in the meantime, ${MAY_CANCEL}`,
  CLAUSE_REGISTRY_UNCHANGED_PROTECTS:
    'Your standing against others (대항력) begins at midnight after you move in and report it. The term forbids new rights before that, and lets you cancel where it is broken.',
  CLAUSE_REGISTRY_UNCHANGED_LIMITS:
    'It removes nothing that is registered already and gives you only a right to your money. Check the registry again right before the final payment and the day after.',

  CLAUSE_MORTGAGE_CLEARED_TITLE: 'Mortgage paid off with the final payment',
  CLAUSE_MORTGAGE_CLEARED_TEXT: `On the day of the final payment the landlord uses it to pay off the whole debt of the mortgage with rank ____ in section B, applies for its cancellation, and gives the tenant the proof of repayment and the receipt. Otherwise ${MAY_CANCEL}`,
  CLAUSE_MORTGAGE_CLEARED_PROTECTS: 'The debts that are paid before your deposit are paid off with your final payment.',
  CLAUSE_MORTGAGE_CLEARED_LIMITS:
    'See at the final payment that the debt is paid and the cancellation is applied for. Where only a part is paid off, the rest still comes before your deposit.',

  CLAUSE_TAXES_PAID_TITLE: 'No unpaid taxes',
  CLAUSE_TAXES_PAID_TEXT: `The landlord confirms that no national or local tax is unpaid, and shows the tenant the ${PAPERS.TAX_CERTIFICATES} of both by the day of the final payment. Unpaid taxes are paid before that day; otherwise ${MAY_CANCEL}`,
  CLAUSE_TAXES_PAID_PROTECTS:
    'Unpaid taxes, which the registry may not show, are less likely to be paid before your deposit.',
  CLAUSE_TAXES_PAID_LIMITS: 'It does not keep out taxes that arise or are assessed after the certificate.',

  CLAUSE_GUARANTEE_REFUSED_TITLE: 'Cancel where the guarantee is refused',
  CLAUSE_GUARANTEE_REFUSED_TEXT: `The landlord gives the papers for the deposit return guarantee and cooperates. If the guarantee or the jeonse loan is refused because of the landlord or of this home, ${MAY_CANCEL}`,
  CLAUSE_GUARANTEE_REFUSED_PROTECTS: 'You get your down payment back where no guarantor or bank takes this home.',
  CLAUSE_GUARANTEE_REFUSED_LIMITS:
    'A guarantee (반환보증) is usually examined after you move in, when the final payment is made already. Ask the guarantor before the contract.',

  CLAUSE_TRUST_CONSENT_TITLE: 'Consent for a home in trust',
  CLAUSE_TRUST_CONSENT_TEXT: `If this home is in trust, the landlord gives the tenant the original consent of the trustee and of the first beneficiary to this lease before the final payment, and receives the deposit in the account that the ${PAPERS.TRUST_LEDGER} or the consent names. Without the consent ${MAY_CANCEL}`,
  CLAUSE_TRUST_CONSENT_PROTECTS: 'You do not sign with somebody who may not let the home.',
  CLAUSE_TRUST_CONSENT_LIMITS: `Even with consent, who returns the deposit when the trust ends or the home is sold depends on the ${PAPERS.TRUST_LEDGER}.`,

  CLAUSE_REGISTER_AS_AGREED_TITLE: 'The same as in the building register',
  CLAUSE_REGISTER_AS_AGREED_TEXT: `The landlord confirms that this is not a violating building, and that building, floor, unit, use and area in the ${PAPERS.BUILDING_REGISTER} are those of the contract. If they differ or a violation shows, ${MAY_CANCEL} The landlord pays for the restoration and any fines.`,
  CLAUSE_REGISTER_AS_AGREED_PROTECTS:
    'You can withdraw where a room that differs from the register, or a violation, costs you the move-in report, the loan or the guarantee.',
  CLAUSE_REGISTER_AS_AGREED_LIMITS: 'It does not mend the violation or make the room a home.',

  CLAUSE_SENIOR_DEPOSITS_TITLE: 'Sum of the earlier deposits',
  CLAUSE_SENIOR_DEPOSITS_TEXT: `The landlord confirms that the deposits of earlier tenants come to ____ × ₩10,000, and shows the tenant the ${PAPERS.FIXED_DATE_LIST} and the ${PAPERS.RESIDENT_LIST}. If they come to more, ${MAY_CANCEL}`,
  CLAUSE_SENIOR_DEPOSITS_PROTECTS:
    'The contract states the deposits that are paid before yours as an amount, for which the landlord answers.',
  CLAUSE_SENIOR_DEPOSITS_LIMITS: 'A false amount does not change the rank of the earlier tenants.',

  CLAUSE_AS_STATED_TITLE: 'What you were told, in the contract',
  CLAUSE_AS_STATED_TEXT: `On ____-__-__ the landlord (or the broker) told the tenant that the earlier deposits come to ____ × ₩10,000, the debt in the registry to ____ × ₩10,000, and the unpaid taxes of the landlord to ____ × ₩10,000. If this is not so, ${MAY_CANCEL}`,
  CLAUSE_AS_STATED_PROTECTS: 'The contract keeps who told you what and when, for when it turns out otherwise.',
  CLAUSE_AS_STATED_LIMITS:
    'It changes neither the rank of earlier tenants nor the real debts, and how much a broker answers for is decided by a court if disputed.',

  CLAUSE_MOVE_IN_FREE_TITLE: 'Move-in report and fixed date',
  CLAUSE_MOVE_IN_FREE_TEXT: `From the day of moving in, the tenant may report the move-in (${MOVE_IN_REPORT}), get a fixed date (확정일자) and report the lease, and the landlord neither prevents nor delays it.`,
  CLAUSE_MOVE_IN_FREE_PROTECTS:
    'The landlord cannot keep you from the steps that give you your standing and your rank.',
  CLAUSE_MOVE_IN_FREE_LIMITS: 'The term alone gives you no standing: report your move-in yourself on that day.',

  CLAUSE_OWNER_ACCOUNT_TITLE: 'Only to the account of the owner',
  CLAUSE_OWNER_ACCOUNT_TEXT:
    'Down payment and final payment go only to an account in the name of the registered owner. If an agent signs, the letter of authority (위임장) and the certificate of the seal (인감증명서) are attached, and the owner confirms the contract by telephone.',
  CLAUSE_OWNER_ACCOUNT_PROTECTS: 'Nobody but the owner receives your deposit.',
  CLAUSE_OWNER_ACCOUNT_LIMITS: `Where there are several owners, all may have to agree. Check the ${PAPERS.LANDLORD_IDENTITY} when you sign.`,

  CLAUSE_LANDLORD_RECORD_TITLE: 'Record of the landlord',
  CLAUSE_LANDLORD_RECORD_TEXT: `The landlord confirms not to be barred from the return guarantee, and that HUG has not had to pay back a deposit for the landlord, and cooperates when the tenant looks this up at HUG. If this is not so, ${MAY_CANCEL}`,
  CLAUSE_LANDLORD_RECORD_PROTECTS:
    'Whether this landlord has failed to return a deposit before becomes a condition of the contract.',
  CLAUSE_LANDLORD_RECORD_LIMITS:
    'Debts that the look-up does not show stay unknown, and no entry does not mean that there is money to return.',

  CLAUSE_OWNER_CHANGE_TITLE: 'Notice before the home is sold',
  CLAUSE_OWNER_CHANGE_TEXT:
    'The landlord gives notice before selling the home or putting it in trust. If the tenant does not want the new landlord, the tenant may end the contract, and the landlord returns the whole deposit before ownership passes.',
  CLAUSE_OWNER_CHANGE_PROTECTS: 'The duty to return your deposit does not pass to somebody who cannot pay.',
  CLAUSE_OWNER_CHANGE_LIMITS: 'A sale without notice is still a sale. Look at the registry from time to time.',

  CLAUSE_OWNER_MOVE_IN_TITLE: 'When the owner moves in',
  CLAUSE_OWNER_MOVE_IN_TEXT:
    'The landlord has told whether, and by which day (____-__-__), there is a duty to live in this home, and does not shorten the lease because of it.',
  CLAUSE_OWNER_MOVE_IN_PROTECTS: 'You know the day when you agree on the term, and are not asked to leave within it.',
  CLAUSE_OWNER_MOVE_IN_LIMITS: 'It does not keep an owner who moves in from refusing a renewal at the end of the term.',

  CLAUSE_RETURN_ON_THE_DAY_TITLE: 'Deposit returned on the last day',
  CLAUSE_RETURN_ON_THE_DAY_TEXT:
    'The landlord returns the whole deposit on the last day of the lease, whether there is a next tenant or not.',
  CLAUSE_RETURN_ON_THE_DAY_PROTECTS: 'The return cannot be put off because there is no next tenant.',
  CLAUSE_RETURN_ON_THE_DAY_LIMITS:
    'If the landlord has no money, the term alone does not bring it back. You also need a guarantee and your rank.',

  CLAUSE_REPAIRS_TITLE: 'Repairs of the main installations',
  CLAUSE_REPAIRS_TEXT:
    'The landlord repairs leaks, condensation, the boiler, the pipes and the electricity unless the tenant is at fault. Both confirm the state at the move-in with photos.',
  CLAUSE_REPAIRS_PROTECTS: 'It saves costs of old installations, and disputes about the state when you leave.',
  CLAUSE_REPAIRS_LIMITS: 'What counts as a repair can still be disputed.',

  CLAUSE_MAINTENANCE_FEE_TITLE: 'What the maintenance fee covers',
  CLAUSE_MAINTENANCE_FEE_TEXT:
    'The maintenance fee (관리비) is ____ × ₩10,000 a month and covers (____). Apart from it, the tenant pays only for what is used, and it is raised only with the consent of the tenant.',
  CLAUSE_MAINTENANCE_FEE_PROTECTS: 'The fee is not raised instead of the rent.',
  CLAUSE_MAINTENANCE_FEE_LIMITS: 'It does not bind the management of an apartment complex, which sets the common fee.',
} satisfies typeof KO
