import type { CreatedShare, DiagnosisShares } from '@lease-risk/contract/shared-diagnosis'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '../../../lib/amount.ts'
import { api } from '../../../lib/api.ts'
import { failureOf } from '../../../lib/failure.ts'
import { linkToSend, sharedLink } from '../../../lib/links.ts'
import { useLanguage, useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckRow } from '../../../ui/check-row.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Field, SelectField } from '../../../ui/field.tsx'
import { Section } from '../../../ui/screen.tsx'
import styles from '../result.module.css'
import { SendButton } from '../send-button.tsx'
import { ko } from './words.ko.ts'

const DAYS = [1, 3, 7, 14, 30]
const USUAL_DAYS = 7

/** Links that show the evidence without the lot and expire by themselves. */
export function ShareLinks({ diagnosisId }: { diagnosisId: number }) {
  const words = useWords(ko)
  const language = useLanguage()
  const queries = useQueryClient()
  const [days, setDays] = useState(USUAL_DAYS)
  const [includePapers, setIncludePapers] = useState(false)
  const [made, setMade] = useState('')
  const [error, setError] = useState<unknown>()
  const path = `/api/rent-risk-diagnoses/${diagnosisId}/share`
  const key = ['shares', diagnosisId]
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => api<DiagnosisShares>(path, { signal }) })
  const act = async (send: () => Promise<unknown>) => {
    try {
      await send()
      setError(undefined)
      await queries.invalidateQueries({ queryKey: key })
    } catch (failure) {
      setError(failure)
    }
  }
  const make = () =>
    act(async () => {
      const { token } = await api<CreatedShare>(path, { method: 'POST', body: { days, includePapers } })
      setMade(linkToSend(sharedLink(token), language))
    })
  return (
    <Section title={words.shareTitle}>
      <p>{words.shareHow}</p>
      {error !== undefined && <Failure sentence={failureOf(error).sentence} />}
      <SelectField label={words.shareDays} onChange={(event) => setDays(Number(event.target.value))} value={days}>
        {DAYS.map((count) => (
          <option key={count} value={count}>
            {words.days(count)}
          </option>
        ))}
      </SelectField>
      <CheckRow checked={includePapers} label={words.withPapers} onChange={setIncludePapers} />
      <Button onClick={() => void make()} sends>
        {words.makeShare}
      </Button>
      {made && (
        <>
          <Field hint={words.shareMade} label={words.shareTitle} readOnly value={made} />
          <SendButton names={words.sendLink} sentOf={() => ({ title: words.sentTitle, url: made })} />
        </>
      )}
      <ul className={styles['plain']}>
        {(data?.items ?? []).map(({ shareId, openings, expiresAt }) => (
          <li className={styles['historyRow']} key={shareId}>
            <span>{words.shareOpened(openings, formatDay(expiresAt))}</span>
            <Button look="quiet" onClick={() => void act(() => api(`${path}/${shareId}`, { method: 'DELETE' }))} sends>
              {words.removeShare}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
