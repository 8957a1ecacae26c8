import type { KeptPapers, PapersComparison } from '@lease-risk/contract/saved-readings'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatTime } from '../../../../lib/amount.ts'
import { api } from '../../../../lib/api.ts'
import { useLoadFailure } from '../../../../lib/load-failure.ts'
import { useWords } from '../../../../lib/words.ts'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { Failure } from '../../../../ui/failure.tsx'
import { SelectField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { StatusWord } from '../../../../ui/status-word.tsx'
import styles from '../../result.module.css'
import { ko } from '../words.ko.ts'

/** The registry is read twice. Shows how the later reading differs from the earlier one. */
export function CompareReadings({ diagnosisId, versions }: { diagnosisId: number; versions: KeptPapers['versions'] }) {
  const words = useWords(ko)
  const [newest, before] = versions
  const [isOpen, setIsOpen] = useState(false)
  const [picked, setPicked] = useState<{ from?: number; to?: number }>({})
  const from = picked.from ?? before?.version ?? 0
  const to = picked.to ?? newest?.version ?? 0
  const { data, error, refetch } = useQuery({
    queryKey: ['papers', diagnosisId, 'comparison', from, to],
    enabled: isOpen,
    queryFn: ({ signal }) =>
      api<PapersComparison>(`/api/rent-risk-diagnoses/${diagnosisId}/papers/comparison?from=${from}&to=${to}`, {
        signal,
      }),
  })
  const failure = useLoadFailure(error, refetch)
  if (versions.length < 2) return null
  const choice = (label: string, value: number, onPick: (version: number) => void) => (
    <SelectField label={label} onChange={({ target }) => onPick(Number(target.value))} value={value}>
      {versions.map(({ version, savedAt, registryReadOn }) => (
        <option key={version} value={version}>
          {words.compare.version(version, registryReadOn ? formatDate(registryReadOn) : formatTime(savedAt))}
        </option>
      ))}
    </SelectField>
  )
  return (
    <Disclosure isOpen={isOpen} onToggle={setIsOpen} summary={words.compare.title}>
      {choice(words.compare.from, from, (version) => setPicked({ ...picked, from: version }))}
      {choice(words.compare.to, to, (version) => setPicked({ ...picked, to: version }))}
      {failure && <Failure {...failure} />}
      {data && (
        <div role="status">
          <Notice
            title={data.summary}
            tone={data.changes.some((change) => change.isNewSecurityRight) ? 'high' : 'unknown'}
          />
        </div>
      )}
      {data && (
        <ul className={styles['plain']}>
          {data.changes.map(({ type, subject, isNewSecurityRight, sentence }) => (
            <li key={`${type}${subject}${sentence}`}>
              <StatusWord tone={isNewSecurityRight ? 'high' : 'unknown'}>{words.compare.types[type]}</StatusWord>
              <span className={styles['small']}>{sentence}</span>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
}
