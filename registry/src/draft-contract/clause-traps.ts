/** Ways in which a term of a draft contract may harm a tenant; public advice on contracts warns of each. */
export const CLAUSE_TRAPS = [
  'RETURN_AFTER_NEXT_TENANT',
  'DEPOSIT_FORFEITED',
  'STANDING_WAIVED',
  'MOVE_IN_REPORT_DELAYED',
  'LEASE_REPORT_BARRED',
  'LANDLORD_LOAN',
  'GUARANTEE_BARRED',
  'NOT_TAKEN_OVER',
  'LANDLORD_ENDS',
  'RENEWAL_WAIVED',
  'REPAIRS_BY_TENANT',
  'FEE_RAISED',
  'AS_IT_STANDS',
] as const
export type ClauseTrap = (typeof CLAUSE_TRAPS)[number]
