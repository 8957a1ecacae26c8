import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Draft } from '../../../lib/draft.ts'
import { TERMS } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { ScreenActions } from '../../../ui/screen.tsx'
import { Text } from '../../../ui/text.tsx'
import styles from '../start.module.css'
import { MOST_UNIT, UNIT_ID } from '../use-chosen-home.ts'
import { ko as startWords } from '../words.ko.ts'
import { ko } from './words.ko.ts'

type Props = {
  chosen: Draft
  onChange(next: Partial<Draft>): void
  onChooseAgain(): void
  /** Called once it is drawn. */
  onShown(): void
}

/** The chosen address and the unit within its building. */
export default function ChosenAddress({ chosen, onChange, onChooseAgain, onShown }: Props) {
  const words = useWords(ko)
  const { lot } = useWords(startWords)
  const [, navigate] = useLocation()
  useEffect(onShown, [])
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        navigate(TERMS)
      }}
    >
      <div className={styles['chosen']}>
        <p>
          <span className={styles['small']}>{words.chosen}</span>
          <strong>
            <Text>{chosen.addressLabel}</Text>
          </strong>
          {chosen.lotAddress !== chosen.addressLabel && (
            <span className={styles['small']}>
              {lot} <Text>{chosen.lotAddress}</Text>
            </span>
          )}
        </p>
        <Button look="quiet" onClick={onChooseAgain}>
          {words.chooseAgain}
        </Button>
      </div>
      {chosen.unread && chosen.unread.length > 0 && (
        <p className={styles['small']} role="status">
          {words.unread} <Text>{chosen.unread.join(' · ')}</Text>
        </p>
      )}
      <Field
        autoComplete="off"
        hint={words.unitHint}
        id={UNIT_ID}
        label={words.unit}
        maxLength={MOST_UNIT}
        onChange={(event) => onChange({ unit: event.target.value })}
        value={chosen.unit}
      />
      <ScreenActions>
        <Button look="primary" type="submit" wide>
          {words.next}
        </Button>
      </ScreenActions>
    </form>
  )
}
