export { type LedgerEvidence, removeOldLandLedger } from './read-land-ledger.ts'
