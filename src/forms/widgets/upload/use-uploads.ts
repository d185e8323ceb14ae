import { useEffect, useRef, useState } from 'react'
import { inPlaces } from '#engine/language/upload-places.ts'
import type { Attachment } from '#schemas/api/files.ts'
import type { PlacedAttachment } from '../../model/attachments.ts'
import { useFormScope } from '../../model/form-scope.ts'
import { contentRefusal, refusal, sizeRefusal, sizeText, type FileRules } from './file-checks.ts'
import { fittingPicture, isHeavy } from './fitting-picture.ts'

/** A file that is being uploaded. */
export interface PendingFile {
  /** Its number among the files selected on this page, which is its place in the list. */
  key: number
  /** The named place that it is for. */
  place?: string | undefined
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
  value: readonly PlacedAttachment[]
  rules: FileRules
  /** The named places, each for one file; without them the files are a list. */
  places?: readonly string[]
  onChange: (value: readonly PlacedAttachment[]) => void
}

const NO_PLACES: readonly string[] = []

/** The files of one field: stored ones, and uploads in progress. What failed takes no room. */
export const useUploads = ({ id, value, rules, places = NO_PLACES, onChange }: UploadsOptions) => {
  const { store, context } = useFormScope()
  const [pending, setPending] = useState<readonly PendingFile[]>([])
  const [notice, setNotice] = useState<string>()
  const [controllers] = useState(() => new Map<number, AbortController>())
  const [previews] = useState(() => new Map<string, string>())
  /** The keys of the files uploaded on this page, by the ids of their attachments. */
  const [keys] = useState(() => new Map<string, number>())
  const nextKey = useRef(0)
  const stored = useRef(value)
  /** Uploaded files that the form has not shown yet: a value that is rendered meanwhile does not have them. */
  const arrived = useRef<readonly PlacedAttachment[]>([])
  useEffect(() => {
    stored.current = value
    arrived.current = arrived.current.filter((file) => !value.some((known) => isSame(known, file)))
  }, [value])
  const keyOf = ({ attachId }: Attachment) => keys.get(attachId) ?? 0
  /** All uploaded files, in the order of their selection or of their places. */
  const uploaded = () => {
    const files = [
      ...stored.current,
      ...arrived.current.filter((file) => !stored.current.some((known) => isSame(known, file))),
    ].toSorted((one, other) => keyOf(one) - keyOf(other))
    if (places.length === 0) return files
    const { placed, rest } = inPlaces(places, files)
    return [
      ...placed.flatMap((file, index) => (file ? [{ ...file, place: places[index] }] : [])),
      ...rest,
    ]
  }
  /** The number of files that can still be added, to the list or to a place. */
  const roomIn = (files: readonly PendingFile[], place?: string) => {
    const active = files.filter((file) => isActive(file) && file.place === place).length
    if (place === undefined) return rules.maxItems - uploaded().length - active
    return uploaded().some((file) => file.place === place) || active > 0 ? 0 : 1
  }
  /** Drops the failed files whose room was taken by others. */
  const withRoom = (files: readonly PendingFile[]) =>
    files.filter((file) => isActive(file) || roomIn(files, file.place) > 0)

  const isSending = pending.some(isActive)
  const hasFailed = pending.some(({ canRetry }) => canRetry)
  useEffect(() => {
    if (isSending) return store.await(id, '请等待文件上传完成')
    return hasFailed ? store.await(id, '请重新上传或移除上传失败的文件') : undefined
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
  const send = async ({ key, place, file: chosen, chosenSize }: PendingFile): Promise<void> => {
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
      keys.set(attachment.attachId, key)
      drop(key)
      arrived.current = [...arrived.current, { ...attachment, ...(place && { place }) }]
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

  const add = (files: readonly File[], place?: string) => {
    let room = roomIn(pending, place)
    const taken = files.flatMap((file): PendingFile[] => {
      const error = refusal(file, rules)
      if (error === undefined && room <= 0) return []
      if (error === undefined) room -= 1
      nextKey.current += 1
      return [{ key: nextKey.current, place, file, chosenSize: file.size, share: 0, error }]
    })
    setNotice(
      files.length === taken.length
        ? undefined
        : place
          ? `${place}只需一个文件，多出的没有添加`
          : `最多上传 ${rules.maxItems} 个文件，多出的没有添加`,
    )
    setPending((current) => withRoom([...current, ...taken]))
    for (const file of taken) if (file.error === undefined) void send(file)
  }

  return {
    pending,
    notice,
    /** True where the list takes another file. */
    hasRoom: value.length + pending.filter(isActive).length < rules.maxItems,
    /** The URL of a preview, for an image that was selected on this page. */
    previewOf: (attachId: string) => previews.get(attachId),
    keyOf,
    add,
    retry: (file: PendingFile) => {
      const again = { ...file, error: undefined, canRetry: undefined, share: 0 }
      setPending((files) => withRoom(files.map((one) => (one.key === file.key ? again : one))))
      void send(again)
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

const isActive = ({ error }: PendingFile): boolean => error === undefined

const isSame = (one: Attachment, other: Attachment): boolean => one.attachId === other.attachId
