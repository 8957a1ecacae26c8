import type { CreateFavoriteRequest, Favorite } from '@lease-risk/contract/favorites'
import type { PaperReading } from '@lease-risk/contract/papers-input'
import type { KeptPapers } from '@lease-risk/contract/saved-readings'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/errors.ts'
import { failureOf } from '../../../lib/failure.ts'
import { favoriteLink, loginLink, resultLink, type Subject } from '../../../lib/links.ts'
import { useSignedIn } from '../../../lib/use-session.ts'
import { useWords } from '../../../lib/words.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CheckRow } from '../../../ui/check-row.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { deviceRecord } from '../papers/device-record.ts'
import { useRegistryReadings } from '../papers/list/registry-readings.ts'
import type { Result } from '../queries.ts'
import { ko } from '../words.ko.ts'

type Saving = { isSending: boolean; savedId?: number | undefined; error?: unknown }

/** Storage key of the diagnosis whose home is to be saved after a login that this button started. */
const WISH = 'save-after-login'
type Wish = { diagnosisId?: number; registryChecked?: boolean }

function readWish(): Wish {
  try {
    return JSON.parse(sessionStorage.getItem(WISH) ?? '{}') as Wish
  } catch {
    return {}
  }
}

/** Whether the user has returned from the login to save the home of this diagnosis. */
export function isSavingAsked(diagnosisId: number): boolean {
  return readWish().diagnosisId === diagnosisId
}

/** Clears the request; `null` if it was for another diagnosis. A user who returns without a login has changed their mind. */
function takeWish(diagnosisId: number): Wish | null {
  const wish = readWish()
  sessionStorage.removeItem(WISH)
  return wish.diagnosisId === diagnosisId ? wish : null
}

/** Saves the home with its check and the papers read on this device. An existing favorite is opened instead. */
export default function SaveFavorite({ result, subject }: { result: Result; subject: Subject }) {
  const words = useWords(ko).saveFavorite
  const signedIn = useSignedIn()
  const queries = useQueryClient()
  const { diagnosisId } = result
  const { readingOf, status } = useRegistryReadings(subject, diagnosisId)
  const [isChecked, setChecked] = useState(false)
  const [{ isSending, savedId, error }, setState] = useState<Saving>({ isSending: false })
  const reading = deviceRecord<PaperReading>('reading', diagnosisId).read()
  const isOffered = 'registry' in reading && status !== undefined && readingOf('CONTRACT').status !== 'CHECKED'
  const save = async (registryChecked: boolean) => {
    setState({ isSending: true })
    try {
      const { favoriteId } = await keep({ subject, diagnosisId, reading, registryChecked })
      announce(words.saved)
      await Promise.all(
        ['favorites', 'diagnoses', 'papers', 'registry'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      )
      setState({ isSending: false, savedId: favoriteId })
    } catch (failure) {
      setState({ isSending: false, savedId: existingId(failure), error: failure })
    }
  }
  const goOn = useEffectEvent(() => {
    if (signedIn === undefined) return
    const wish = takeWish(diagnosisId)
    if (signedIn && wish) void save(wish.registryChecked === true)
  })
  useEffect(goOn, [signedIn])
  if (signedIn === undefined) return null
  if (savedId !== undefined) return <ButtonLink href={favoriteLink(savedId)}>{words.open}</ButtonLink>
  const registryChecked = isChecked || readingOf('CONTRACT').status === 'CHECKED'
  const wish = JSON.stringify({ diagnosisId, registryChecked } satisfies Wish)
  return (
    <>
      {error !== undefined && <Failure sentence={failureOf(error).sentence} />}
      {isOffered && <CheckRow checked={isChecked} label={words.registryChecked} onChange={setChecked} />}
      {signedIn ? (
        <Button busy={isSending} onClick={() => void save(registryChecked)} sends>
          {words.save}
        </Button>
      ) : (
        <span onClickCapture={() => sessionStorage.setItem(WISH, wish)}>
          <ButtonLink href={loginLink(resultLink(subject))}>{words.login}</ButtonLink>
        </span>
      )}
    </>
  )
}

type Kept = { subject: Subject; diagnosisId: number; reading: PaperReading; registryChecked: boolean }

/** One request: a diagnosis made without a login becomes the user's by its token. */
async function keep({ subject, diagnosisId, reading, registryChecked }: Kept): Promise<Favorite> {
  const check = 'token' in subject ? { statusToken: subject.token } : { diagnosisId }
  const isRead = Object.keys(reading).length > 0
  const post = (version: number) => {
    const confirmed = registryChecked && reading.registry !== undefined
    const papers = { papers: { version, ...reading }, ...(confirmed && { registryChecked }) }
    const body: CreateFavoriteRequest = { ...check, ...(isRead && papers) }
    return api<Favorite>('/api/favorites', { method: 'POST', body })
  }
  try {
    return await post(0)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'PAPERS_409_STALE_VERSION') throw error
    // an earlier version is stored with the user's own diagnosis already
    const { version } = await api<KeptPapers>(`/api/rent-risk-diagnoses/${diagnosisId}/papers`)
    return post(version)
  }
}

function existingId(error: unknown): number | undefined {
  return error instanceof ApiError ? error.errors.find(({ existingId: id }) => id !== undefined)?.existingId : undefined
}
