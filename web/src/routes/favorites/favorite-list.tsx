import type { Page } from '@lease-risk/contract/common'
import type { Favorite } from '@lease-risk/contract/favorites'
import { useWords } from '../../lib/words.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Section } from '../../ui/screen.tsx'
import { Card } from './card.tsx'
import styles from './favorites.module.css'
import type { Sort } from './queries.ts'
import { ko } from './words.ko.ts'

/** The number of homes the service compares at once. */
const MOST_COMPARED = 5

type Picking = { picked: number[]; onPick(picked: number[]): void; onRemove(favoriteId: number): void }

/** A page of favorites, their order, and the selection to compare. Dropped homes come last, folded. */
export function FavoriteList({
  favorites,
  page,
  sort,
  onAsk,
  ...picking
}: Picking & {
  favorites: Page<Favorite>
  page: number
  sort: Sort
  onAsk(next: { page?: number; sort?: Sort }): void
}) {
  const words = useWords(ko)
  const dropped = favorites.content.filter(({ state }) => state === 'DROPPED')
  const kept = favorites.content.filter(({ state }) => state !== 'DROPPED')
  return (
    <>
      {favorites.totalElements > 1 && <SortField onChange={(next) => onAsk({ sort: next })} sort={sort} />}
      <p className={styles['small']}>{words.compareHow}</p>
      {kept.length > 0 && <Cards favorites={kept} {...picking} />}
      {dropped.length > 0 && (
        <Section title={words.dropped}>
          <Disclosure summary={words.droppedCount(dropped.length)}>
            <Cards favorites={dropped} {...picking} />
          </Disclosure>
        </Section>
      )}
      <Pager
        onPage={(next) => onAsk({ page: next })}
        page={page}
        totalPages={favorites.totalPages}
        words={words.pager}
      />
    </>
  )
}

function Cards({ favorites, picked, onPick, onRemove }: Picking & { favorites: Favorite[] }) {
  return (
    <ul className={styles['cards']}>
      {favorites.map((favorite) => {
        const { favoriteId } = favorite
        const others = picked.filter((id) => id !== favoriteId)
        const isPicked = picked.includes(favoriteId)
        return (
          <Card
            favorite={favorite}
            canPick={picked.length < MOST_COMPARED || isPicked}
            isPicked={isPicked}
            key={favoriteId}
            onPick={(wanted) => onPick(wanted ? [...others, favoriteId] : others)}
            onRemove={() => onRemove(favoriteId)}
          />
        )
      })}
    </ul>
  )
}

function SortField({ sort, onChange }: { sort: Sort; onChange(sort: Sort): void }) {
  const words = useWords(ko)
  return (
    <SelectField label={words.sort} onChange={(event) => onChange(event.target.value as Sort)} value={sort}>
      {Object.entries(words.sorts).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
