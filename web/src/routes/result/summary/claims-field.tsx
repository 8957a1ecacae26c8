import { useState } from 'react'
import { formatCount, groupDigits, readManwon } from '../../../lib/amount.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { ko } from '../words.ko.ts'
import type { Claims } from './claims.ts'

/** The most that the papers take for one amount, in manwon. */
const MOST_MANWON = 100_000_000

/** What the registry names before the deposit, in one field. Nobody has to know it, and unknown is not nothing. */
export function ClaimsField({
  id,
  claims,
  remark,
  onChange,
}: {
  id: string
  claims: Claims
  /** What is done with it, where no picture says so. */
  remark: string | undefined
  onChange(sum: number | null): void
}) {
  const words = useWords(ko).claims
  const [typed, setTyped] = useState<string | null>(null)
  const [isUnknown, setIsUnknown] = useState(false)
  const kept = claims.sum === null ? '' : formatCount(claims.sum)
  const text = claims.isDetailed ? kept : (typed ?? kept)
  const amount = readAmount(text)
  const isWrong = text.trim() !== '' && amount === null
  const say = (next: string) => {
    setTyped(groupDigits(next))
    setIsUnknown(false)
    onChange(readAmount(next))
  }
  const unknown = () => {
    setTyped('')
    setIsUnknown(true)
    onChange(null)
  }
  return (
    <Field
      beside={
        claims.isDetailed ? undefined : (
          <Button aria-pressed={isUnknown} onClick={unknown}>
            {words.unknown}
          </Button>
        )
      }
      error={isWrong ? words.wrong : undefined}
      hint={claims.isDetailed ? words.detailed : isUnknown ? words.unknownHow : remark}
      id={id}
      inputMode="numeric"
      label={words.label}
      onChange={(event) => say(event.target.value)}
      readOnly={claims.isDetailed}
      unit={words.manwon}
      value={text}
    />
  )
}

function readAmount(text: string): number | null {
  const amount = readManwon(text)
  return amount !== null && amount <= MOST_MANWON ? amount : null
}
