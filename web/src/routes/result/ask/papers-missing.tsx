import { useWords } from '../../../lib/words.ts'
import { Pair } from '../../../ui/pair.tsx'
import { ko } from './words.ko.ts'

/** In place of the papers to get, where the list of them could not be read. */
export function PapersMissing() {
  const words = useWords(ko)
  return (
    <p>
      <Pair korean={ko.noPapers} own={words.noPapers} />
    </p>
  )
}
