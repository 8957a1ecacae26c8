import { COMMUNITY } from '../../lib/links.ts'
import { useWords } from '../../lib/words.ts'
import { LinkAbove } from '../../ui/link-above.tsx'
import { ko } from './words.ko.ts'

/** Link back to the board. */
export function Back() {
  const words = useWords(ko)
  return <LinkAbove href={COMMUNITY}>{words.back}</LinkAbove>
}
