import { inWords } from '../../../words/in-words.ts'
import { withParticle } from '../../../words/ko/particle.ts'
import type { PaperId } from '../../checks/paper-names.ts'
import type { Caution } from '../claims/cautions.ts'
import { requestablePaper } from './requestable-papers.ts'

/** A caution for each paper that was asked for and refused. It changes no diagnosis. */
export function refusalCautions(papers: readonly PaperId[]): Caution[] {
  return papers.map((id) => {
    const { name, lookFor } = inWords(requestablePaper(id), 'ko')
    return {
      code: `REFUSED_${id}`,
      title: '거절당한 요청',
      sentence: `${withParticle(name, '을/를')} 요청했으나 거절당했다고 적으셨습니다. 그래서 ${withParticle(lookFor, '을/를')} 확인하지 못했습니다.`,
      question: `${withParticle(name, '을/를')} 보여 줄 수 없는 까닭은 무엇입니까?`,
      askWhom: id === 'BROKER_EXPLANATION' ? 'BROKER' : 'LANDLORD',
      askName: id === 'BROKER_EXPLANATION' ? '공인중개사' : '임대인',
      constants: [],
    }
  })
}
