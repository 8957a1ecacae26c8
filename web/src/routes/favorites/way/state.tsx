import type { Favorite } from '@lease-risk/contract/favorites'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/screen.tsx'
import type { StateChange } from './queries.ts'
import styles from './way.module.css'
import { ko } from './words.ko.ts'

/** The usual next states from each state, most likely first. */
const FROM: Record<Favorite['state'], StateChange[]> = {
  LOOKING: ['CONTRACTED', 'DROPPED'],
  CONTRACTED: ['MOVED_IN', 'LOOKING', 'DROPPED'],
  MOVED_IN: ['CONTRACTED'],
  DROPPED: ['LOOKING'],
}

export function StateChoice({
  state,
  busy,
  onChange,
}: {
  state: Favorite['state']
  busy: boolean
  onChange(next: StateChange): void
}) {
  const words = useWords(ko)
  return (
    <Section title={words.stateTitle}>
      <div className={styles['actions']}>
        {FROM[state].map((next) => (
          <Button busy={busy} key={next} onClick={() => onChange(next)} sends>
            {state === 'DROPPED' ? words.again : words.states[next]}
          </Button>
        ))}
      </div>
      <p className={styles['small']}>{words.stateHow}</p>
    </Section>
  )
}
