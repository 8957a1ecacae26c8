export { type PapersOnTheWay, papersOnTheWay } from './papers-on-the-way.ts'
export { keptAnswer, keptCalculation } from './read-papers.ts'
export type { PaperServices } from './services.ts'
