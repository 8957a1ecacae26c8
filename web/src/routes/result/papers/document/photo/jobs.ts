type Packet = { jobId: string; action: string; status: 'resolve' | 'reject' | 'progress'; data: unknown }

/** Sends the worker one job at a time. @throws Error if the worker fails or is gone */
export type Jobs = (action: string, payload: object) => Promise<unknown>

/** Uses the message protocol between `tesseract.js` and its worker. */
export function jobsOf(worker: Worker): Jobs {
  let count = 0
  return (action, payload) => {
    count += 1
    const jobId = `job-${count}`
    return new Promise((resolve, reject) => {
      const end = new AbortController()
      const { signal } = end
      const fail = (why: string) => {
        end.abort()
        reject(new Error(why))
      }
      worker.addEventListener('error', () => fail('the recogniser ended'), { signal })
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Packet>) => {
          if (data.jobId !== jobId || data.status === 'progress') return
          if (data.status === 'reject') return fail(String(data.data))
          end.abort()
          resolve(data.data)
        },
        { signal },
      )
      worker.postMessage({ workerId: 'recogniser', jobId, action, payload })
    })
  }
}
