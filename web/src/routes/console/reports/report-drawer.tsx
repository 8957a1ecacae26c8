import type { AdminCommunityReportResponse } from '@lease-risk/contract/community-moderation'
import { useState } from 'react'
import { Link } from 'wouter'
import { api } from '../../../lib/api.ts'
import { postLink } from '../../../lib/community-links.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/screen.tsx'
import { Text } from '../../../ui/text.tsx'
import { ConfirmChanges } from '../change/confirm-changes.tsx'
import { ReasonField } from '../change/reason-field.tsx'
import styles from '../console.module.css'
import { DenseTable } from '../list/dense-table.tsx'
import { Facts } from '../record/facts.tsx'
import { stamp } from '../record/stamp.ts'
import { Review } from './review.tsx'
import { ko } from './words.ko.ts'

const FOLDERS = { POST: 'posts', COMMENT: 'comments' }

type Report = AdminCommunityReportResponse

/** The reported content as of the report, its author, earlier decisions, and the decision. */
export function ReportDrawer({ report }: { report: Report }) {
  const words = useWords(ko)
  const [asked, setAsked] = useState<'RESOLVED' | 'REJECTED' | null>(null)
  return (
    <>
      <Section title={words.excerpt}>
        <blockquote className={styles['quote']}>
          <Text>{report.excerpt}</Text>
        </blockquote>
        <p>
          <Link href={postLink(report.postId)}>{words.open}</Link>
        </p>
      </Section>
      <Facts
        facts={[
          [words.when, stamp(report.createdAt)],
          [words.detail, report.detail],
          [words.reporter, report.reporter.nickname ?? words.left],
          [words.author, report.author.nickname ?? words.left],
          [words.visibility, words.visibilities[report.targetVisibility]],
          [words.together, report.pendingReportCount],
          [words.status, words.statuses[report.status]],
          [words.reviewed, report.reviewedAt && stamp(report.reviewedAt)],
          [words.note, report.resolutionNote],
          [words.points, report.points],
        ]}
      />
      <div className={styles['row']}>
        {report.status === 'PENDING' && (
          <>
            <Button look="primary" onClick={() => setAsked('RESOLVED')}>
              {words.accept}
            </Button>
            <Button onClick={() => setAsked('REJECTED')}>{words.reject}</Button>
          </>
        )}
        <Visibility report={report} />
      </div>
      <Earlier report={report} />
      {asked && <Review onClose={() => setAsked(null)} report={report} status={asked} />}
    </>
  )
}

function Earlier({ report: { earlierDecisions, hasMoreDecisions } }: { report: Report }) {
  const words = useWords(ko)
  if (earlierDecisions.length === 0) return null
  const title = hasMoreDecisions ? words.lastDecisions : words.earlier
  return (
    <Section title={title}>
      <DenseTable
        caption={title}
        columns={[
          { header: words.number, cell: ({ reportId }) => reportId },
          { header: words.reviewed, cell: ({ reviewedAt }) => stamp(reviewedAt) },
          { header: words.reason, cell: ({ reason }) => words.reasons[reason] },
          { header: words.status, cell: ({ status }) => words.statuses[status] },
          { header: words.note, cell: ({ resolutionNote }) => resolutionNote },
        ]}
        items={earlierDecisions}
        keyOf={({ reportId }) => String(reportId)}
      />
    </Section>
  )
}

/** Hides the reported content, or shows it again, regardless of the decision; the reason is stored. */
function Visibility({
  report: { targetType, targetId, targetVisibility },
}: {
  report: Pick<AdminCommunityReportResponse, 'targetType' | 'targetId' | 'targetVisibility'>
}) {
  const words = useWords(ko)
  const [isAsked, setIsAsked] = useState(false)
  const [reason, setReason] = useState('')
  if (targetVisibility === 'DELETED') return null
  const isVisible = targetVisibility === 'VISIBLE'
  const change = isVisible ? 'hide' : 'restore'
  return (
    <>
      <Button look={isVisible ? 'danger' : 'secondary'} onClick={() => setIsAsked(true)}>
        {words[change]}
      </Button>
      {isAsked && (
        <ConfirmChanges
          action={words[change]}
          changes={[
            {
              label: words.visibility,
              before: words.visibilities[targetVisibility],
              after: words.visibilities[isVisible ? 'HIDDEN' : 'VISIBLE'],
            },
          ]}
          done={words.done}
          onClose={() => setIsAsked(false)}
          send={() =>
            api(`/api/admin/community/${FOLDERS[targetType]}/${targetId}/${change}`, {
              method: 'PUT',
              body: { reason },
            })
          }
          title={isVisible ? words.hideTitle : words.restoreTitle}
          withoutPassword
        >
          <ReasonField onChange={setReason} value={reason} />
        </ConfirmChanges>
      )}
    </>
  )
}
