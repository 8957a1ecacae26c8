/** Ways in which a term of a draft contract may harm a tenant; public advice on contracts warns of each. */
export const CLAUSE_TRAPS = [
  'RETURN_AFTER_NEXT_TENANT',
  'RETURN_PUT_OFF',
  'DEPOSIT_FORFEITED',
  'PAID_TO_ANOTHER',
  'STANDING_WAIVED',
  'MOVE_IN_REPORT_DELAYED',
  'LEASE_REPORT_BARRED',
  'LANDLORD_LOAN',
  'GUARANTEE_BARRED',
  'PROOF_REFUSED',
  'NOT_TAKEN_OVER',
  'LANDLORD_ENDS',
  'ENTRY_FORCED',
  'PENALTY',
  'RENEWAL_WAIVED',
  'REPAIRS_BY_TENANT',
  'FEE_RAISED',
  'AS_IT_STANDS',
] as const
export type ClauseTrap = (typeof CLAUSE_TRAPS)[number]
