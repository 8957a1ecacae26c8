import { CLAUSES } from './clauses.ts'
import { NEXT } from './next.ts'
import { RESULT } from './result.ts'

export const DIAGNOSIS = {
  ...RESULT,
  ...NEXT,
  ...CLAUSES,
}
