import { formatShare } from './assessment/samples.ts'

export const COMMON = {
  SENTENCES: ({ parts }: { parts: readonly string[] }) => parts.join(' '),
  SHARE: ({ share }: { share: number }) => formatShare(share),
  DIRECT_CONFIRMATION: ({ action }: { action: string }) => `직접 확인 필요: ${action}`,
  SAMPLE_SOURCE: ({ official }: { official: string }) => `샘플 데이터(${official} 형식)`,
  NOT_LOOKED_UP_SOURCE: ({ official, sample }: { official: string; sample: boolean }) =>
    sample ? `${official}(직접 발급, 샘플 데이터에도 없음)` : `${official}(직접 발급)`,
  OF_LATER_RELEASE: '이 문장은 서비스의 새 버전이 적은 것이어서 지금 답하는 버전에서는 보여 드릴 수 없습니다.',
  REQUEST_DONE: '요청을 처리했습니다.',
  ERRORS_CUT: ({ count, listed }: { count: number; listed: number }) =>
    `잘못된 항목이 ${count}개여서 처음 ${listed}개만 적었습니다.`,
  DIAGNOSIS_DONE: '진단을 마쳤습니다.',
  AMOUNTS_IN_MANWON: '금액의 단위는 만원입니다.',
  SEVERE_CRITERION: ({ criterion }: { criterion: string }) => `'${criterion}' 항목의 위험이 큽니다.`,
  SAMPLE_TITLE: ({ title }: { title: string }) => `${title}(샘플 데이터)`,
  LOOK_AT_FIRST: ({ named }: { named: readonly string[] }) => `먼저 볼 것: ${named.join(', ')}.`,
  PAPER_FOR_USER: ({ title }: { title: string }) => `${title}: 사용자가 직접 확인해야 하는 자료입니다.`,
  NO_DEPOSIT_LINES: '그래서 비율별 보증금을 계산하지 않았습니다.',
}
