import type { ServiceDocument } from '@lease-risk/contract/service-documents'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useLoadFailure } from '../../../lib/load-failure.ts'
import { documentQuery, PRIVACY, SERVICE_TERMS } from '../../../lib/service-document.ts'
import { useWords } from '../../../lib/words.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { LinkRows } from '../../../ui/link-rows.tsx'
import { Screen, Section } from '../../../ui/screen.tsx'
import { PageSkeleton } from '../../../ui/skeleton.tsx'
import { Table } from '../../../ui/table.tsx'
import { Text } from '../../../ui/text.tsx'
import styles from './documents.module.css'
import { ko } from './words.ko.ts'

/** The privacy policy or the terms, as the service states them. */
export default function Document() {
  const words = useWords(ko)
  const [path] = useLocation()
  const isPolicy = path === PRIVACY
  const { data, error, refetch } = useQuery(documentQuery(isPolicy ? '/api/privacy-policy' : '/api/terms'))
  const failure = useLoadFailure(error, refetch)
  if (failure)
    return (
      <Screen title={isPolicy ? words.policy : words.terms}>
        <Failure {...failure} />
      </Screen>
    )
  if (!data) return <PageSkeleton />
  const other = isPolicy ? { href: SERVICE_TERMS, label: words.terms } : { href: PRIVACY, label: words.policy }
  return (
    <Screen key={path} title={data.title}>
      <p>{words.since(data.version)}</p>
      <Contents sections={data.sections} />
      {data.sections.map((section) => (
        <Part key={section.code} section={section} />
      ))}
      <LinkRows rows={[other]} />
    </Screen>
  )
}

function Contents({ sections }: Pick<ServiceDocument, 'sections'>) {
  const words = useWords(ko)
  return (
    <nav aria-label={words.contents} className={styles['nav']}>
      <Disclosure summary={words.contents}>
        <ol className={styles['contents']}>
          {sections.map(({ code, title }) => (
            <li key={code}>
              <a href={`#${code}`}>{title}</a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  )
}

function Part({ section: { code, title, paragraphs, table } }: { section: ServiceDocument['sections'][number] }) {
  return (
    <div className={styles['part']} id={code}>
      <Section title={title}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Text>{paragraph}</Text>
          </p>
        ))}
        {table && (
          <Table
            caption={<span className="visually-hidden">{title}</span>}
            columns={table.columns.map((header) => ({ header }))}
            rows={table.rows.map((cells) => ({ key: cells.join(), cells }))}
          />
        )}
      </Section>
    </div>
  )
}
