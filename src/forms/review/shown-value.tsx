import { useState, type ReactElement } from 'react'
import type { OptionScope } from '#engine/form/option-scope.ts'
import { isEmptyValue } from '#engine/json/empty.ts'
import { regionText } from '#engine/language/region-text.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { inPlaces, placesOf } from '#engine/language/upload-places.ts'
import texts from '#src/ui/theme/text.module.css'
import { attachmentsOf, type PlacedAttachment } from '../model/attachments.ts'
import { useOptionPages } from '../options/use-option-pages.ts'
import { formatOf, widgetOf } from '#engine/form/widget-of.ts'
import type { ReviewValue } from './review-entries.ts'
import { shownText, NO_VALUE } from '../text/shown-text.ts'
import { FileValues } from './file-values.tsx'
import { RecordNames, ShownTrial } from './lazy-values.ts'
import type { ReviewContext } from './review-list.tsx'
import styles from './review.module.css'

interface ShownValueProps {
  value: ReviewValue
  context: ReviewContext | undefined
}

/** Shows one value; personal data stays masked until the customer reveals it. */
export const ShownValue = ({ value: shown, context }: ShownValueProps): ReactElement => {
  const { schema, options, value, label, scope } = shown
  const [isOpen, setOpen] = useState(false)
  const widget = widgetOf(schema, options.widget)
  if (widget === 'trial') return <ShownTrial options={options} context={context} />
  if (isEmptyValue(value)) return <span className={texts.muted}>{NO_VALUE}</span>
  if (widget === 'records') return <RecordNames options={options} value={value} context={context} />
  const files = attachmentsOf(Array.isArray(value) ? value : [value])
  if (files.length > 0) return <FileValues files={withPlaces(files, options)} context={context} />
  if (context && scope) return <RemoteName value={shown} context={context} scope={scope} />
  const format = formatOf(schema.format, widget)
  const masked = typeof value === 'string' ? format?.mask(value) : undefined
  if (masked === undefined || masked === value) return <>{shownText(schema, options, value)}</>
  return (
    <>
      {isOpen && <span className={styles.revealed}>{shownText(schema, options, value)}</span>}
      <span className={isOpen ? styles.onPaper : undefined}>{masked}</span>{' '}
      <Button
        look="quiet"
        size="inline"
        className={styles.reveal}
        aria-label={`${isOpen ? '隐藏' : '显示'}${label}`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? '隐藏' : '显示'}
      </Button>
    </>
  )
}

/** The files of a field with named places, each with its own. */
const withPlaces = (
  files: readonly PlacedAttachment[],
  options: ReviewValue['options'],
): readonly PlacedAttachment[] => {
  const places = placesOf(options)
  if (places.length === 0) return files
  const { placed, rest } = inPlaces(places, files)
  return [
    ...placed.flatMap((file, index) => (file ? [{ ...file, place: places[index] }] : [])),
    ...rest,
  ]
}

interface RemoteNameProps {
  value: ReviewValue
  context: ReviewContext
  scope: OptionScope
}

/** Shows the names of codes, '…' until they are loaded; the codes themselves if loading fails. */
const RemoteName = ({ value: shown, context, scope }: RemoteNameProps) => {
  const { source, ...within } = scope
  const values = (Array.isArray(shown.value) ? shown.value : [shown.value]).map(String)
  // A list of regions is a path, each region within the one before.
  const isPath = source === 'region' && Array.isArray(shown.value)
  const { pages, isLoading } = useOptionPages(
    context,
    source,
    isPath
      ? [within.within, ...values.slice(0, -1)].map((code) => ({ within: code }))
      : [{ ...within, values }],
  )
  if (isLoading) return <span className={texts.muted}>…</span>
  const options = pages.flatMap((page) => page?.options ?? [])
  const names = values.map((code) => options.find(({ value }) => value === code)?.label ?? code)
  return <>{isPath ? regionText(names) : names.join('、')}</>
}
