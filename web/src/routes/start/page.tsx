import { lazy, useState } from 'react'
import { METHOD } from '../../lib/links.ts'
import { loadPart } from '../../lib/load-part.ts'
import { useWords, wordsReady } from '../../lib/words.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { LinkRows } from '../../ui/link-rows.tsx'
import { Part } from '../../ui/part.tsx'
import { Screen } from '../../ui/screen.tsx'
import type { Picked } from './address-popup/address-popup.tsx'
import { AddressSearch } from './address-search.tsx'
import type { Confirmed } from './paste/paste-listing.tsx'
import styles from './start.module.css'
import { MOST_UNIT, useChosenHome } from './use-chosen-home.ts'
import { useHasResults } from './use-has-results.ts'
import { ko } from './words.ko.ts'

const ChosenAddress = lazy(async () => {
  const chosen = await loadPart(() => import('./chosen/chosen-address.tsx'))
  await wordsReady()
  return chosen
})
/** Few users need it. */
const AddressPopup = lazy(() => loadPart(() => import('./address-popup/address-popup.tsx')))
/** The second way of input: a text from which the address is read. */
const PasteListing = lazy(async () => {
  const paste = await loadPart(() => import('./paste/paste-listing.tsx'))
  await wordsReady()
  return paste
})
/** The alternative to the address search. */
const DirectAddress = lazy(async () => {
  const direct = await loadPart(() => import('./direct/direct-address.tsx'))
  await wordsReady()
  return direct
})
/** Shown below the first question, and only if this device has been used here before. */
const KeptResults = lazy(async () => {
  const kept = await loadPart(() => import('./kept/kept-results.tsx'))
  await wordsReady()
  return kept
})
const SEARCH_ID = 'address'

export default function Start() {
  const words = useWords(ko)
  const [isDirect, setIsDirect] = useState(false)
  const [isPasting, setIsPasting] = useState(false)
  const [message, setMessage] = useState('')
  const { chosen, change, choose, chooseTyped, chooseLot, chooseAgain, focusWaiting } = useChosenHome(SEARCH_ID)
  const hasResults = useHasResults()

  const pick = (picked: Picked) => {
    choose(picked)
    if (picked.addrDetail) change({ unit: picked.addrDetail.slice(0, MOST_UNIT) })
  }

  const confirm = ({ candidate, said }: Confirmed) => {
    choose(candidate)
    change({ ...said, unit: (said.unit ?? '').slice(0, MOST_UNIT) })
  }

  return (
    <Screen above={<p className={styles['step']}>{words.step}</p>} title={words.title}>
      <p className={styles['about']}>{words.about}</p>
      {chosen ? (
        <Part>
          <ChosenAddress chosen={chosen} onChange={change} onChooseAgain={chooseAgain} onShown={focusWaiting} />
        </Part>
      ) : (
        <>
          <AddressSearch
            id={SEARCH_ID}
            onChoose={chooseTyped}
            onMessage={(text) => {
              setMessage(text)
              setIsPasting(true)
            }}
            onUnavailable={() => setIsDirect(true)}
          />
          <Disclosure isOpen={isPasting} onToggle={setIsPasting} summary={words.paste}>
            {isPasting && (
              <Part>
                <PasteListing message={message} onConfirm={confirm} />
              </Part>
            )}
          </Disclosure>
          {isDirect && (
            <Part>
              <AddressPopup onPick={pick} />
            </Part>
          )}
          <Disclosure isOpen={isDirect} onToggle={setIsDirect} summary={words.direct}>
            {isDirect && (
              <Part>
                <DirectAddress onChoose={chooseLot} />
              </Part>
            )}
          </Disclosure>
        </>
      )}
      {hasResults && (
        <Part>
          <KeptResults />
        </Part>
      )}
      <LinkRows rows={[{ href: METHOD, label: words.method }]} />
    </Screen>
  )
}
