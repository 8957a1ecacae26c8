import { message } from '../../../words/message.ts'
import type { PaperId } from '../../checks/paper-names.ts'
import type { Caution } from '../claims/cautions.ts'
import { requestablePaper } from './requestable-papers.ts'

/** A caution for each paper that was requested and refused. It changes no diagnosis. */
export function refusalCautions(papers: readonly PaperId[]): Caution[] {
  return papers.map((paper) => {
    const askWhom = paper === 'BROKER_EXPLANATION' || paper === 'LANDLORD_RECORD' ? 'BROKER' : 'LANDLORD'
    return {
      code: `REFUSED_${paper}`,
      title: message('REFUSED_PAPER_TITLE'),
      sentence: message('REFUSED_PAPER', { paper, lookFor: requestablePaper(paper).lookFor }),
      question: message('REFUSED_PAPER_QUESTION', { paper }),
      askWhom,
      askName: message('ASK_NAME', { whom: askWhom }),
      constants: [],
    }
  })
}
