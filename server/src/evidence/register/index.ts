export { mergeRegisters, planRegisterMerges } from './merge-registers.ts'
export type { RegisterEvidence } from './read-register.ts'
export { stageRegisters, titleLine, unitAreaLine } from './staged-registers.ts'
export { readStoredRegister } from './stored-register.ts'
