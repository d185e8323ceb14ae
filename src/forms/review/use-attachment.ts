import { useQuery } from '@tanstack/react-query'
import type { PlacedAttachment } from '../model/attachments.ts'
import type { FormContext } from '../model/form-types.ts'
import { useOptionClient } from '../options/option-queries.ts'

/** The calls about files of a form or a review. */
export type FileContext = Pick<FormContext, 'options' | 'fileUrl' | 'fileDetail'>

const NO_OPTIONS: FormContext['options'] = () => Promise.resolve({ options: [], isLast: true })

/**
 * Returns a file of a value. Where a form has saved the file's id alone, its name, size and link are read from the server
 * (the attachment detail); until then, and where that fails, it is as it was saved.
 */
export const useAttachment = (
  saved: PlacedAttachment,
  { options = NO_OPTIONS, fileDetail }: Partial<FileContext> = {},
): PlacedAttachment => {
  const { attachId, originalName, name } = saved
  const isBare = attachId !== '' && !originalName && !name
  const { data } = useQuery(
    {
      queryKey: ['files.detail', attachId],
      queryFn: () => fileDetail?.(attachId) ?? saved,
      enabled: isBare && fileDetail !== undefined,
      staleTime: Infinity,
    },
    useOptionClient(options),
  )
  return isBare && data ? { ...saved, ...data } : saved
}
