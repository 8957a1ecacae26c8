import type { CreateFavoriteRequest, Favorite } from '@lease-risk/contract/favorites'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { ApiError, kindOf } from '../../../lib/errors.ts'
import { failureOf } from '../../../lib/failure.ts'
import { favoriteLink, loginLink, resultLink, type Subject } from '../../../lib/links.ts'
import { useSignedIn } from '../../../lib/use-session.ts'
import { useWords } from '../../../lib/words.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { announce } from '../../../ui/live-region.tsx'
import type { Result } from '../queries.ts'
import { ko } from '../words.ko.ts'

type Saving = { isSending: boolean; savedId?: number | undefined; error?: unknown }

/** Storage key of the diagnosis whose home is to be saved after a login that this button started. */
const WISH = 'save-after-login'

/** Whether the user has returned from the login to save the home of this diagnosis. */
export function isSavingAsked(diagnosisId: number): boolean {
  return sessionStorage.getItem(WISH) === String(diagnosisId)
}

/** Clears the request; true if it was for this diagnosis. A user who returns without a login has changed their mind. */
function takeWish(diagnosisId: number): boolean {
  const isAsked = isSavingAsked(diagnosisId)
  sessionStorage.removeItem(WISH)
  return isAsked
}

/** Saves the home as a favorite with its terms. An existing favorite is opened instead. */
export default function SaveFavorite({ result, subject }: { result: Result; subject: Subject }) {
  const words = useWords(ko).saveFavorite
  const signedIn = useSignedIn()
  const queries = useQueryClient()
  const [{ isSending, savedId, error }, setState] = useState<Saving>({ isSending: false })
  const save = async () => {
    setState({ isSending: true })
    try {
      const { favoriteId } = await keep(result)
      announce(words.saved)
      await queries.invalidateQueries({ queryKey: ['favorites'] })
      setState({ isSending: false, savedId: favoriteId })
    } catch (failure) {
      setState({ isSending: false, savedId: existingId(failure), error: failure })
    }
  }
  const goOn = useEffectEvent(() => {
    if (signedIn === undefined || !takeWish(result.diagnosisId)) return
    if (signedIn) void save()
  })
  useEffect(goOn, [signedIn])
  if (signedIn === undefined) return null
  if (!signedIn)
    return (
      <span onClickCapture={() => sessionStorage.setItem(WISH, String(result.diagnosisId))}>
        <ButtonLink href={loginLink(resultLink(subject))}>{words.login}</ButtonLink>
      </span>
    )
  if (savedId !== undefined) return <ButtonLink href={favoriteLink(savedId)}>{words.open}</ButtonLink>
  return (
    <>
      {error !== undefined && <Failure sentence={failureOf(error).sentence} />}
      <Button busy={isSending} onClick={() => void save()} sends>
        {words.save}
      </Button>
    </>
  )
}

/** Saves by diagnosis id if the user owns it, or by its request if it was made without a login. */
async function keep(result: Result): Promise<Favorite> {
  const post = (body: CreateFavoriteRequest) => api<Favorite>('/api/favorites', { method: 'POST', body })
  try {
    return await post({ diagnosisId: result.diagnosisId })
  } catch (error) {
    if (kindOf(error) !== 'missing') throw error
    return post(termsOf(result))
  }
}

function termsOf({ address, inputSummary }: Result): CreateFavoriteRequest {
  const { contractPurpose, exclusiveAreaSquareMeter: area, floorNumber, knownPropertyType } = inputSummary
  return {
    address: [address.jibunAddress ?? inputSummary.address, address.unitText].filter(Boolean).join(' '),
    contractPurpose,
    depositAmountManwon: inputSummary.depositAmountManwon,
    monthlyRentAmountManwon: inputSummary.monthlyRentAmountManwon,
    maintenanceFeeAmountManwon: inputSummary.maintenanceFeeAmountManwon,
    ...(area === null ? {} : { exclusiveAreaSquareMeter: area }),
    ...(floorNumber === null ? {} : { floorNumber }),
    ...(knownPropertyType ? { knownPropertyType } : {}),
  }
}

function existingId(error: unknown): number | undefined {
  return error instanceof ApiError ? error.errors.find(({ existingId: id }) => id !== undefined)?.existingId : undefined
}
