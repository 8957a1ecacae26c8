import { useState } from 'react'
import { copyText } from '../../lib/copy.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/live-region.tsx'
import { Uncopied } from './uncopied.tsx'

/** Copies a text and confirms it in its label and to screen readers, or shows it where it cannot be copied. */
export function CopyButton({ textOf, name, copied }: { textOf(): string; name: string; copied: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const [uncopied, setUncopied] = useState<string>()
  const copy = async () => {
    const text = textOf()
    const isDone = await copyText(text)
    setIsCopied(isDone)
    setUncopied(isDone ? undefined : text)
    if (isDone) announce(copied)
  }
  return (
    <>
      <Button onClick={() => void copy()}>{isCopied ? copied : name}</Button>
      {uncopied !== undefined && <Uncopied text={uncopied} />}
    </>
  )
}
