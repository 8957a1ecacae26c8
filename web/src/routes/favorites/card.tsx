import type { Favorite } from '@lease-risk/contract/favorites'
import { formatDay } from '../../lib/amount.ts'
import { favoriteLink } from '../../lib/links.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { StatusWord } from '../../ui/status-word.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './favorites.module.css'
import { daysOf, nameOf, termsOf } from './terms-of.ts'
import { ko } from './words.ko.ts'

export function Card({
  favorite,
  isPicked,
  canPick,
  onPick,
  onRemove,
}: {
  favorite: Favorite
  isPicked: boolean
  canPick: boolean
  onPick(picked: boolean): void
  onRemove(): void
}) {
  const words = useWords(ko)
  const { favoriteId, label, address, addressState, addressMessage, memo, createdAt, state } = favorite
  const name = nameOf(favorite)
  // dropped homes are under their own heading
  const Name = state === 'DROPPED' ? 'h3' : 'h2'
  const days = daysOf(favorite, words)
  return (
    <li className={styles['card']}>
      <Name className={styles['name']}>
        <Text>{name}</Text>
      </Name>
      {label && (
        <p className={styles['small']}>
          <Text>{address}</Text>
        </p>
      )}
      <p>{termsOf(favorite, words)}</p>
      {days !== '' && <p className={styles['small']}>{days}</p>}
      {addressState === 'NEEDS_EXACT_ADDRESS' && <NeedsExact message={addressMessage} />}
      {memo && (
        <p className={styles['small']}>
          <Text>{memo}</Text>
        </p>
      )}
      <p className={styles['small']}>{words.savedOn(formatDay(createdAt))}</p>
      <div className={styles['actions']}>
        <ButtonLink href={favoriteLink(favoriteId)}>
          <span aria-hidden="true">{words.openShort}</span>
          <span className="visually-hidden">
            <Text>{words.open(name)}</Text>
          </span>
        </ButtonLink>
        <label className={styles['pick']}>
          <input
            checked={isPicked}
            disabled={!canPick}
            onChange={(event) => onPick(event.target.checked)}
            type="checkbox"
          />
          <span aria-hidden="true">{words.pickShort}</span>
          <span className="visually-hidden">
            <Text>{words.pick(name)}</Text>
          </span>
        </label>
        <Button aria-label={words.removeLabel(name)} look="quiet" onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  )
}

function NeedsExact({ message }: { message: Favorite['addressMessage'] }) {
  const words = useWords(ko)
  return (
    <>
      <p>
        <StatusWord tone="unknown">{words.needsExact}</StatusWord>
      </p>
      <p className={styles['small']}>{message}</p>
    </>
  )
}
