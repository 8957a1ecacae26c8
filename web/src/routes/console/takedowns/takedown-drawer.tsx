import type { AdminTakedownResponse } from '@lease-risk/contract/takedown-requests'
import { Link } from 'wouter'
import { api } from '../../../lib/api.ts'
import { postLink } from '../../../lib/community-links.ts'
import { useWords } from '../../../lib/words.ts'
import { Section } from '../../../ui/screen.tsx'
import { Text } from '../../../ui/text.tsx'
import { Reveal } from '../change/reveal.tsx'
import styles from '../console.module.css'
import { OneAnswer } from '../frame/one-answer.tsx'
import { DenseTable } from '../list/dense-table.tsx'
import { Facts } from '../record/facts.tsx'
import { stamp } from '../record/stamp.ts'
import { TakedownActions } from './takedown-actions.tsx'
import { ko } from './words.ko.ts'

type Case = AdminTakedownResponse

/** A request, its requester (masked until a reason is given), the author's objection, and the available actions. */
export function TakedownDrawer({ takedownId }: { takedownId: number }) {
  const path = `/api/admin/community/takedown-requests/${takedownId}`
  return (
    <OneAnswer name="takedowns" path={path} read={api<Case>}>
      {(one) => (
        <>
          <Content one={one} />
          <Requester one={one} path={path} />
          <Course one={one} />
          <TakedownActions one={one} />
          <Others one={one} />
        </>
      )}
    </OneAnswer>
  )
}

function Content({ one }: { one: Case }) {
  const words = useWords(ko)
  return (
    <Section title={words.excerpt}>
      <blockquote className={styles['quote']}>
        <Text>{one.excerpt}</Text>
      </blockquote>
      <p>
        <Link href={postLink(one.postId)}>{words.open}</Link>
      </p>
    </Section>
  )
}

function Requester({ one, path }: { one: Case; path: string }) {
  const words = useWords(ko)
  if (one.statement === null)
    return (
      <Section title={words.statement}>
        <p>{words.erased}</p>
      </Section>
    )
  return (
    <Section title={words.statement}>
      <Statement one={one} />
      <Reveal how={words.revealHow} path={path} read={api<Case>}>
        {(revealed) => <Statement one={revealed} />}
      </Reveal>
    </Section>
  )
}

function Statement({ one: { statement, requesterName, contact } }: { one: Case }) {
  const words = useWords(ko)
  return (
    <>
      <blockquote className={styles['quote']}>
        <Text>{statement}</Text>
      </blockquote>
      <Facts
        facts={[
          [words.name, requesterName],
          [words.contact, contact],
        ]}
      />
    </>
  )
}

function Course({ one }: { one: Case }) {
  const words = useWords(ko)
  return (
    <Facts
      facts={[
        [words.when, stamp(one.requestedAt)],
        [words.grounds, words.groundsOf[one.grounds]],
        [words.author, one.author.nickname ?? words.left],
        [words.visibility, words.visibilities[one.targetVisibility]],
        [words.state, words.statuses[one.status]],
        [words.hiddenBy, one.hiddenBy],
        [words.until, one.hiddenUntil && stamp(one.hiddenUntil)],
        [words.objection, one.objection],
        [words.objected, one.objectedAt && stamp(one.objectedAt)],
        [words.answer, one.answer],
        [words.decidedBy, one.decidedBy],
        [words.decided, one.decidedAt && stamp(one.decidedAt)],
      ]}
    />
  )
}

function Others({ one: { earlierRequests } }: { one: Case }) {
  const words = useWords(ko)
  if (earlierRequests.length === 0) return null
  return (
    <Section title={words.others}>
      <DenseTable
        caption={words.others}
        columns={[
          { header: words.number, cell: ({ takedownId }) => takedownId },
          { header: words.when, cell: ({ requestedAt }) => stamp(requestedAt) },
          { header: words.grounds, cell: ({ grounds }) => words.groundsOf[grounds] },
          { header: words.state, cell: ({ status }) => words.statuses[status] },
        ]}
        items={earlierRequests}
        keyOf={({ takedownId }) => String(takedownId)}
      />
    </Section>
  )
}
