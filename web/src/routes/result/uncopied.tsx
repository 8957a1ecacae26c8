import { useWords } from '../../lib/words.ts'
import { TextArea } from '../../ui/field.tsx'
import { ko } from './words.ko.ts'

const ROWS = 4

/** A text that could not be copied, to be copied by hand. */
export function Uncopied({ text }: { text: string }) {
  const words = useWords(ko)
  return (
    <div role="alert">
      <TextArea label={words.uncopied} onFocus={({ target }) => target.select()} readOnly rows={ROWS} value={text} />
    </div>
  )
}
