import { LANGUAGES } from '../../lib/languages.ts'
import { setLanguage, useLanguage, useWords } from '../../lib/words.ts'
import { Choice } from '../../ui/choice.tsx'
import { announce } from '../../ui/live-region.tsx'
import { ko } from './words.ko.ts'

/** Stored on this device; the service does not store it. */
export function LanguageChoice() {
  const words = useWords(ko)
  return (
    <Choice
      columns={2}
      legend={words.language}
      name="language"
      onChange={(language) => void setLanguage(language).catch(() => announce(words.languageFailed))}
      options={LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
      value={useLanguage()}
    />
  )
}
