import { useEffect, useState } from 'react'
import type { Attachment } from '#schemas/api/files.ts'
import { useFormScope } from '../../model/form-scope.ts'
import { isPicture } from '../../model/attachments.ts'

/**
 * Loads a stored image. @returns its URL; undefined until it is loaded, and for other files
 *
 * @param chosen URL of the same image as selected on this page, which saves the download
 */
export const usePicture = (
  attachment: Attachment | undefined,
  chosen?: string,
): string | undefined => {
  const { context } = useFormScope()
  const load = context.fileUrl
  const wanted = attachment && isPicture(attachment) && !chosen ? attachment : undefined
  const [loaded, setLoaded] = useState<{ attachId: string; url: string }>()
  const attachId = wanted?.attachId
  useEffect(() => {
    if (!wanted || !load) return
    let isCurrent = true
    let made: string | undefined
    load(wanted).then(
      (url) => {
        made = url
        if (isCurrent) setLoaded({ attachId: wanted.attachId, url })
        else URL.revokeObjectURL(url)
      },
      // On failure the file's name is still shown.
      () => undefined,
    )
    return () => {
      isCurrent = false
      if (made) URL.revokeObjectURL(made)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the id says which file it is
  }, [attachId, load])
  return chosen ?? (loaded && loaded.attachId === attachId ? loaded.url : undefined)
}
