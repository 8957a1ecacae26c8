import type { ListingReading } from '@lease-risk/contract/address-search'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { formatCount, formatManwon } from '../../../lib/amount.ts'
import type { Draft } from '../../../lib/draft.ts'
import { failureOf } from '../../../lib/failure.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { Section } from '../../../ui/screen.tsx'
import { Text } from '../../../ui/text.tsx'
import type { Candidate } from '../queries.ts'
import styles from '../start.module.css'
import { draftOf, readMessage } from './read-message.ts'
import { ko } from './words.ko.ts'

const LONGEST = 2_000
const TEXT_ID = 'listing-text'

type Props = { message: string; onConfirm(confirmed: Confirmed): void }
export type Confirmed = { candidate: Candidate; stated: Partial<Draft> }

/**
 * R-ADDR-30: reads the home and its terms from a listing or message. Nothing is used before the lot is confirmed.
 * `message`: one that was pasted into the address field, read at once.
 */
export default function PasteListing({ message, onConfirm }: Props) {
  const words = useWords(ko)
  const [text, setText] = useState('')
  const [read, setRead] = useState<ListingReading>()
  const { send, busy, error } = useSending()
  const change = (next: string) => {
    setText(next)
    // what was read is of the text before
    setRead(undefined)
  }
  const find = (typed: string) =>
    void send(async () => {
      const found = await readMessage(typed)
      setRead(found)
      if (found.candidates.length > 0) announce(words.confirm)
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') find(text)
  }
  const findPasted = useEffectEvent((pasted: string) => {
    change(pasted)
    find(pasted)
    document.getElementById(TEXT_ID)?.focus()
  })
  useEffect(() => {
    if (message !== '') findPasted(message.slice(0, LONGEST))
  }, [message])
  return (
    <form className={styles['form']} onSubmit={submit}>
      <TextArea
        hint={text.length < LONGEST ? words.hint : words.full(formatCount(LONGEST))}
        id={TEXT_ID}
        label={words.label}
        maxLength={LONGEST}
        onChange={({ target }) => change(target.value)}
        rows={6}
        value={text}
      />
      <Button busy={busy} sends type="submit">
        {words.read}
      </Button>
      {error !== undefined && <Failure sentence={failureOf(error).sentence} />}
      <div role="status">{read && read.candidates.length === 0 && <p>{words.noHome}</p>}</div>
      {read && read.candidates.length > 0 && <WhatWasRead onConfirm={onConfirm} read={read} />}
    </form>
  )
}

function WhatWasRead({ read, onConfirm }: { read: ListingReading; onConfirm(confirmed: Confirmed): void }) {
  const words = useWords(ko)
  const { contractPurpose: purpose, depositAmountManwon: deposit, monthlyRentAmountManwon: rent } = read
  const { maintenanceFeeAmountManwon: fee, maintenanceFeeStated: feeStated } = read
  const { exclusiveAreaSquareMeter: area, floorNumber: floor, unit } = read
  const stated = [
    unit,
    purpose && words.purposes[purpose],
    deposit !== null && words.deposit(formatManwon(deposit)),
    rent !== null && words.rent(formatManwon(rent)),
    fee ? words.fee(formatManwon(fee)) : feeStated !== null && words.feeStated(feeStated),
    area !== null && words.area(formatCount(area)),
    floor !== null && words.floor(floor),
  ].filter(Boolean)
  return (
    <Section title={words.confirm}>
      {stated.length > 0 && (
        <p>
          <Text>{stated.join(' · ')}</Text>
        </p>
      )}
      {read.warnings.length > 0 && <p>{words.warnings(read.warnings.map((said) => `“${said}”`).join(', '))}</p>}
      <p className={styles['small']}>{words.later}</p>
      {read.candidates.map((candidate) => (
        <Button key={candidate.jibunAddr} onClick={() => onConfirm({ candidate, stated: draftOf(read) })} wide>
          <Text>{candidate.jibunAddr}</Text>
        </Button>
      ))}
    </Section>
  )
}
