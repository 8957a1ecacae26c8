import { useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'

type Props = { label: string; accept: string; look?: 'primary'; prepare?(): void; onFile(file: File): void }

/** Passes the chosen file on and clears the field. */
export function FileButton({ label, accept, look, prepare, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const open = () => {
    prepare?.()
    input.current?.click()
  }
  return (
    <>
      <input
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          target.value = ''
        }}
        ref={input}
        type="file"
      />
      <Button onClick={open} wide {...(look && { look })}>
        {label}
      </Button>
    </>
  )
}
