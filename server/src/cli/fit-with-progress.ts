import type { Pool } from 'pg'
import { type FitResult, fitValues } from '../features/value/index.ts'
import { PROPERTY_TYPES } from '../words/ko/property-types.ts'
import { type ProgressBar, startProgressBar } from './progress-bar.ts'

const number = new Intl.NumberFormat('ko-KR')

/** Fits the value estimates to the stored deals, with a progress bar, and prints a summary. */
export async function fitWithProgress(pool: Pool, now: Date, signal: AbortSignal): Promise<void> {
  let bar: ProgressBar | undefined
  let last = ''
  const result = await fitValues(
    {
      pool,
      now,
      onProgress({ kind, propertyType, zone, lawdCds }, total) {
        last = `추정 모형: ${PROPERTY_TYPES[propertyType]} ${kind === 'SALE' ? '매매' : '전세'} ${zone}`
        bar ??= startProgressBar(total, () => last)
        bar.advance(lawdCds.length)
      },
    },
    signal,
  )
  bar?.end()
  process.stdout.write(`${summary(result, signal.aborted)}\n`)
}

function summary({ fitted, passedOver, deals, estimated }: FitResult, interrupted: boolean): string {
  if (fitted + passedOver === 0) return '추정 모형을 만들 거래가 없습니다.'
  return [
    `추정 모형 ${number.format(fitted)}개를 거래 ${number.format(deals)}건으로 다시 만들고, 거래 ${number.format(estimated)}건으로 오차를 확인했습니다.`,
    ...(passedOver > 0 ? [`다른 프로세스가 맡은 모형 ${number.format(passedOver)}개는 지나쳤습니다.`] : []),
    ...(interrupted ? ['요청에 따라 멈췄습니다. 그때까지 만든 모형은 저장했습니다.'] : []),
  ].join('\n')
}
