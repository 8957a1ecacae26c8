export { keepPapersOnce } from './keep-papers.ts'
export { type PapersOnTheWay, papersOnTheWay } from './papers-on-the-way.ts'
export { foreignRegistrations, keptAnswer, keptAnswers, keptCalculation } from './read-papers.ts'
export { readingProblems } from './typed-papers.ts'
