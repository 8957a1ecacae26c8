import type { CreateFavoriteRequest, Favorite } from '@lease-risk/contract/favorites'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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

/** Makes the home a favorite with its terms; one that is a favorite already is opened. */
export default function SaveFavorite({ result, subject }: { result: Result; subject: Subject }) {
  const words = useWords(ko).saveFavorite
  const signedIn = useSignedIn()
  const queries = useQueryClient()
  const [{ isSending, savedId, error }, setState] = useState<Saving>({ isSending: false })
  if (signedIn === undefined) return null
  if (!signedIn) return <ButtonLink href={loginLink(resultLink(subject))}>{words.login}</ButtonLink>
  if (savedId !== undefined) return <ButtonLink href={favoriteLink(savedId)}>{words.open}</ButtonLink>
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
  return (
    <>
      {error !== undefined && <Failure sentence={failureOf(error).sentence} />}
      <Button busy={isSending} onClick={() => void save()} sends>
        {words.save}
      </Button>
    </>
  )
}

/** By the diagnosis where it is one's own; by what it was asked with where it was made without a login. */
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
