import { api } from '../../lib/api.ts'
import { failureOf } from '../../lib/failure.ts'
import { communityPath } from './queries.ts'
import type { ko } from './words.ko.ts'

/** Uploads the files one by one, to keep their order. Returns the names of refused files; the others are uploaded. */
export async function uploadAll(postId: number, files: File[], words: typeof ko): Promise<string[]> {
  const failures: string[] = []
  for (const file of files) {
    const body = new FormData()
    body.append('file', file)
    try {
      await api(communityPath(`/posts/${postId}/attachments`), { method: 'POST', body })
    } catch (error) {
      failures.push(words.uploadFailed(file.name, failureOf(error).sentence))
    }
  }
  return failures
}
