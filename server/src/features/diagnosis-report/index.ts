export { buildSections, sourceName } from './build-sections.ts'
export { DIAGNOSIS_PURPOSES } from './purposes.ts'
export { sinceLast } from './since-last/since-last.ts'
