import { useWords } from '../../lib/words.ts'
import type { Chip } from '../../ui/chips.tsx'
import { Chips } from '../../ui/chips.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Section } from '../../ui/screen.tsx'
import { Text } from '../../ui/text.tsx'
import type { Interpretation, Purpose } from './queries.ts'
import styles from './region.module.css'
import { ko } from './words.ko.ts'

type Correct = (change: { keyword?: string; purpose?: Purpose }) => void

/** How the words were interpreted, as chips that can be corrected; a correction changes the typed words. */
export function Reading({
  keyword,
  interpretation,
  onCorrect,
}: {
  keyword: string
  interpretation: Interpretation
  onCorrect: Correct
}) {
  const words = useWords(ko)
  const { chips, contractPurpose, locationBasisText } = interpretation
  const all = chipsOf(interpretation, keyword, onCorrect, words)
  return (
    <Section title={words.reading}>
      <blockquote className={styles['quote']}>
        <Text>{locationBasisText}</Text>
      </blockquote>
      {all.length > 0 && <Chips chips={all} label={words.chips} />}
      <Choice
        columns={2}
        legend={words.purpose}
        name="purpose"
        onChange={(purpose) => onCorrect({ purpose })}
        options={[
          { value: 'JEONSE', label: words.purposes.JEONSE },
          { value: 'MONTHLY_RENT', label: words.purposes.MONTHLY_RENT },
        ]}
        value={contractPurpose === 'JEONSE' ? 'JEONSE' : 'MONTHLY_RENT'}
      />
      <p className={styles['small']}>{words.readingHow}</p>
      {chips.length > 0 && <Notes chips={chips} />}
    </Section>
  )
}

/** Chips for the recognised and the unrecognised parts of the input. */
function chipsOf(interpretation: Interpretation, keyword: string, onCorrect: Correct, words: typeof ko): Chip[] {
  const { chips, contractPurpose, unreadWords, typeHints, matchedText } = interpretation
  // removing a word that also names the kind of lease keeps the kind
  const without = (text: string) => () =>
    onCorrect({ keyword: keyword.replace(text, ' ').replaceAll(/\s+/g, ' ').trim(), purpose: contractPurpose })
  const chip = (key: string, label: string, text: string, isUnused = false): Chip => ({
    key,
    label: isUnused ? `${label} · ${words.notUsed}` : label,
    isUnused,
    action: words.remove(label),
    onRemove: keyword.includes(text) && keyword.trim() !== text ? without(text) : undefined,
  })
  const terms = [...new Set(chips.map(({ text }) => text))].map((text) => chips.filter((one) => one.text === text))
  const isRead = new Set(chips.map(({ text }) => text))
  return [
    ...(matchedText === null ? [] : [chip('region', matchedText, matchedText)]),
    ...typeHints.filter((hint) => !isRead.has(hint)).map((hint) => chip(`type-${hint}`, hint, hint)),
    ...terms.map((same) =>
      chip(
        `term-${same[0]?.text}`,
        same.map(({ label }) => label).join(', '),
        same[0]?.text ?? '',
        same.every(({ used }) => !used),
      ),
    ),
    ...unreadWords.map((word) => chip(`unread-${word}`, words.notRead(word), word, true)),
  ]
}

function Notes({ chips }: Pick<Interpretation, 'chips'>) {
  const words = useWords(ko)
  return (
    <Disclosure summary={words.notes}>
      <ul className={styles['plain']}>
        {chips.map(({ kind, label, note }) => (
          <li key={`${kind}${label}`}>
            <strong>
              <Text>{label}</Text>
            </strong>
            <span className={styles['small']}>
              <Text>{note}</Text>
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
