import { type ComponentProps, useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'

/** A password, hidden until its button is pressed. `show`: what the button shows, and its whole name. */
export function PasswordField({
  show,
  ...field
}: Omit<ComponentProps<typeof Field>, 'type' | 'beside'> & { show: { short: string; whole: string } }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      {...field}
      autoCapitalize="none"
      beside={
        <Button aria-label={show.whole} aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {show.short}
        </Button>
      }
      spellCheck={false}
      type={isShown ? 'text' : 'password'}
    />
  )
}
