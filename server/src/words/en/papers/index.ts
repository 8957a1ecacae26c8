import { PAPERS_AHEAD } from './ahead.ts'
import { PAPERS_ANSWER } from './answer.ts'
import { ANSWER_WITH_PAPERS } from './answer-with-papers.ts'
import { PAPERS_CAUTIONS } from './cautions.ts'
import { PAPERS_CONSTANTS } from './constants.ts'
import { PAPERS_DATES } from './dates.ts'
import { PAPERS_DISTRIBUTION } from './distribution.ts'
import { PAPERS_GUARANTORS } from './guarantors.ts'
import { PAPER_READING } from './paper-reading.ts'
import { PAPERS_READINGS } from './readings.ts'
import { PAPERS_RECOVERY } from './recovery.ts'
import { REGISTRY_READING } from './registry-reading.ts'
import { PAPERS_RENT } from './rent.ts'
import { PAPERS_REQUESTS } from './requests.ts'

export const PAPERS = {
  ...PAPER_READING,
  ...PAPERS_AHEAD,
  ...PAPERS_ANSWER,
  ...ANSWER_WITH_PAPERS,
  ...PAPERS_CAUTIONS,
  ...PAPERS_CONSTANTS,
  ...PAPERS_DATES,
  ...PAPERS_DISTRIBUTION,
  ...PAPERS_GUARANTORS,
  ...PAPERS_READINGS,
  ...PAPERS_RECOVERY,
  ...PAPERS_RENT,
  ...PAPERS_REQUESTS,
  ...REGISTRY_READING,
}
