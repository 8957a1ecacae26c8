import { useState } from 'react'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { ko } from './words.ko.ts'

/** Text that was copied out of a document. */
export function PasteForm({ onText }: { onText(text: string): void }) {
  const words = useWords(ko)
  const [text, setText] = useState('')
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        onText(text)
      }}
    >
      <TextArea
        hint={words.pastedHint}
        label={words.pasted}
        onChange={({ target }) => setText(target.value)}
        rows={6}
        value={text}
      />
      <Button type="submit">{words.read}</Button>
    </Form>
  )
}
