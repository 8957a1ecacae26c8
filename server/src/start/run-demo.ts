import { SAMPLE_REQUESTS } from '@lease-risk/sandbox'
import { startProgressBar } from '../cli/progress-bar.ts'
import { createLogger } from '../platform/log.ts'
import { closeInOrder, shutDownInOrder, startUnlessAsked } from '../platform/process/shutdown.ts'
import { endWithProblem, followSupervisor } from '../platform/process/supervised.ts'
import { watchEventLoop } from '../platform/process/watchdog.ts'
import { diagnoseFirst, diagnoseSampleHome } from '../sample/fill-sample.ts'
import { word } from '../words/in-words.ts'
import type { Language } from '../words/language.ts'
import { message } from '../words/message.ts'
import { startDemoService } from './demo-service.ts'

const SHOWN_REQUESTS = 3

/** Runs the demo, shows how far its start is, and prints where to look once a request was answered over HTTP. */
export async function runDemo(clientBuilt: Promise<unknown>, language: Language): Promise<void> {
  const progress = showProgress(language)
  let isStarted = false
  try {
    const { origin, closing, filled, ready, log } = await startUnlessAsked((signal) =>
      startDemoService(process.env, (config) => createLogger(config.logLevel), clientBuilt, progress.reach, signal),
    )
    isStarted = true
    followSupervisor(shutDownInOrder(closing, log))
    watchEventLoop(log)
    try {
      await filled
      // the longer one runs in the background, and has what it needs looked up for both
      await diagnoseSampleHome(origin)
      await diagnoseFirst(origin)
    } catch (error) {
      if (!isEnding(error)) await closeInOrder(closing, log)
      throw error
    }
    ready()
    progress.end()
    process.stdout.write(invitation(origin, language))
  } catch (error) {
    progress.end()
    // a service that was stopped meanwhile closes by itself
    if (!isStarted || !isEnding(error)) endWithProblem(error)
  }
}

function isEnding(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

function showProgress(language: Language): { reach(percent: number): void; end(): void } {
  let reached = 0
  const bar = startProgressBar(100, () => word(message('DEMO_PROGRESS'), language))
  return {
    reach(percent) {
      bar.advance(percent - reached)
      reached = percent
    },
    end: () => bar.end(),
  }
}

function invitation(origin: string, language: Language): string {
  const requests = SAMPLE_REQUESTS.slice(0, SHOWN_REQUESTS).map(
    ({ title, body }) =>
      `# ${title[language]}\ncurl -s ${origin}/api/rent-risk-diagnoses -H 'content-type: application/json' -d '${JSON.stringify(body)}'`,
  )
  return `${[word(message('DEMO_READY', { origin }), language), ...requests, word(message('DEMO_END'), language)].join('\n\n')}\n`
}
