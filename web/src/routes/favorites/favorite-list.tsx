import type { Page } from '@lease-risk/contract/common'
import type { Favorite } from '@lease-risk/contract/favorites'
import { useWords } from '../../lib/words.ts'
import { SelectField } from '../../ui/field.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Card } from './card.tsx'
import styles from './favorites.module.css'
import type { Sort } from './queries.ts'
import { ko } from './words.ko.ts'

/** As many as the service compares at once. */
const MOST_COMPARED = 5

/** A page of favorites, how they are sorted, and which of them are picked to be compared. */
export function FavoriteList({
  favorites,
  page,
  sort,
  picked,
  onAsk,
  onPick,
  onRemove,
}: {
  favorites: Page<Favorite>
  page: number
  sort: Sort
  picked: number[]
  onAsk(next: { page?: number; sort?: Sort }): void
  onPick(picked: number[]): void
  onRemove(favoriteId: number): void
}) {
  const words = useWords(ko)
  return (
    <>
      {favorites.totalElements > 1 && <SortField onChange={(next) => onAsk({ sort: next })} sort={sort} />}
      <p className={styles['small']}>{words.compareHow}</p>
      <ul className={styles['cards']}>
        {favorites.content.map((favorite) => {
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
      <Pager
        onPage={(next) => onAsk({ page: next })}
        page={page}
        totalPages={favorites.totalPages}
        words={words.pager}
      />
    </>
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
