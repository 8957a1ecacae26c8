import type { AdminSanctionAppealResponse } from '@lease-risk/contract/sanction-appeals'
import { useState } from 'react'
import { Link } from 'wouter'
import { consoleLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Said } from '../../../ui/said.tsx'
import { Section } from '../../../ui/screen.tsx'
import styles from '../console.module.css'
import { Facts } from '../record/facts.tsx'
import { stamp } from '../record/stamp.ts'
import { Decide, type Outcome } from './decide.tsx'
import { ko } from './words.ko.ts'

/** An appeal against a sanction, the sanction, and the decision. */
export function AppealDrawer({ appeal }: { appeal: AdminSanctionAppealResponse }) {
  const words = useWords(ko)
  const [asked, setAsked] = useState<Outcome | null>(null)
  const { sanction, outcome } = appeal
  return (
    <>
      <Section title={words.statement}>
        <blockquote className={styles['quote']}>
          <Said>{appeal.statement}</Said>
        </blockquote>
      </Section>
      <Facts
        facts={[
          [words.who, `${sanction.user.nickname ?? words.left} (${sanction.user.userId})`],
          [words.when, stamp(appeal.appealedAt)],
          [words.level, words.levels[sanction.level]],
          [words.started, stamp(sanction.startedAt)],
          [words.until, stamp(sanction.restrictionUntil)],
          [words.points, sanction.points],
          [words.state, outcome === null ? words.waiting : words.outcomes[outcome]],
          [words.answer, appeal.answer],
          [words.decider, appeal.decidedBy],
          [words.decided, appeal.decidedAt && stamp(appeal.decidedAt)],
        ]}
      />
      {sanction.reportId !== null && (
        <p>
          <Link href={consoleLink('reports', { status: 'all', open: String(sanction.reportId) })}>
            {words.seeReport}
          </Link>
        </p>
      )}
      {outcome === null && !appeal.mayDecide && <p>{words.notYours}</p>}
      {appeal.mayDecide && (
        <div className={styles['row']}>
          <Button onClick={() => setAsked('UPHELD')}>{words.uphold}</Button>
          <Button onClick={() => setAsked('SHORTENED')}>{words.shorten}</Button>
          <Button onClick={() => setAsked('LIFTED')}>{words.lift}</Button>
        </div>
      )}
      {asked && <Decide appeal={appeal} onClose={() => setAsked(null)} outcome={asked} />}
    </>
  )
}
