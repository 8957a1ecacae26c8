import { readDraftContract } from '@lease-risk/registry/draft-contract/read-draft-contract'
import { useState } from 'react'
import { useWords } from '../../../../lib/words.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Section } from '../../../../ui/screen.tsx'
import { PasteForm } from '../../paste-form.tsx'
import styles from '../../result.module.css'
import { ko } from './words.ko.ts'

type Read = ReturnType<typeof readDraftContract>

/** The terms of a draft contract, read on this device. A term known to cost the tenant a right is quoted with a question. */
export default function DraftContract() {
  const words = useWords(ko)
  const [read, setRead] = useState<Read | null>(null)
  return (
    <Section title={words.title}>
      <p>{words.how}</p>
      <PasteForm
        hint={words.hint}
        label={words.label}
        onText={(text) => setRead(readDraftContract(text))}
        read={words.look}
      />
      <div aria-live="polite" className={styles['plain']}>
        {read && <Found read={read} />}
      </div>
    </Section>
  )
}

function Found({ read: { found, sentences, isWhole } }: { read: Read }) {
  const words = useWords(ko)
  return (
    <>
      <p>{sentences === 0 ? words.nothing : words.count(sentences, found.length)}</p>
      {!isWhole && <p>{words.notWhole}</p>}
      {found.map(({ trap, text }, index) => (
        <Notice key={`${index}${trap}`} title={words.traps[trap].title} tone="moderate">
          <blockquote className={styles['quote']} lang="ko">
            <p>{text}</p>
          </blockquote>
          <p>{words.traps[trap].question}</p>
        </Notice>
      ))}
    </>
  )
}
