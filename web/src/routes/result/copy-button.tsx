import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/live-region.tsx'

/** Copies a text and confirms it in its label and to screen readers. */
export function CopyButton({ textOf, name, copied }: { textOf(): string; name: string; copied: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(textOf())
    setIsCopied(true)
    announce(copied)
  }
  return <Button onClick={() => void copy()}>{isCopied ? copied : name}</Button>
}
