import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { lazyPart } from '../../lib/lazy-part.ts'
import { METHOD, START } from '../../lib/links.ts'
import { PRIVACY, SERVICE_TERMS } from '../../lib/service-document.ts'
import { useWords } from '../../lib/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LinkRows } from '../../ui/link-rows.tsx'
import { Part } from '../../ui/part.tsx'
import { Screen, Section } from '../../ui/screen.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import styles from './method.module.css'
import { ko } from './words.ko.ts'

const Record = lazyPart(() => import('./record.tsx'))
const Document = lazyPart(() => import('./documents/document.tsx'))

/** How the service works, or one of the documents that say what it promises. */
export default function Page() {
  const [path] = useLocation()
  return path === METHOD ? (
    <Method />
  ) : (
    <Part waiting={<PageSkeleton />}>
      <Document />
    </Part>
  )
}

/** What the service checks, what it never checks, how, and from which sources. */
function Method() {
  const words = useWords(ko)
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  const parts = [
    { id: 'checked', title: words.checked, items: words.checkedList },
    { id: 'never', title: words.never, items: words.neverList },
    { id: 'score', title: words.score, items: words.scoreList },
    { id: 'value', title: words.value, items: words.valueList },
    { id: 'sources', title: words.sources, items: words.sourcesList },
    { id: 'privacy', title: words.privacy, items: words.privacyList },
  ]
  return (
    <Screen title={words.title}>
      <p>{words.about}</p>
      {parts.map(({ id, title, items }) => (
        <div id={id} key={id}>
          <Section title={title}>
            <ul className={styles['list']}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Section>
        </div>
      ))}
      <div id="record">
        <Section title={words.record}>
          <Part waiting={null}>
            <Record />
          </Part>
        </Section>
      </div>
      <LinkRows
        inPairs
        rows={[
          { href: PRIVACY, label: words.policy },
          { href: SERVICE_TERMS, label: words.terms },
        ]}
      />
      <p>
        <a className={styles['notices']} href="/THIRD_PARTY_NOTICES.txt">
          {words.notices}
        </a>
      </p>
      <ButtonLink href={START} look="primary">
        {words.start}
      </ButtonLink>
    </Screen>
  )
}
