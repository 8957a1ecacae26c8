export type { RegisterEvidence } from './read-register.ts'
export { readStoredRegister } from './stored-register.ts'
