import type { DiagnosisSheet } from '@lease-risk/contract/diagnosis-sheet'
import { useEffect, useState } from 'react'
import { api, apiRaw } from '../../../lib/api.ts'
import { failureOf } from '../../../lib/failure.ts'
import type { Subject } from '../../../lib/links.ts'
import { canSend, send } from '../../../lib/send.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { useLanguage, useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckRow } from '../../../ui/check-row.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { Section } from '../../../ui/screen.tsx'
import { InThisBrowser } from '../in-this-browser.tsx'
import { pictureOf } from './picture.ts'
import styles from './send.module.css'
import { ko } from './words.ko.ts'

const NAME = 'lease-check'

/** The sheet as a file: the service makes the PDF, this device the picture. */
export function Files({ diagnosisId, subject }: { diagnosisId: number; subject: Subject }) {
  const words = useWords(ko)
  const own = useLanguage()
  const [isKorean, setIsKorean] = useState(false)
  const [hasPapers, setHasPapers] = useState(false)
  const [file, setFile] = useState<File>()
  const { send: run, busy, error } = useSending()
  const language = isKorean ? 'ko' : own
  const isToken = 'token' in subject
  const asked = new URLSearchParams(isToken ? { statusToken: subject.token } : { includePapers: String(hasPapers) })
  const options = { headers: { 'accept-language': language } }
  const path = `/api/rent-risk-diagnoses/${diagnosisId}/sheet`
  const make = (making: () => Promise<File>) =>
    void run(async () => {
      setFile(undefined)
      setFile(await making())
      announce(words.made)
    })
  const pdf = async () => {
    const answer = await apiRaw(`${path}.pdf?${asked}`, options)
    return new File([await answer.blob()], `${NAME}.pdf`, { type: 'application/pdf' })
  }
  const picture = async () => {
    const sheet = await api<DiagnosisSheet>(`${path}?${asked}`, options)
    return new File([await pictureOf(sheet, language)], `${NAME}.png`, { type: 'image/png' })
  }
  return (
    <Section title={words.file}>
      <p>{words.fileHow}</p>
      {own !== 'ko' && <CheckRow checked={isKorean} label={words.inKorean} onChange={setIsKorean} />}
      {!isToken && <CheckRow checked={hasPapers} label={words.withPapers} onChange={setHasPapers} />}
      {error !== undefined && <Failure sentence={failureOf(error).sentence} />}
      <InThisBrowser>
        <div className={styles['buttons']}>
          <Button busy={busy} onClick={() => make(pdf)}>
            {words.pdf}
          </Button>
          <Button busy={busy} onClick={() => make(picture)}>
            {words.picture}
          </Button>
        </div>
        {file && <Made file={file} />}
      </InThisBrowser>
    </Section>
  )
}

/** Saving or sharing needs a separate press: browsers allow neither long after a press. */
function Made({ file }: { file: File }) {
  const words = useWords(ko)
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (address === undefined) return null
  return (
    <div className={styles['made']}>
      {file.type === 'image/png' && <img alt={words.pictureAlt} className={styles['picture']} src={address} />}
      <div className={styles['buttons']}>
        <a className={styles['save']} download={file.name} href={address}>
          {words.save(file.name)}
        </a>
        {canSend({ files: [file] }) && <Button onClick={() => void send({ files: [file] })}>{words.sendFile}</Button>}
      </div>
    </div>
  )
}
