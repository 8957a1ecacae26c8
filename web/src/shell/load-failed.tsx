import { useWords } from '../lib/words.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { Screen } from '../ui/screen.tsx'
import { ko } from './words.ko.ts'

/** Shown in place of a screen that could not be loaded. */
export function LoadFailed() {
  const words = useWords(ko)
  return (
    <Screen title={words.loadFailed}>
      <p>{words.loadFailedHow}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {words.again}
      </Button>
    </Screen>
  )
}

/** Shown in place of a part of a screen that could not be loaded. */
export function PartFailed() {
  const words = useWords(ko)
  return <Failure retry={{ label: words.again, onRetry: () => location.reload() }} sentence={words.partFailed} />
}
