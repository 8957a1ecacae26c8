import { useState } from 'react'
import { formatTime } from '../../lib/amount.ts'
import { ownMapLink, type ResultPart, resultLink, START, type Subject } from '../../lib/links.ts'
import { useWords } from '../../lib/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { LinkRows } from '../../ui/link-rows.tsx'
import { Text } from '../../ui/text.tsx'
import { InlineLink } from './inline-link.tsx'
import { KeepResult } from './keep/keep-result.tsx'
import SaveFavorite, { isSavingAsked } from './keep/save-favorite.tsx'
import { isThere, usePaperStates } from './papers/list/paper-states.ts'
import type { Result } from './queries.ts'
import styles from './result.module.css'
import { ko } from './words.ko.ts'

type Row = { part: ResultPart; label: string; detail?: string }

/** The remaining screens, each one tap away, and below them the footer of every result. */
export function MoreLinks({ result, subject }: { result: Result; subject: Subject }) {
  const words = useWords(ko)
  const [isOpen, setIsOpen] = useState(() => isSavingAsked(result.diagnosisId))
  const papers = result.checklist.filter(({ paper }) => paper)
  const { statusOf } = usePaperStates(subject, result)
  const states = papers.map(({ code }) => statusOf(code))
  const received = states.includes(undefined) ? null : states.filter(isThere).length
  const rows: Row[] = [
    {
      part: '/papers',
      label: words.papers,
      ...(papers.length > 0 && { detail: words.papersCount(received, papers.length) }),
    },
    { part: '/deals/sale-transaction', label: words.deals },
    { part: '/deals/value', label: words.value },
    // for a monthly rent only if a jeonse level could be estimated
    ...(result.jeonseEstimate || result.inputSummary.contractPurpose === 'JEONSE'
      ? [{ part: '/deals/jeonse' as const, label: words.jeonseValue }]
      : []),
  ]
  return (
    <>
      <LinkRows
        inPairs
        rows={rows
          .map(({ part, ...row }) => ({ ...row, href: resultLink(subject, part) }))
          .concat('diagnosisId' in subject ? [{ href: ownMapLink(subject.diagnosisId), label: words.place }] : [])}
      />
      {'token' in subject ? (
        <Disclosure isOpen={isOpen} onToggle={setIsOpen} summary={words.keepOrShare}>
          <SaveFavorite result={result} subject={subject} />
          <KeepResult diagnosisId={result.diagnosisId} subject={subject} />
          <ButtonLink href={resultLink(subject, '/send')}>{words.send}</ButtonLink>
        </Disclosure>
      ) : (
        <>
          <SaveFavorite result={result} subject={subject} />
          <ButtonLink href={resultLink(subject, '/send')}>{words.send}</ButtonLink>
        </>
      )}
      <p className={styles['small']}>
        <Text>{result.address.jibunAddress ?? result.address.inputAddress}</Text> ·{' '}
        {words.made(formatTime(result.createdAt))} ·{' '}
        <InlineLink href={resultLink(subject, '/sheet')}>{words.print}</InlineLink> ·{' '}
        <InlineLink href={START}>{words.change}</InlineLink>
      </p>
    </>
  )
}
