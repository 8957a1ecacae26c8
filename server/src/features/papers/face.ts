export { keptCalculation } from './read-papers.ts'
export type { PaperServices } from './services.ts'
