import { copyText } from '../../lib/copy.ts'
import { CopyingButton } from './copying-button.tsx'

/** Copies a text. */
export function CopyButton({ textOf, name, copied }: { textOf(): string; name: string; copied: string }) {
  const act = async () => {
    const text = textOf()
    return { text, outcome: (await copyText(text)) ? ('COPIED' as const) : ('FAILED' as const) }
  }
  return <CopyingButton act={act} copied={copied} name={name} />
}
