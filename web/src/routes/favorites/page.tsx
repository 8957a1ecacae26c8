import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { compareLink, FAVORITES, START } from '../../lib/links.ts'
import { useLoadFailure, useSendFailure } from '../../lib/load-failure.ts'
import { useSignedIn } from '../../lib/use-session.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Screen, ScreenActions } from '../../ui/screen.tsx'
import { FavoriteList } from './favorite-list.tsx'
import { NeedLogin } from './need-login.tsx'
import { type Sort, useFavorites, useRemove } from './queries.ts'
import { ko } from './words.ko.ts'

export default function Favorites() {
  const words = useWords(ko)
  const signedIn = useSignedIn()
  const [, navigate] = useLocation()
  const [search, setSearch] = useSearchParams()
  const [picked, setPicked] = useState<number[]>([])
  const [removing, setRemoving] = useState<number>()
  const page = Math.max(0, Math.trunc(Number(search.get('page') ?? 0)) || 0)
  const sort = readSort(search.get('sort'), words)
  const { data, error, refetch } = useFavorites(page, sort)
  const failure = useLoadFailure(error, refetch)
  if (signedIn === false) return <NeedLogin next={FAVORITES} />
  return (
    <Screen title={words.title}>
      {failure && <Failure {...failure} />}
      {!data && !error && <Loading heights={[48, 160, 160]} slow={words.slow} />}
      {data?.totalElements === 0 && <Empty />}
      {data && data.totalElements > 0 && (
        <FavoriteList
          favorites={data}
          onAsk={(next) => setSearch({ page: String(next.page ?? 0), sort: next.sort ?? sort })}
          onPick={setPicked}
          onRemove={setRemoving}
          page={page}
          picked={picked}
          sort={sort}
        />
      )}
      {picked.length > 1 && (
        <ScreenActions>
          <Button look="primary" onClick={() => navigate(compareLink(picked))} wide>
            {words.compare(picked.length)}
          </Button>
        </ScreenActions>
      )}
      {removing !== undefined && (
        <RemoveDialog
          favoriteId={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => setPicked(picked.filter((id) => id !== removing))}
        />
      )}
    </Screen>
  )
}

function Empty() {
  const words = useWords(ko)
  return (
    <>
      <Notice title={words.empty}>
        <p>{words.emptyHow}</p>
      </Notice>
      <ButtonLink href={START} look="primary" wide>
        {words.start}
      </ButtonLink>
    </>
  )
}

function readSort(text: string | null, words: typeof ko): Sort {
  return text !== null && Object.hasOwn(words.sorts, text) ? (text as Sort) : 'CREATED_AT_DESC'
}

/** Asks before a favorite is removed. */
function RemoveDialog({ favoriteId, onClose, onRemoved }: { favoriteId: number; onClose(): void; onRemoved(): void }) {
  const words = useWords(ko)
  const { mutate, isPending, error } = useRemove()
  const failure = useSendFailure(error)
  const remove = () =>
    mutate(favoriteId, {
      onSuccess: () => {
        onRemoved()
        onClose()
      },
    })
  return (
    <ConfirmDialog
      busy={isPending}
      cancel={words.cancel}
      confirm={words.remove}
      onClose={onClose}
      onConfirm={remove}
      title={words.removeTitle}
    >
      <p>{words.removeHow}</p>
      {failure && <Failure {...failure} />}
    </ConfirmDialog>
  )
}
