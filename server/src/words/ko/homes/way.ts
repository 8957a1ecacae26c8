import { formatDate } from '../format.ts'

const STATES = { LOOKING: '알아보는 중', CONTRACTED: '계약함', MOVED_IN: '입주함', DROPPED: '계약하지 않기로 함' }
const PHASES = {
  BEFORE_CONTRACT: '계약하기 전',
  UNTIL_BALANCE: '계약에서 잔금까지',
  MOVING_IN: '입주',
  LIVING: '사는 동안과 끝날 때',
}

/** The steps from a favorite to moving in: what is done, what is next, and by when. */
export const WAY = {
  WAY_STATE: ({ state }: { state: keyof typeof STATES }): string => STATES[state],
  WAY_SUGGESTION: ({ state }: { state: 'CONTRACTED' | 'MOVED_IN' }): string =>
    state === 'CONTRACTED'
      ? '적어 두신 계약일이 되었습니다. 계약하셨습니까?'
      : '적어 두신 입주일이 되었습니다. 입주하셨습니까?',
  WAY_PHASE: ({ phase }: { phase: keyof typeof PHASES }): string => PHASES[phase],
  WAY_NEXT: ({ title }: { title: string }) => `다음에 할 일: ${title}`,
  WAY_DROPPED: '계약하지 않기로 한 집입니다. 할 일도 알림도 없습니다.',
  WAY_NOTHING_LEFT: '적어 두신 날짜로는 지금 남은 할 일을 찾지 못했습니다.',
  WAY_NOTICE:
    '할 일을 마쳐도 이 집이나 계약이 어떻다는 뜻은 아닙니다. 법률 자문이 아니며, 기한은 관공서와 보증기관에 다시 확인하십시오.',
  WAY_DIAGNOSIS_TITLE: '이 조건으로 진단',
  WAY_DIAGNOSIS: '주소와 조건으로 공공자료를 모아, 무엇을 물어보고 어떤 서류를 받을지 정합니다.',
  WAY_QUESTIONS_TITLE: '임대인과 중개사에게 물어보기',
  WAY_QUESTIONS: '진단에서 나온 질문의 답을 들었으면 표시하십시오. 들은 답은 서류로 다시 확인합니다.',
  WAY_PAPERS_TITLE: '서류 받기',
  WAY_PAPERS: '공공자료로는 알 수 없는 것을 서류로 봅니다. 거절당한 서류도 적어 두십시오.',
  WAY_FIELD_CHECKS_TITLE: '현장에서 보기',
  WAY_FIELD_CHECKS: '집과 둘레를 직접 보고, 본 것을 적어 둡니다.',
  WAY_SPECIAL_CLAUSES_TITLE: '계약서에 넣을 특약 정하기',
  WAY_SPECIAL_CLAUSES: '서명하기 전에 특약의 문장을 임대인과 정합니다. 특약마다 막지 못하는 것도 함께 읽으십시오.',
  WAY_DATES_TITLE: '계약의 날짜 적기',
  WAY_DATES: '계약일, 잔금일, 입주일, 끝나는 날을 적으면 할 일마다 기한이 나오고 그때 알려 드립니다.',
  WAY_WHY_UNDATED: '계약의 날짜를 적으면 언제 할지 알려 드립니다.',
  WAY_UNDATED: '날짜를 적지 않았습니다.',
  WAY_ANY_TIME: '정해진 날이 없습니다.',
  WAY_UNTIL: ({ untilOn, days }: { untilOn: string; days: number }): string => {
    if (days < 0) return `${formatDate(untilOn)}까지였고 ${-days}일이 지났습니다. 아직 하지 않았으면 바로 하십시오.`
    return days === 0 ? `${formatDate(untilOn)}, 오늘까지입니다.` : `${formatDate(untilOn)}까지, ${days}일 남았습니다.`
  },
  WAY_FROM: ({ fromOn, untilOn, days }: { fromOn: string; untilOn: string; days: number }): string =>
    fromOn === untilOn
      ? `${formatDate(fromOn)}, ${days}일 뒤입니다.`
      : `${formatDate(fromOn)}부터 ${formatDate(untilOn)}까지, ${days}일 뒤에 시작합니다.`,
  WAY_DONE: ({ doneOn, by }: { doneOn: string | null; by: 'RECORD' | 'TICK' }): string => {
    const how = by === 'RECORD' ? '저장된 기록에 있습니다.' : '했다고 적으셨습니다.'
    return doneOn === null ? how : `${formatDate(doneOn)}, ${how}`
  },
  WAY_OVER: ({ untilOn }: { untilOn: string | null }): string =>
    untilOn === null ? '하지 않고 지나갔습니다.' : `${formatDate(untilOn)}까지였고, 하지 않고 지나갔습니다.`,
  WAY_DAY_NOTE: ({ date, label }: { date: string; label: string }) => `${formatDate(date)}: ${label}`,
  WAY_DONE_IN_FUTURE: '한 날은 오늘까지만 적을 수 있습니다.',
  WAY_STATE_CHANGED: '상태를 바꾸었습니다.',
  WAY_STEPS_KEPT: '한 일을 적었습니다.',
}
