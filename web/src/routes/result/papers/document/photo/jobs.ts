type Packet = { jobId: string; action: string; status: 'resolve' | 'reject' | 'progress'; data: unknown }

/** Asks the worker for one thing at a time. @throws Error where it cannot do it, or is gone */
export type Jobs = (action: string, payload: object) => Promise<unknown>

/** As `tesseract.js` speaks to its worker. */
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
