import { consoleLink } from '../../lib/links.ts'
import { useWords } from '../../lib/words.ts'
import { LinkRows } from '../../ui/link-rows.tsx'
import { ConsoleScreen } from './frame/console-screen.tsx'
import { useEntries } from './frame/entries.ts'
import { ko } from './words.ko.ts'

/** The start page: each screen this operator may open, and its purpose. */
export default function ConsolePage() {
  const words = useWords(ko)
  const entries = useEntries()
  return (
    <ConsoleScreen name={null}>
      <p>{words.choose}</p>
      {entries && (
        <LinkRows
          rows={entries.map(({ name }) => ({
            href: consoleLink(name),
            label: words.screens[name],
            detail: words.about[name],
          }))}
        />
      )}
    </ConsoleScreen>
  )
}
