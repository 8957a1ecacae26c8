import { message, type Text } from '../../../words/message.ts'
import { checkOf } from '../../checks/catalogue.ts'
import type { Paper } from '../../checks/check.ts'
import type { PaperId } from '../../checks/paper-names.ts'

export type RequestablePaper = Paper & { name: Text }

export function requestablePaper(id: PaperId): RequestablePaper {
  const { paper } = checkOf(id)
  if (paper === null) throw new RangeError(`${id} has no paper`)
  return { name: message('PAPER_NAME', { paper: id }), ...paper }
}
