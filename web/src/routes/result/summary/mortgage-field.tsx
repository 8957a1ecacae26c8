import { useState } from 'react'
import { formatCount, groupDigits, readManwon } from '../../../lib/amount.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { ko } from './words.ko.ts'

/** One field for the mortgages registered ahead of the deposit. It is optional, and unknown does not mean none. */
export function MortgageField({
  id,
  sum,
  remark,
  onChange,
}: {
  id: string
  /** `null`: unknown. */
  sum: number | null
  /** How the amount is used, if no picture shows it. */
  remark: string | undefined
  onChange(sum: number | null): void
}) {
  const words = useWords(ko).mortgages
  const [typed, setTyped] = useState<string | null>(null)
  const [isUnknown, setIsUnknown] = useState(false)
  const kept = sum === null ? '' : formatCount(sum)
  const text = typed ?? kept
  const amount = readManwon(text)
  const isWrong = text.trim() !== '' && amount === null
  const say = (next: string) => {
    setTyped(groupDigits(next))
    setIsUnknown(false)
    onChange(readManwon(next))
  }
  const unknown = () => {
    setTyped('')
    setIsUnknown(true)
    onChange(null)
  }
  return (
    <Field
      beside={
        <Button aria-pressed={isUnknown} onClick={unknown}>
          {words.unknown}
        </Button>
      }
      error={isWrong ? words.wrong : undefined}
      hint={isUnknown ? words.unknownHow : remark}
      id={id}
      inputMode="numeric"
      label={words.label}
      onChange={(event) => say(event.target.value)}
      unit={words.manwon}
      value={text}
    />
  )
}
