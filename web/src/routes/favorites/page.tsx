import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { START } from '../../lib/links.ts'
import { useLoadFailure, useSendFailure } from '../../lib/load-failure.ts'
import { useSignedIn } from '../../lib/use-session.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Screen, ScreenActions } from '../../ui/screen.tsx'
import { Card } from './card.tsx'
import styles from './favorites.module.css'
import { NeedLogin } from './need-login.tsx'
import { type Sort, useFavorites, useRemove } from './queries.ts'
import { ko } from './words.ko.ts'

/** As many as the service compares at once. */
const MOST_COMPARED = 5

export default function Favorites() {
  const words = useWords(ko)
  const signedIn = useSignedIn()
  const [, navigate] = useLocation()
  const [search, setSearch] = useSearchParams()
  const [picked, setPicked] = useState<number[]>([])
  const [removing, setRemoving] = useState<number>()
  const remove = useRemove()
  const page = Math.max(0, Math.trunc(Number(search.get('page') ?? 0)) || 0)
  const sort = readSort(search.get('sort'), words)
  const { data, error, refetch } = useFavorites(page, sort)
  const failure = useLoadFailure(error, refetch)
  const notRemoved = useSendFailure(remove.error)
  if (signedIn === false) return <NeedLogin next="/favorites" />
  const ask = (next: { page?: number; sort?: Sort }) =>
    setSearch({ page: String(next.page ?? 0), sort: next.sort ?? sort })
  return (
    <Screen title={words.title}>
      {failure && <Failure {...failure} />}
      {!data && !error && <Loading heights={[48, 160, 160]} slow={words.slow} />}
      {data?.totalElements === 0 && (
        <>
          <Notice title={words.empty}>
            <p>{words.emptyHow}</p>
          </Notice>
          <ButtonLink href={START} look="primary" wide>
            {words.start}
          </ButtonLink>
        </>
      )}
      {data && data.totalElements > 0 && (
        <>
          {data.totalElements > 1 && (
            <SelectField
              label={words.sort}
              onChange={(event) => ask({ sort: event.target.value as Sort })}
              value={sort}
            >
              {Object.entries(words.sorts).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          )}
          <p className={styles['small']}>{words.compareHow}</p>
          <ul className={styles['cards']}>
            {data.content.map((favorite) => (
              <Card
                favorite={favorite}
                canPick={picked.length < MOST_COMPARED || picked.includes(favorite.favoriteId)}
                isPicked={picked.includes(favorite.favoriteId)}
                key={favorite.favoriteId}
                onPick={(isPicked) =>
                  setPicked([
                    ...picked.filter((id) => id !== favorite.favoriteId),
                    ...(isPicked ? [favorite.favoriteId] : []),
                  ])
                }
                onRemove={() => setRemoving(favorite.favoriteId)}
              />
            ))}
          </ul>
          <Pager onPage={(next) => ask({ page: next })} page={page} totalPages={data.totalPages} words={words.pager} />
        </>
      )}
      {picked.length > 1 && (
        <ScreenActions>
          <Button look="primary" onClick={() => navigate(`/favorites/compare?ids=${picked.join(',')}`)} wide>
            {words.compare(picked.length)}
          </Button>
        </ScreenActions>
      )}
      {removing !== undefined && (
        <ConfirmDialog
          busy={remove.isPending}
          cancel={words.cancel}
          confirm={words.remove}
          onClose={() => {
            setRemoving(undefined)
            remove.reset()
          }}
          onConfirm={() =>
            remove.mutate(removing, {
              onSuccess: () => {
                setPicked(picked.filter((id) => id !== removing))
                setRemoving(undefined)
              },
            })
          }
          title={words.removeTitle}
        >
          <p>{words.removeHow}</p>
          {notRemoved && <Failure {...notRemoved} />}
        </ConfirmDialog>
      )}
    </Screen>
  )
}

function readSort(text: string | null, words: typeof ko): Sort {
  return text !== null && Object.hasOwn(words.sorts, text) ? (text as Sort) : 'CREATED_AT_DESC'
}
