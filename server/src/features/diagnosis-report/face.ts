export { buildSections } from './build-sections.ts'
export { DIAGNOSIS_PURPOSES } from './purposes.ts'
export { sinceLast } from './since-last/since-last.ts'
export { sourceName } from './source-name.ts'
