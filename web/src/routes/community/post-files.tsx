import type { CommunityPostDetail } from '@lease-risk/contract/community'
import { useState } from 'react'
import { apiRaw } from '../../lib/api.ts'
import { formatSize } from '../../lib/file-size.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useWords } from '../../lib/words.ts'
import { FileList } from '../../ui/file-list.tsx'
import { CommunityFailure } from './load-failure.tsx'
import { Remove } from './remove.tsx'
import { ko } from './words.ko.ts'

/** The files of a post. Files of a hidden post open only for its author. `onRemoved`: the user's own files can be removed. */
export function PostFiles({ post, onRemoved }: { post: CommunityPostDetail; onRemoved?: () => void }) {
  const words = useWords(ko)
  const [error, setError] = useState<unknown>()
  const take = async (href: string, name: string) => {
    try {
      saveFile(await (await apiRaw(href)).blob(), name)
      setError(undefined)
    } catch (failure) {
      setError(failure)
    }
  }
  return (
    <>
      {error !== undefined && <CommunityFailure error={error} />}
      <FileList
        files={post.attachments.map(
          ({ attachmentId, contentType, downloadUrl, originalFileName: name, sizeBytes }) => ({
            href: downloadUrl,
            name,
            size: formatSize(sizeBytes),
            // a file of a hidden post requires a login, which an image request does not send
            isPicture: contentType.startsWith('image/') && post.visibility !== 'HIDDEN',
            onTake: post.visibility === 'HIDDEN' ? () => void take(downloadUrl, name) : undefined,
            action: onRemoved && (
              <Remove
                how={words.removeFileHow}
                label={words.removeFileLabel(name)}
                onRemoved={onRemoved}
                path={`/attachments/${attachmentId}`}
                question={words.removeFile}
              />
            ),
          }),
        )}
        label={words.files}
      />
    </>
  )
}
