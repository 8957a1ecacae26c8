import type { AdminSanctionAppealResponse } from '@lease-risk/contract/sanction-appeals'
import { useState } from 'react'
import { Link } from 'wouter'
import { consoleLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/screen.tsx'
import { Text } from '../../../ui/text.tsx'
import styles from '../console.module.css'
import { ConsoleScreen } from '../frame/console-screen.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import type { Column } from '../list/dense-table.tsx'
import { choicesOf } from '../list/filters.tsx'
import { Facts } from '../record/facts.tsx'
import { stamp } from '../record/stamp.ts'
import { Decide, type Outcome } from './decide.tsx'
import { ko } from './words.ko.ts'

type Words = typeof ko
type Appeal = AdminSanctionAppealResponse

const filters = (words: Words) => [
  { name: 'state', label: words.state, choices: choicesOf(words.states), initial: 'OPEN' },
]

const columns = (words: Words): Column<Appeal>[] => [
  { header: words.number, cell: ({ appealId }) => appealId },
  { header: words.who, cell: ({ sanction: { user } }) => `${user.nickname ?? words.left} (${user.userId})` },
  { header: words.level, cell: ({ sanction }) => words.levels[sanction.level] },
  { header: words.when, cell: ({ appealedAt }) => stamp(appealedAt) },
  { header: words.until, cell: ({ sanction }) => stamp(sanction.restrictionUntil) },
  { header: words.state, cell: ({ outcome }) => (outcome === null ? words.waiting : words.outcomes[outcome]) },
]

/** Appeals against sanctions; an operator who did not impose the sanction decides. */
export default function AppealsPage() {
  const words = useWords(ko)
  return (
    <ConsoleScreen name="appeals">
      <p>{words.intro}</p>
      <ConsoleList<Appeal>
        columns={columns(words)}
        drawer={(appeal) => <AppealDrawer appeal={appeal} />}
        filters={filters(words)}
        isReadByKey
        keyOf={({ appealId }) => String(appealId)}
        name="appeals"
        path="/api/admin/community/sanction-appeals"
        titleOf={({ appealId, sanction }) => words.title(appealId, sanction.user.nickname ?? words.left)}
      />
    </ConsoleScreen>
  )
}

/** An appeal against a sanction, the sanction, and the decision. */
function AppealDrawer({ appeal }: { appeal: AdminSanctionAppealResponse }) {
  const words = useWords(ko)
  const [asked, setAsked] = useState<Outcome | null>(null)
  const { sanction, outcome } = appeal
  return (
    <>
      <Section title={words.statement}>
        <blockquote className={styles['quote']}>
          <Text>{appeal.statement}</Text>
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
