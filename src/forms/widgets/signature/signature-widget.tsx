import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { TextLine } from '../../controls/text-line.tsx'
import { fieldPartId } from '../../fields/field-ids.ts'
import { useControl } from '../../fields/use-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { useFormScope } from '../../model/form-scope.ts'
import { pictureOfName, pictureOfStrokes } from './picture.ts'
import { SignaturePad } from './signature-pad.tsx'
import styles from './signature.module.css'
import type { Stroke } from './strokes.ts'
import { attachmentsOf, fileName } from '../../model/attachments.ts'
import { fileRules, rulesText } from '../upload/file-checks.ts'
import { PendingRow } from '../upload/file-row.tsx'
import uploadStyles from '../upload/upload-widget.module.css'
import { usePicture } from '../upload/use-picture.ts'
import { useUploads } from '../upload/use-uploads.ts'

type Way = 'drawn' | 'typed' | 'picture'

const WAYS: { value: Way; label: string }[] = [
  { value: 'drawn', label: '手写' },
  { value: 'typed', label: '输入姓名' },
  { value: 'picture', label: '上传图片' },
]

/** A signature, drawn, typed or photographed; stored as an uploaded picture, in a list of one. */
export const SignatureWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, onChange, disabled, readonly, label } = properties
  const rules = { ...fileRules({ accept: '.png,.jpg,.jpeg' }, 1), maxItems: 1 }
  const [signature] = attachmentsOf(value)
  const uploads = useUploads({ id, value: signature ? [signature] : [], rules, onChange })
  const { error, aria } = useControl(properties)
  const picture = usePicture(signature, signature && uploads.previewOf(signature.attachId))
  const [way, setWay] = useState<Way>('drawn')
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [name, setName] = useState('')
  const [failure, setFailure] = useState<string>()
  const chooser = useRef<HTMLInputElement>(null)
  const isEditable = !disabled && !readonly
  const isBegun = way === 'drawn' ? strokes.length > 0 : way === 'typed' && name.trim() !== ''

  const { store } = useFormScope()
  useEffect(() => {
    if (!isBegun || signature) return
    return store.await(id, '请点击“使用此签名”，完成签名')
  }, [id, isBegun, signature, store])

  const begin = (next: Way) => {
    setWay(next)
    setStrokes([])
    setName('')
    setFailure(undefined)
  }
  const confirm = async () => {
    try {
      const file = await (way === 'typed' ? pictureOfName(name.trim()) : pictureOfStrokes(strokes))
      begin(way)
      uploads.add([file])
    } catch (reason) {
      setFailure(reason instanceof Error ? reason.message : '签名无法保存，请上传签名图片')
    }
  }

  return (
    <div role="group" aria-labelledby={fieldPartId(id, 'label')} className={styles.signature}>
      {signature && (
        <div className={styles.signed}>
          {picture ? (
            <img className={styles.picture} src={picture} alt={`${label}：已签名`} />
          ) : (
            <span>已签名（{fileName(signature)}）</span>
          )}
          {isEditable && (
            <Button id={id} onClick={() => uploads.remove(signature.attachId)}>
              重新签名
            </Button>
          )}
        </div>
      )}
      {!signature && !isEditable && <span>未签名</span>}
      {uploads.pending.length > 0 && (
        <ul className={uploadStyles.files}>
          {uploads.pending.map((pending) => (
            <PendingRow
              key={pending.key}
              pending={pending}
              onRetry={() => uploads.retry(pending)}
              onCancel={() => uploads.cancel(pending.key)}
            />
          ))}
        </ul>
      )}
      {isEditable && uploads.hasRoom && (
        <>
          <div
            id={id}
            role="radiogroup"
            aria-label={`${label}的方式`}
            className={styles.ways}
            {...aria}
          >
            {WAYS.map((one) => (
              <label key={one.value}>
                <input
                  type="radio"
                  name={`${id}__way`}
                  checked={one.value === way}
                  onChange={() => begin(one.value)}
                />
                {one.label}
              </label>
            ))}
          </div>
          {way === 'drawn' && (
            <div className={styles.paper}>
              <SignaturePad
                label={`${label}手写区${strokes.length > 0 ? `，已写 ${strokes.length} 笔` : ''}`}
                strokes={strokes}
                isInvalid={error !== undefined}
                onStroke={(stroke) => setStrokes((before) => [...before, stroke])}
              />
              {strokes.length === 0 && (
                <span className={styles.hint} aria-hidden>
                  请在此处签名
                </span>
              )}
            </div>
          )}
          {way === 'typed' && (
            <TextLine
              className={styles.name}
              value={name}
              maxLength={20}
              aria-invalid={error !== undefined}
              aria-label={`${label}：签名人姓名`}
              aria-describedby={aria['aria-describedby']}
              autoComplete="name"
              placeholder="请输入签名人姓名"
              onChange={(event) => setName(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // Enter would submit the step.
                event.preventDefault()
                if (isBegun) void confirm()
              }}
            />
          )}
          <div className={styles.tools}>
            {way === 'picture' && (
              <>
                <Button aria-label={`选择图片：${label}`} onClick={() => chooser.current?.click()}>
                  选择图片
                </Button>
                <span>{rulesText(rules)}</span>
                <input
                  ref={chooser}
                  hidden
                  type="file"
                  aria-label={`${label}图片`}
                  accept={rules.extensions.join(',')}
                  onChange={({ target }) => {
                    uploads.add([...(target.files ?? [])])
                    target.value = ''
                  }}
                />
              </>
            )}
            {way === 'drawn' && (
              <>
                <Button
                  disabled={strokes.length === 0}
                  onClick={() => setStrokes((before) => before.slice(0, -1))}
                >
                  撤销一笔
                </Button>
                <Button disabled={strokes.length === 0} onClick={() => setStrokes([])}>
                  清除
                </Button>
              </>
            )}
            {way !== 'picture' && (
              <Button look="primary" disabled={!isBegun} onClick={() => void confirm()}>
                使用此签名
              </Button>
            )}
          </div>
          {failure && <p role="alert">{failure}</p>}
        </>
      )}
    </div>
  )
}
