import { checkOf } from '../../checks/catalogue.ts'
import type { Paper } from '../../checks/check.ts'
import { FULL_PAPER_NAMES, type PaperId } from '../../checks/paper-names.ts'

export type RequestablePaper = Paper & { name: string }

export function requestablePaper(id: PaperId): RequestablePaper {
  const { paper } = checkOf(id)
  if (paper === null) throw new RangeError(`${id} has no paper`)
  return { name: FULL_PAPER_NAMES[id], ...paper }
}
