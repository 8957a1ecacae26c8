import type { FavoriteWay } from '@lease-risk/contract/favorite-way'
import { useState } from 'react'
import { formatDate } from '../../../lib/amount.ts'
import { useLevel } from '../../../lib/decision/use-level.ts'
import { failureOf } from '../../../lib/failure.ts'
import { FAVORITES, favoriteLink, favoriteReportLink, resultLink, UNRETURNED_DEPOSIT } from '../../../lib/links.ts'
import { useLoadFailure } from '../../../lib/load-failure.ts'
import { useRouteParams } from '../../../lib/params.ts'
import { useSignedIn } from '../../../lib/use-session.ts'
import { useWords } from '../../../lib/words.ts'
import { AnswerHeadline } from '../../../ui/answer-headline.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { LinkRows } from '../../../ui/link-rows.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Text } from '../../../ui/text.tsx'
import { useHeadingFocus } from '../../../ui/use-heading-focus.ts'
import { Edit } from '../edit.tsx'
import { FieldChecks } from '../field-checks.tsx'
import { NeedLogin } from '../need-login.tsx'
import { nameOf, termsOf } from '../terms-of.ts'
import { fieldIdOf } from '../typed-terms.ts'
import { ko as favoriteWords } from '../words.ko.ts'
import { Changes, PapersToGet } from './changes.tsx'
import { FirstAction, isLedByAnswer, Next } from './next.tsx'
import { useKeepWay, useWay } from './queries.ts'
import { StateChoice } from './state.tsx'
import { Parts } from './steps.tsx'
import styles from './way.module.css'
import { ko } from './words.ko.ts'

/** The first screen of a favorite: completed steps, the next step, and its due date. */
export default function Way() {
  const words = useWords(ko)
  const { slow } = useWords(favoriteWords)
  const { id = '' } = useRouteParams()
  const signedIn = useSignedIn()
  const { data, error, refetch } = useWay(id)
  const failure = useLoadFailure(error, refetch)
  if (signedIn === false) return <NeedLogin next={favoriteLink(id)} />
  if (!data)
    return (
      <Screen title={words.title}>
        {failure ? <Failure {...failure} /> : <Loading heights={[72, 160, 240]} slow={slow} />}
        {failure && <LinkRows rows={[{ href: FAVORITES, label: words.list }]} />}
      </Screen>
    )
  return <Shown way={data} />
}

function Shown({ way }: { way: FavoriteWay }) {
  const words = useWords(ko)
  const { favorite, next, suggestion, stateName, stateSince } = way
  const [isEditing, setEditing] = useState(false)
  const level = useLevel(isLedByAnswer(way) ? way.decision : null)
  const { state, steps } = useKeepWay(favorite.favoriteId, (what) => {
    announce(what === 'state' ? words.changed : words.kept)
  })
  useHeadingFocus(way)
  const busy = state.isPending || steps.isPending
  const wrong = state.error ?? steps.error
  const onTick = (step: Parameters<typeof steps.mutate>[0]['step'], isDone: boolean) =>
    steps.mutate({ step, done: isDone })
  const editDates = () => {
    setEditing(true)
    requestAnimationFrame(() => document.getElementById(fieldIdOf('dates.contractOn'))?.focus())
  }
  return (
    <Screen
      above={<Above way={way} />}
      heading={<AnswerHeadline headline={way.headline} level={level} />}
      title={way.headline}
    >
      <p className={styles['small']}>{words.since(stateName, stateSince && formatDate(stateSince))}</p>
      {wrong && <Failure sentence={failureOf(wrong).sentence} />}
      {suggestion && (
        <Notice title={suggestion.sentence}>
          <Button busy={busy} onClick={() => state.mutate(suggestion.state)} sends>
            {words.states[suggestion.state]}
          </Button>
        </Notice>
      )}
      <FirstAction way={way} />
      {next && <Next busy={busy} onDates={editDates} onTick={onTick} step={next} way={way} />}
      <Changes way={way} />
      <StateChoice busy={busy} onChange={(to) => state.mutate(to)} state={favorite.state} />
      <Parts busy={busy} onTick={onTick} way={way} />
      <PapersToGet papers={way.papers} />
      <FieldChecks favoriteId={favorite.favoriteId} />
      <Edit favorite={favorite} isOpen={isEditing} key={favorite.updatedAt} onToggle={setEditing} />
      <p className={styles['small']}>{way.notice}</p>
      <Ways way={way} />
    </Screen>
  )
}

function Above({ way: { favorite } }: { way: FavoriteWay }) {
  const words = useWords(favoriteWords)
  const parts = [nameOf(favorite), favorite.label ? favorite.address : '', termsOf(favorite, words)]
  return (
    <>
      <p className={styles['small']}>
        <Text>{parts.filter(Boolean).join(' · ')}</Text>
      </p>
      {favorite.addressState === 'NEEDS_EXACT_ADDRESS' && (
        <Notice title={words.needsExact}>
          <p>{favorite.addressMessage}</p>
        </Notice>
      )}
    </>
  )
}

function Ways({ way: { favorite, diagnosisId } }: { way: FavoriteWay }) {
  const words = useWords(ko)
  const diagnosis = diagnosisId === null ? [] : [{ href: resultLink({ diagnosisId }), label: words.diagnosis }]
  return (
    <LinkRows
      rows={[
        { href: favoriteReportLink(favorite.favoriteId), label: words.report },
        ...diagnosis,
        { href: UNRETURNED_DEPOSIT, label: words.unreturned },
        { href: FAVORITES, label: words.list },
      ]}
    />
  )
}
