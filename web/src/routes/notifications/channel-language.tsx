import { LANGUAGES } from '../../lib/languages.ts'
import { type Language, useWords } from '../../lib/words.ts'
import { Choice } from '../../ui/choice.tsx'
import { ko } from './words.ko.ts'

/** The language of a channel; the channel shows a refused change. */
export function ChannelLanguage({
  channel,
  value,
  onChoose,
}: {
  channel: 'mail' | 'push'
  value: Language | null
  onChoose(language: Language): Promise<unknown>
}) {
  const words = useWords(ko)
  return (
    <Choice
      columns={2}
      legend={words[`${channel}Language`]}
      name={`${channel}-language`}
      onChange={(language) => void onChoose(language).catch(() => undefined)}
      options={LANGUAGES.map((language) => ({ value: language, label: words.languages[language] }))}
      value={value ?? ''}
    />
  )
}
