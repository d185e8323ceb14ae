import LayoutGrid from '@rjsf/core/lib/components/fields/LayoutGridField.js'
import LayoutHeader from '@rjsf/core/lib/components/fields/LayoutHeaderField.js'
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import Title from '@rjsf/antd/lib/templates/TitleField/index.js'
import type { FieldProps, GridTemplateProps, RJSFSchema, TitleFieldProps } from '@rjsf/utils'
import { getUiOptions } from '@rjsf/utils'
import { Col, Row } from 'antd'
import type { ComponentType, ReactElement } from 'react'
import { isJsonObject } from '#engine/json/object.ts'
import { AntdTheme } from '../picker/antd-theme.tsx'
import styles from '../styles/schema-form.module.css'

/* The fields of rjsf that the portal has none for, and the templates that they render, by antd. */

type Properties = FieldProps<unknown, RJSFSchema>

const Grid = LayoutGrid as unknown as ComponentType<Properties>
const Members = ObjectField as unknown as ComponentType<Properties>
const Header = LayoutHeader as unknown as ComponentType<Properties>
const AntdTitle = Title as unknown as ComponentType<TitleFieldProps<unknown, RJSFSchema>>

/** The fields of an object in rows and columns. Without a grid, rjsf would render the field inside itself for ever. */
export const LayoutGridField = (properties: Properties): ReactElement =>
  isJsonObject(getUiOptions(properties.uiSchema).layoutGrid) ? (
    <AntdTheme>
      <Grid {...properties} />
    </AntdTheme>
  ) : (
    <Members {...properties} />
  )

/** The title of a field in place of its control. */
export const LayoutHeaderField = (properties: Properties): ReactElement => (
  <AntdTheme>
    <Header {...properties} />
  </AntdTheme>
)

/** A row or a column of a grid; its measures are those of antd. */
export const GridTemplate = ({ column, children, ...measures }: GridTemplateProps): ReactElement =>
  column ? (
    <Col span={24} {...measures}>
      <div className={styles.cell}>{children}</div>
    </Col>
  ) : (
    <Row gutter={[20, 20]} {...measures}>
      {children}
    </Row>
  )

/** The title of a `LayoutHeaderField`. */
export const TitleFieldTemplate = (
  properties: TitleFieldProps<unknown, RJSFSchema>,
): ReactElement => <AntdTitle {...properties} />
