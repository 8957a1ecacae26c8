import type { DiagnosisClaimed } from '@lease-risk/contract/diagnosis-async'
import { inPath } from '@lease-risk/contract/in-path'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../../../lib/api.ts'
import { failureOf } from '../../../lib/failure.ts'
import { loginLink, type ResultPart, resultLink, type Subject } from '../../../lib/links.ts'
import { useSignedIn } from '../../../lib/use-session.ts'
import { useWords } from '../../../lib/words.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { useResult } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'

/** Users diagnose first and sign up later: adopts a diagnosis made without a login. `part`: the screen to return to. */
export function KeepResult({
  subject,
  diagnosisId,
  part,
}: {
  subject: Subject
  diagnosisId: number
  part?: ResultPart
}) {
  const words = useWords(ko)
  const signedIn = useSignedIn()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [error, setError] = useState<unknown>()
  // only its owner can read it by its id
  const { data: own, isLoading } = useResult({ diagnosisId }, 'token' in subject && signedIn === true)
  if (!('token' in subject) || signedIn === undefined || isLoading) return null
  if (own)
    return (
      <div>
        <p className={styles['small']}>{words.isKept}</p>
        <ButtonLink href={resultLink({ diagnosisId }, part)}>{words.openKept}</ButtonLink>
      </div>
    )
  const takeOver = async () => {
    try {
      const path = `/api/rent-risk-diagnoses/async/${inPath(subject.token)}/claim`
      const taken = await api<DiagnosisClaimed>(path, { method: 'POST' })
      await queries.invalidateQueries({ queryKey: ['diagnoses'] })
      navigate(resultLink(taken, part), { replace: true })
    } catch (failure) {
      setError(failure)
    }
  }
  return (
    <div>
      <p className={styles['small']}>{words.keepHow}</p>
      {error !== undefined && <Failure sentence={failureOf(error).sentence} />}
      {signedIn ? (
        <Button onClick={() => void takeOver()} sends>
          {words.keep}
        </Button>
      ) : (
        <ButtonLink href={loginLink(resultLink(subject, part))}>{words.keepLogin}</ButtonLink>
      )}
    </div>
  )
}
