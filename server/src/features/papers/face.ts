export { type PapersOnTheWay, papersOnTheWay } from './papers-on-the-way.ts'
export { keptCalculation } from './read-papers.ts'
export type { PaperServices } from './services.ts'
