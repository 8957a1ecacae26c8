import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'

type Props = { label: string; hint: string; read: string; onText(text: string): void }

/** A form for text copied from a document. `read`: the button label. */
export function PasteForm({ label, hint, read, onText }: Props) {
  const [text, setText] = useState('')
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        onText(text)
      }}
    >
      <TextArea hint={hint} label={label} onChange={({ target }) => setText(target.value)} rows={6} value={text} />
      <Button type="submit">{read}</Button>
    </Form>
  )
}
