import { useEffect, useState } from 'react'
import { installOffer, isInstalled } from '../../../lib/install.ts'
import { keptResults } from '../../../lib/kept-results.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ko } from './words.ko.ts'

/** Who has checked a second home may want it at hand. */
const FROM_RESULTS = 2
const PUT_OFF = 'install-put-off'

/** Once, until it is put off: that the client can stand on the home screen, where results open without a network. */
export function InstallHint() {
  const { install: words } = useWords(ko)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (isInstalled() || localStorage.getItem(PUT_OFF) !== null) return
    void keptResults().then((kept) => setIsShown(kept.length >= FROM_RESULTS))
  }, [])
  const [offer, setOffer] = useState(installOffer)
  useEffect(() => {
    // it may come after the hint; who keeps it has heard of it before
    const look = () => setOffer(installOffer())
    addEventListener('beforeinstallprompt', look)
    return () => removeEventListener('beforeinstallprompt', look)
  }, [])
  if (!isShown) return null
  const close = () => {
    localStorage.setItem(PUT_OFF, 'yes')
    setIsShown(false)
  }
  return (
    <Notice title={words.title}>
      <p>{offer ? words.how : words.byHand}</p>
      {offer && <Button onClick={() => void offer.prompt().then(close)}>{words.add}</Button>}
      <Button look="quiet" onClick={close}>
        {words.later}
      </Button>
    </Notice>
  )
}
