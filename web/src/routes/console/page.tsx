import { useWords } from '../../lib/words.ts'
import { ConsoleScreen } from './frame/console-screen.tsx'
import { ko } from './words.ko.ts'

/** The way in: the side bar alone. */
export default function ConsolePage() {
  const words = useWords(ko)
  return (
    <ConsoleScreen name={null}>
      <p>{words.choose}</p>
    </ConsoleScreen>
  )
}
