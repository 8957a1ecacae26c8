import { useState } from 'react'
import type { send } from '../../lib/send.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { announce } from '../../ui/live-region.tsx'
import { ko } from './words.ko.ts'

const ROWS = 4

type Acted = { text: string; outcome: Awaited<ReturnType<typeof send>> }

/**
 * A button whose action may copy a text: confirms the copy in its label and to screen readers, and shows the text where it
 * cannot be copied, to be copied by hand.
 */
export function CopyingButton({ act, name, copied }: { act(): Promise<Acted>; name: string; copied: string }) {
  const words = useWords(ko)
  const [acted, setActed] = useState<Acted>()
  const press = async () => {
    const now = await act()
    setActed(now)
    if (now.outcome === 'COPIED') announce(copied)
  }
  return (
    <>
      <Button onClick={() => void press()}>{acted?.outcome === 'COPIED' ? copied : name}</Button>
      {acted?.outcome === 'FAILED' && (
        <div role="alert">
          <TextArea
            label={words.uncopied}
            onFocus={({ target }) => target.select()}
            readOnly
            rows={ROWS}
            value={acted.text}
          />
        </div>
      )}
    </>
  )
}
