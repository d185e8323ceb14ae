import { Fragment, type ReactElement } from 'react'
import { agreementOf } from '#engine/language/agreement.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { DocumentText } from '#src/ui/display/document-text.tsx'
import { Tick } from '../../controls/tick.tsx'
import { useControl } from '../../fields/use-control.ts'
import { textOption, type FieldWidgetProps } from '../../fields/widget-props.ts'
import styles from '../../styles/schema-form.module.css'

interface ConsentLink {
  title: string
  href: string
}

/** Consent to documents that can be read first; never given in advance. */
export const ConsentWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, label, options, onChange, disabled, readonly } = properties
  const { aria } = useControl(properties)
  const links = linksOf(options.links)
  const agreement = agreementOf(options)
  const tick = (
    <Tick
      type="checkbox"
      id={id}
      name={id}
      checked={value === true}
      disabled={disabled || readonly}
      // Withdrawing a consent removes the value.
      onChange={(event) => onChange(event.target.checked || undefined)}
      {...aria}
    >
      <span className={styles.required}>
        {textOption(options, 'text') ?? (links.length > 0 ? '我已阅读并同意' : label)}
        {links.map((link, index) => (
          <Fragment key={link.href}>
            {index > 0 && '、'}
            <a href={link.href} target="_blank" rel="noreferrer">
              《{link.title}》
            </a>
          </Fragment>
        ))}
      </span>
    </Tick>
  )
  return agreement ? (
    <div>
      {tick}
      <details className={styles.agreement}>
        <summary>查看《{agreement.title}》</summary>
        <DocumentText title={agreement.title}>
          {agreement.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </DocumentText>
      </details>
    </div>
  ) : (
    tick
  )
}

/** The safe links of a definition, which comes from a server: to our pages or to the web, nothing else. */
const linksOf = (links: unknown): ConsentLink[] =>
  Array.isArray(links)
    ? links.flatMap((link: unknown) =>
        isJsonObject(link) &&
        typeof link.title === 'string' &&
        typeof link.href === 'string' &&
        /^(https?:\/\/|\/(?![/\\]))/i.test(link.href)
          ? [{ title: link.title.replace(/^《|》$/g, ''), href: link.href }]
          : [],
      )
    : []
