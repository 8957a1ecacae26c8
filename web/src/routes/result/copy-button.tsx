import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/live-region.tsx'

/** Copies a text and says so, in its own name and to a screen reader. */
export function CopyButton({ textOf, name, copied }: { textOf(): string; name: string; copied: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(textOf())
    setIsCopied(true)
    announce(copied)
  }
  return <Button onClick={() => void copy()}>{isCopied ? copied : name}</Button>
}
