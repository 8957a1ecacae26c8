import { lazy, useEffect, useRef, useState } from 'react'
import { type Draft, keepDraft, readDraft } from '../../lib/draft.ts'
import { METHOD } from '../../lib/links.ts'
import { loadPart } from '../../lib/load-part.ts'
import { useWords, wordsReady } from '../../lib/words.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { LinkRows } from '../../ui/link-rows.tsx'
import { Part } from '../../ui/part.tsx'
import { Screen } from '../../ui/screen.tsx'
import type { Picked } from './address-popup/address-popup.tsx'
import { AddressSearch } from './address-search.tsx'
import { ChosenAddress, MOST_UNIT, UNIT_ID } from './chosen-address.tsx'
import type { Confirmed } from './paste/paste-listing.tsx'
import type { Candidate, Keyword } from './queries.ts'
import styles from './start.module.css'
import { useHasResults } from './use-has-results.ts'
import { ko } from './words.ko.ts'

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
const KeptResults = lazy(() => loadPart(() => import('./kept-results.tsx')))
const SEARCH_ID = 'address'

export default function Start() {
  const words = useWords(ko)
  const { chosen, change, chooseAgain, chooseTyped, chooseLot, pick, confirm } = useChosenAddress()
  const [isDirect, setIsDirect] = useState(false)
  const [isPasting, setIsPasting] = useState(false)
  const [message, setMessage] = useState('')
  const hasResults = useHasResults()
  return (
    <Screen above={<p className={styles['step']}>{words.step}</p>} title={words.title}>
      <p className={styles['about']}>{words.about}</p>
      {chosen ? (
        <ChosenAddress chosen={chosen} onChange={change} onChooseAgain={chooseAgain} />
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

/** The address of the draft, and the ways to choose one. */
function useChosenAddress() {
  const [draft, setDraft] = useState<Draft>()
  const focusNext = useFocusNext()
  // only the browser has a draft; the prerendered page has none
  useEffect(() => setDraft(readDraft()), [])
  const change = (next: Partial<Draft>) => setDraft(keepDraft(next))

  const choose = (candidate: Candidate) => {
    change({
      addressLabel: candidate.roadAddrPart1 || candidate.jibunAddr,
      lotAddress: candidate.jibunAddr,
      jusoAddress: selectionOf(candidate),
    })
    focusNext(UNIT_ID)
  }

  const chooseTyped = (candidate: Candidate, typed: string, { unit, floor, unread }: Keyword) => {
    choose(candidate)
    change({
      unit: (unit ?? '').slice(0, MOST_UNIT),
      unread,
      ...(floor === null ? {} : { floor: String(Math.abs(floor)), basement: floor < 0 }),
    })
    if (unread.length > 0) fillInTerms(typed, candidate.jibunAddr).catch(() => undefined)
  }

  /** R-ADDR-36: the rest of the text may be terms. Without an answer it stays as not used. */
  const fillInTerms = async (typed: string, lotAddress: string) => {
    const { readMessage, saidIn } = await loadPart(() => import('./paste/read-message.ts'))
    const { unit: _, ...said } = saidIn(await readMessage(typed))
    const filled = Object.entries(said).filter(([, value]) => value !== '' && value !== false)
    if (readDraft().lotAddress === lotAddress) change(Object.fromEntries(filled))
  }

  const chooseLot = (lotAddress: string) => {
    change({ addressLabel: lotAddress, lotAddress })
    focusNext(UNIT_ID)
  }

  const pick = (picked: Picked) => {
    choose(picked)
    if (picked.addrDetail) change({ unit: picked.addrDetail.slice(0, MOST_UNIT) })
  }

  const confirm = ({ candidate, said }: Confirmed) => {
    choose(candidate)
    change({ ...said, unit: (said.unit ?? '').slice(0, MOST_UNIT) })
  }

  const chooseAgain = () => {
    change({ lotAddress: '', addressLabel: '' })
    focusNext(SEARCH_ID)
  }

  const chosen = draft?.lotAddress ? draft : undefined
  return { chosen, change, chooseAgain, chooseTyped, chooseLot, pick, confirm }
}

/** Moves the focus to the element that replaces the focused one, once it is drawn. */
function useFocusNext(): (id: string) => void {
  const next = useRef<string>(undefined)
  useEffect(() => {
    if (next.current === undefined) return
    document.getElementById(next.current)?.focus()
    next.current = undefined
  })
  return (id) => {
    next.current = id
  }
}

/** The parts of a candidate that a diagnosis reads. */
function selectionOf(candidate: Candidate): Draft['jusoAddress'] {
  const { roadAddr, jibunAddr, admCd, siNm, sggNm, emdNm, liNm, bdNm, mtYn, lnbrMnnm, lnbrSlno } = candidate
  return { roadAddr, jibunAddr, admCd, siNm, sggNm, emdNm, liNm, bdNm, mtYn, lnbrMnnm, lnbrSlno }
}
