import { SAMPLE_REQUESTS } from '@lease-risk/sandbox'
import { createLogger } from '../platform/log.ts'
import { closeInOrder, shutDownInOrder } from '../platform/process/shutdown.ts'
import { endWithProblem } from '../platform/process/start-problem.ts'
import { followSupervisor } from '../platform/process/supervised.ts'
import { watchEventLoop } from '../platform/process/watchdog.ts'
import { diagnoseSampleHome } from '../sample/fill-sample.ts'
import { startDemoService } from './demo-service.ts'

const SHOWN_REQUESTS = 3

/** Runs the demo and prints where to look once it listens; the samples are stored meanwhile. */
export async function runDemo(clientBuilt: Promise<unknown>): Promise<void> {
  try {
    const { origin, closing, filled, log } = await startDemoService(
      process.env,
      (config) => createLogger(config.logLevel),
      clientBuilt,
    )
    followSupervisor(shutDownInOrder(closing, log))
    watchEventLoop(log)
    process.stdout.write(invitation(origin))
    await filled.catch(async (error) => {
      if (!isEnding(error)) await closeInOrder(closing, log)
      throw error
    })
    await diagnoseSampleHome(origin)
  } catch (error) {
    // a service that was stopped meanwhile closes by itself
    if (!isEnding(error)) endWithProblem(error)
  }
}

function isEnding(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

function invitation(origin: string): string {
  const requests = SAMPLE_REQUESTS.slice(0, SHOWN_REQUESTS).map(
    ({ title, body }) =>
      `# ${title}\ncurl -s ${origin}/api/rent-risk-diagnoses -H 'content-type: application/json' -d '${JSON.stringify(body)}'`,
  )
  return [
    '전월세 위험 사전 진단 - 샘플 데이터로 실행 중입니다. 모든 건물과 거래는 지어낸 것입니다.',
    `브라우저에서 열어 보세요: ${origin}`,
    `API 문서: ${origin}/swagger-ui`,
    '로그인: 관리자 admin / admin1234!, 사용자 demo_user_001 / password123',
    '다른 터미널에 붙여 넣어 보세요.',
    ...requests,
    '끝내려면 Ctrl+C를 누르세요.\n',
  ].join('\n\n')
}
