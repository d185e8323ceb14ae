import { useEffect, useRef, useState } from 'react'
import type { Attachment } from '#schemas/api/files.ts'
import { useFormScope } from '../../model/form-scope.ts'
import { contentRefusal, refusal, sizeRefusal, sizeText, type FileRules } from './file-checks.ts'
import { fittingPicture, isHeavy } from './fitting-picture.ts'

/** A file that is being uploaded. */
export interface PendingFile {
  key: number
  file: File
  /** Size in bytes of the original file. */
  chosenSize: number
  /** True while the image is being scaled down. */
  isShrinking?: boolean
  /** The upload progress, from 0 to 1. */
  share: number
  /** The failure, in words for the customer. */
  error?: string | undefined
  /** True where a retry may succeed. */
  canRetry?: boolean | undefined
}

interface UploadsOptions {
  id: string
  value: readonly Attachment[]
  rules: FileRules
  onChange: (value: readonly Attachment[]) => void
}

/** The files of one field: stored ones, and uploads in progress. */
export const useUploads = ({ id, value, rules, onChange }: UploadsOptions) => {
  const { store, context } = useFormScope()
  const [pending, setPending] = useState<readonly PendingFile[]>([])
  const [notice, setNotice] = useState<string>()
  const [controllers] = useState(() => new Map<number, AbortController>())
  const [previews] = useState(() => new Map<string, string>())
  const nextKey = useRef(0)
  const stored = useRef(value)
  /** Uploaded files that the form has not shown yet: a value that is rendered meanwhile does not have them. */
  const arrived = useRef<readonly Attachment[]>([])
  useEffect(() => {
    stored.current = value
    arrived.current = arrived.current.filter((file) => !value.some((known) => isSame(known, file)))
  }, [value])
  const uploaded = () => [
    ...stored.current,
    ...arrived.current.filter((file) => !stored.current.some((known) => isSame(known, file))),
  ]

  const isSending = pending.some(({ error }) => error === undefined)
  const hasFailed = pending.some(({ canRetry }) => canRetry)
  useEffect(() => {
    if (isSending) store.unfinished.set(id, '请等待文件上传完成')
    else if (hasFailed) store.unfinished.set(id, '请重新上传或移除上传失败的文件')
    return () => {
      store.unfinished.delete(id)
    }
  }, [hasFailed, id, isSending, store])

  useEffect(
    () => () => {
      for (const controller of controllers.values()) controller.abort()
      for (const url of previews.values()) URL.revokeObjectURL(url)
    },
    [controllers, previews],
  )

  const update = (key: number, change: Partial<PendingFile>) =>
    setPending((files) => files.map((file) => (file.key === key ? { ...file, ...change } : file)))
  const drop = (key: number) => setPending((files) => files.filter((file) => file.key !== key))
  const send = async ({ key, file: chosen, chosenSize }: PendingFile): Promise<void> => {
    const controller = new AbortController()
    controllers.set(key, controller)
    try {
      const refused = await contentRefusal(chosen).catch(() => '文件无法读取，请重新选择')
      if (controller.signal.aborted) return
      if (refused !== undefined) return update(key, { error: refused })
      if (isHeavy(chosen, rules.maxSize)) update(key, { isShrinking: true })
      const file = await fittingPicture(chosen, rules.maxSize)
      if (controller.signal.aborted) return
      update(key, { file, isShrinking: false })
      const tooLarge = sizeRefusal(file, rules)
      if (tooLarge !== undefined) return update(key, { error: tooLarge })
      const attachment = await context.upload(file, {
        signal: controller.signal,
        onProgress: (share) => update(key, { share }),
      })
      if (controller.signal.aborted) return
      if (file.type.startsWith('image/'))
        previews.set(attachment.attachId, URL.createObjectURL(file))
      drop(key)
      arrived.current = [...arrived.current, attachment]
      onChange(uploaded())
      if (file.size !== chosenSize) {
        const words = `${file.name} 已由 ${sizeText(chosenSize)} 缩小为 ${sizeText(file.size)}`
        setNotice((said) => (said ? `${said}；${words}` : words))
      }
    } catch (error) {
      if (controller.signal.aborted) return
      const words = error instanceof Error && error.message
      update(key, { error: words || '上传失败，请检查网络后重试', canRetry: true })
    } finally {
      controllers.delete(key)
    }
  }

  const add = (files: readonly File[]) => {
    const room = rules.maxItems - uploaded().length - pending.length
    const taken = files.slice(0, Math.max(0, room)).map((file): PendingFile => {
      nextKey.current += 1
      return {
        key: nextKey.current,
        file,
        chosenSize: file.size,
        share: 0,
        error: refusal(file, rules),
      }
    })
    setNotice(files.length > room ? `最多上传 ${rules.maxItems} 个文件，多出的没有添加` : undefined)
    setPending((current) => [...current, ...taken])
    for (const file of taken) if (file.error === undefined) void send(file)
  }

  return {
    pending,
    notice,
    hasRoom: value.length + pending.length < rules.maxItems,
    /** The URL of a preview, for an image that was selected on this page. */
    previewOf: (attachId: string) => previews.get(attachId),
    add,
    retry: (file: PendingFile) => {
      update(file.key, { error: undefined, canRetry: undefined, share: 0 })
      void send(file)
    },
    /** Aborts the upload, or removes a failed one from the list. */
    cancel: (key: number) => {
      controllers.get(key)?.abort()
      drop(key)
    },
    remove: (attachId: string) => {
      const rest = uploaded().filter((attachment) => attachment.attachId !== attachId)
      stored.current = rest
      arrived.current = []
      onChange(rest)
    },
  }
}

const isSame = (one: Attachment, other: Attachment): boolean => one.attachId === other.attachId
