import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import type { ReactNode } from 'react'
import { formatManwon } from '../../../../lib/amount.ts'
import { useWords } from '../../../../lib/words.ts'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Section } from '../../../../ui/screen.tsx'
import { StatusWord } from '../../../../ui/status-word.tsx'
import { Text } from '../../../../ui/text.tsx'
import { CopyButton } from '../../copy-button.tsx'
import styles from '../../result.module.css'
import { ko } from '../words.ko.ts'
import { DatePlan } from './date-plan.tsx'
import { RecoveryBands } from './recovery-bands.tsx'
import { SaleDistribution } from './sale-distribution.tsx'

const TONES = {
  NO_CONFLICT_IN_INPUT: 'low',
  CONFLICT_IN_INPUT: 'high',
  MISSING_INFORMATION: 'unknown',
  ASK_GUARANTOR: 'unknown',
} as const

/** The results calculated from the typed values; labelled as such, and expanded where something is unknown. */
export function Answers({ papers }: { papers: LeasePapers }) {
  const words = useWords(ko)
  const { cautions, smallLease, foreignTenant } = papers
  return (
    <>
      <ClaimsAhead papers={papers} />
      <RecoveryBands auction={papers.auctionRatio} bands={papers.recoveryBands} value={papers.basis.value} />
      {papers.distribution && <SaleDistribution distribution={papers.distribution} />}
      {cautions.length > 0 && (
        <Section title={words.cautions}>
          {cautions.map(({ code, title, sentence, question, askName }) => (
            <Notice key={code} title={title} tone="moderate">
              <p>
                <Text>{sentence}</Text>
              </p>
              <p>
                <strong>{words.ask(askName)}</strong> <Text>{question}</Text>
              </p>
            </Notice>
          ))}
        </Section>
      )}
      <Said statements={papers.statements ?? []} />
      {foreignTenant && <ForeignPath path={foreignTenant} />}
      <DatePlan papers={papers} />
      <div>
        <Lookups lookups={papers.landlordLookups} />
        <Disclosure summary={words.smallLease}>
          {smallLease.sentences.map((sentence) => (
            <p key={sentence}>
              <Text>{sentence}</Text>
            </p>
          ))}
        </Disclosure>
        <Guarantee papers={papers} />
      </div>
    </>
  )
}

/** R-WEB-81: the path of a tenant who is registered as a foreigner, as the service tells it. */
function ForeignPath({ path: { title, parts } }: { path: NonNullable<LeasePapers['foreignTenant']> }) {
  return (
    <Section title={title}>
      {parts.map(({ part, title: name, sentences }) => (
        <section key={part}>
          <h3>
            <Text>{name}</Text>
          </h3>
          {sentences.map((sentence) => (
            <p key={sentence}>
              <Text>{sentence}</Text>
            </p>
          ))}
        </section>
      ))}
    </Section>
  )
}

function ClaimsAhead({ papers: { title, disclaimer, claimsAhead, totalAhead, coverage } }: { papers: LeasePapers }) {
  const words = useWords(ko)
  const low = formatManwon(totalAhead.low)
  return (
    <Section title={words.whoFirst}>
      <p>
        {title} · {disclaimer}
      </p>
      <h3>{words.ahead}</h3>
      <p>{totalAhead.high === null ? words.aheadOpen(low) : words.aheadSum(low, formatManwon(totalAhead.high))}</p>
      <ol className={styles['bullets']}>
        {claimsAhead.map((claim) => (
          <li key={`${claim.order}${claim.label}`}>
            {claim.cancelled ? <s>{claim.label}</s> : <strong>{claim.label}</strong>}
            {/* unknowns are shown below, as large as the known values */}
            {!totalAhead.unknowns.some(({ sentence }) => sentence === claim.sentence) && (
              <span className={styles['small']}>
                <Text>{claim.sentence}</Text>
              </span>
            )}
          </li>
        ))}
      </ol>
      {totalAhead.unknowns.map(({ kind, label, sentence }) => (
        <Notice key={kind} title={label}>
          <p>
            <Text>{sentence}</Text>
          </p>
        </Notice>
      ))}
      {coverage && (
        <p>
          <Text>{coverage.sentence}</Text>
        </p>
      )}
    </Section>
  )
}

type Line = { key: string; name: string; status?: ReactNode; sentence: string }

/** Named lines, each with its sentence, collapsed under one summary. */
function Lines({ summary, lines }: { summary: string; lines: Line[] }) {
  return (
    <Disclosure summary={summary}>
      <ul className={styles['plain']}>
        {lines.map(({ key, name, status, sentence }) => (
          <li key={key}>
            <strong>
              <Text>{name}</Text>
            </strong>{' '}
            {status}
            <span className={styles['small']}>
              <Text>{sentence}</Text>
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

const OUTCOME_TONES = { AGREES: 'unknown', DIFFERS: 'high', NOT_SEEN_YET: 'unknown' } as const

/** Each statement of a party beside the papers. That they agree is no good news, so it has no colour of it. */
function Said({ statements }: { statements: NonNullable<LeasePapers['statements']> }) {
  const words = useWords(ko).statements
  if (statements.length === 0) return null
  return (
    <Section title={words.beside}>
      <ul className={styles['plain']}>
        {statements.map(({ said, outcome, sentence, clause }, at) => (
          <li key={`${at}${said}`}>
            <strong>
              <Text>{said}</Text>
            </strong>{' '}
            <StatusWord tone={OUTCOME_TONES[outcome]}>{words.outcomes[outcome]}</StatusWord>
            <span className={styles['small']}>
              <Text>{sentence}</Text>
            </span>
            {clause !== null && (
              <Disclosure summary={words.clause}>
                <p lang="ko">{clause}</p>
                <CopyButton copied={words.copied} name={words.copy} textOf={() => clause} />
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Lookups({ lookups }: { lookups: LeasePapers['landlordLookups'] }) {
  const words = useWords(ko)
  const lines = lookups.map(({ checkId, title, sentence }) => ({ key: checkId, name: title, sentence }))
  return <Lines lines={lines} summary={words.landlord.lookedUp} />
}

/** Each guarantor's figures beside the typed ones, followed by its other conditions. */
function Guarantee({ papers: { guaranteeWorkbench, guarantorConditions } }: { papers: LeasePapers }) {
  const words = useWords(ko)
  const statusOf = (answer: keyof typeof TONES) => <StatusWord tone={TONES[answer]}>{words.answers[answer]}</StatusWord>
  const numbers = guaranteeWorkbench.map(({ guarantor, answer, sentence, blockers }) => ({
    key: guarantor,
    name: words.numbersOf(guarantor),
    status: statusOf(answer),
    sentence: [sentence, ...blockers].join(' '),
  }))
  const conditions = guarantorConditions.map(({ guarantor, code, title, answer, sentence }) => ({
    key: `${guarantor}${code}`,
    name: title.startsWith(guarantor) ? title : `${guarantor} ${title}`,
    status: statusOf(answer),
    sentence,
  }))
  return <Lines lines={[...numbers, ...conditions]} summary={words.guarantee} />
}
