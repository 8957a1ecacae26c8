import { PAPERS_ANSWER } from './answer.ts'
import { FOREIGN_TENANT } from './foreign-tenant.ts'
import { PAPERS_GUARANTORS } from './guarantors.ts'
import { PAPERS_HOUSE } from './house.ts'
import { PAPERS_READING } from './reading.ts'
import { PAPERS_SALE } from './sale.ts'
import { PAPERS_STATEMENTS } from './statements.ts'

export const PAPERS = {
  ...PAPERS_ANSWER,
  ...PAPERS_SALE,
  ...PAPERS_HOUSE,
  ...PAPERS_READING,
  ...PAPERS_GUARANTORS,
  ...PAPERS_STATEMENTS,
  ...FOREIGN_TENANT,
}
