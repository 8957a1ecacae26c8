import { useWords } from '../../../lib/words.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/screen.tsx'
import { Text } from '../../../ui/text.tsx'
import type { Result } from '../queries.ts'
import { ko } from '../words.ko.ts'

/** Contradictions between the description and the data, and the assumptions about deposits that nobody has shown. */
export function Contradictions({ result }: { result: Result }) {
  const words = useWords(ko)
  const { unseenSeniorDeposits } = result
  // findings include them, except in older versions
  const descriptionContradictions = result.findings ? [] : (result.descriptionContradictions ?? [])
  return (
    <>
      {descriptionContradictions.length > 0 && (
        <Section title={words.contradictions}>
          {descriptionContradictions.map(({ topic, claimed, known, sentence }) => (
            <Notice key={topic} title={`${words.stated} ${claimed} · ${words.known} ${known}`} tone="moderate">
              <p>
                <Text>{sentence}</Text>
              </p>
            </Notice>
          ))}
        </Section>
      )}
      {unseenSeniorDeposits && (
        <Section title={words.hidden}>
          <Notice>
            <p>
              <Text>{unseenSeniorDeposits.sentence}</Text>
            </p>
          </Notice>
        </Section>
      )}
    </>
  )
}
