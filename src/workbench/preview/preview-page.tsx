import { useEffect, useMemo, useState } from 'react'
import { compileProcess } from '#engine/process/compile.ts'
import type { PlanStep } from '#engine/process/plan.ts'
import { FIXED_PAGE_WORDS } from '#schemas/process/fixed-page-words.ts'
import { useWidgets } from '#src/forms/use-widgets.ts'
import { classNames } from '#src/ui/theme/class-names.ts'
import card from '#src/ui/display/card.module.css'
import { PreviewForm } from './preview-form.tsx'
import { READY, type PreviewRequest } from './preview-message.ts'
import styles from './preview.module.css'

/** The frame in which the editor shows a step: a page of its own, so that its width decides as a screen's does. */
const PreviewPage = () => {
  const request = useRequest()
  const step = useMemo(
    () =>
      request &&
      compileProcess(request.info).steps.find(({ progress }) => progress === request.progress),
    [request],
  )
  return (
    <main className={styles.page}>
      <title>预览</title>
      {step ? (
        <StepPreview step={step} view={request?.view ?? 'form'} />
      ) : (
        <h1>没有可以显示的步骤</h1>
      )}
    </main>
  )
}

export default PreviewPage

/** Receives the requests of the editor around the frame; undefined before the first. */
const useRequest = (): PreviewRequest | undefined => {
  const [request, setRequest] = useState<PreviewRequest>()
  useEffect(() => {
    const onMessage = ({ data, origin }: MessageEvent<PreviewRequest>) => {
      if (origin === location.origin && data.kind === 'preview') setRequest(data)
    }
    addEventListener('message', onMessage)
    parent.postMessage({ kind: READY }, location.origin)
    return () => removeEventListener('message', onMessage)
  }, [])
  return request
}

const StepPreview = ({ step, view }: { step: PlanStep; view: PreviewRequest['view'] }) => {
  const { title, description, page, forms } = step
  const plans = useMemo(() => forms.map(({ plan }) => plan), [forms])
  const isReady = useWidgets(plans)
  const [data] = useState(() => new Map<string, unknown>())
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {description && <p className={styles.description}>{description}</p>}
      {page.kind === 'fixed' && (
        <p className={styles.fixed}>固定页“{nameOf(page.key)}”：内容由门户显示，这里不预览。</p>
      )}
      {isReady &&
        forms.map((form) => (
          <section
            key={form.id}
            className={classNames(card.card, styles.panel)}
            aria-label={form.name}
          >
            {forms.length > 1 && <h2>{form.name}</h2>}
            <PreviewForm form={form} view={view} data={data} />
          </section>
        ))}
    </>
  )
}

const nameOf = (key: string): string =>
  Object.hasOwn(FIXED_PAGE_WORDS, key)
    ? FIXED_PAGE_WORDS[key as keyof typeof FIXED_PAGE_WORDS].title
    : key
