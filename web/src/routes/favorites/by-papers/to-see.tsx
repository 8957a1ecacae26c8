import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { checkLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { LinkRows } from '../../../ui/link-rows.tsx'
import { Said } from '../../../ui/said.tsx'
import styles from '../favorites.module.css'
import { ko, type OpenPaper } from '../words.ko.ts'
import { nameOf } from './name-of.ts'
import type { Calculated } from './queries.ts'

/** The papers to request for each kind of unknown. */
const PAPERS: Record<string, OpenPaper[]> = {
  REGISTRY_NOT_READ: ['REGISTRY_DOCUMENT'],
  TAX_ARREARS: ['TAX_CERTIFICATES'],
  SENIOR_TENANTS: ['FIXED_DATE_LIST', 'RESIDENT_LIST'],
}

/** For each home, the unknowns with the papers to request; links lead to the papers of the home, with their requests. */
export function ToSee({ calculated }: { calculated: Calculated[] }) {
  const { byPapers: words } = useWords(ko)
  return calculated.map(({ home, papers }) =>
    papers && home.diagnosisId !== null ? (
      <div key={home.favoriteId}>
        <h3 className={styles['name']}>
          <Said>{words.toSee(nameOf(home))}</Said>
        </h3>
        {papers.totalAhead.unknowns.length === 0 && <p>{words.nothingOpen}</p>}
        <LinkRows rows={rowsOf(papers, home.diagnosisId, words)} />
      </div>
    ) : null,
  )
}

function rowsOf({ totalAhead }: LeasePapers, diagnosisId: number, words: (typeof ko)['byPapers']) {
  return totalAhead.unknowns.flatMap(({ kind, label }) => {
    const papers = PAPERS[kind]
    if (papers === undefined) return [{ href: checkLink({ diagnosisId }, null), label, detail: words.write }]
    return papers.map((paper) => ({
      href: checkLink({ diagnosisId }, paper),
      label: words.ask(paper),
      detail: label,
    }))
  })
}
