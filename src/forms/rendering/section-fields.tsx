import { toFieldPathId, type FieldProps, type Registry, type RJSFSchema } from '@rjsf/utils'
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import type { FormModel } from '../model/form-model.ts'
import type { FormSection } from '../model/form-sections.ts'
import { theme } from './theme.ts'
import { translate } from './translate.ts'

interface SectionFieldsProps {
  id: string
  model: FormModel
  section: FormSection
  uiSchema: FormSection['uiSchema']
  readOnly: boolean
  disabled: boolean
}

/**
 * The fields of a section, rendered by rjsf from the model's values. rjsf's own `Form` is not used: it keeps the values in
 * its state, and reports them after a render.
 */
export const SectionFields = ({
  id,
  model,
  section,
  uiSchema,
  readOnly,
  disabled,
}: SectionFieldsProps): ReactElement => {
  const values = useModelValue(model, () => model.sliceOf(section))
  const { schema } = section
  const options = uiSchema['ui:globalOptions']
  const registry = useMemo(
    (): Registry<unknown, RJSFSchema> => ({
      ...theme,
      rootSchema: schema,
      schemaUtils: model.utilsOf(section),
      formContext: {},
      translateString: translate,
      globalFormOptions: {
        idPrefix: id,
        idSeparator: '_',
        useFallbackUiForUnsupportedType: false,
      },
      ...(options && { globalUiOptions: options }),
      uiSchemaDefinitions: uiSchema['ui:definitions'] ?? {},
    }),
    [id, model, section, schema, uiSchema, options],
  )
  const root = useMemo(() => toFieldPathId('', registry.globalFormOptions), [registry])
  const change: FieldProps<unknown, RJSFSchema>['onChange'] = useCallback(
    (value, path) => model.set(path, value),
    [model],
  )
  const { SchemaField } = theme.fields
  return (
    <SchemaField
      name=""
      schema={schema}
      uiSchema={uiSchema}
      formData={values}
      fieldPathId={root}
      registry={registry}
      readonly={readOnly}
      disabled={disabled}
      onChange={change}
      onBlur={nothing}
      onFocus={nothing}
    />
  )
}

/**
 * Follows a value of the model in the priority of its change: what follows from typing is rendered in a transition.
 */
export const useModelValue = <Value,>(model: FormModel, read: () => Value): Value => {
  const [value, setValue] = useState(() => read())
  const shown = useRef(value)
  const asked = useRef(value)
  useLayoutEffect(() => {
    shown.current = value
  }, [value])
  useLayoutEffect(() => {
    const follow = () => {
      const next = read()
      if (Object.is(next, shown.current) && Object.is(next, asked.current)) return
      asked.current = next
      // Again where a transition still renders it: the update may be an urgent one.
      setValue(() => next)
    }
    follow()
    return model.subscribe(follow)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `read` reads the same of the model in each render
  }, [model])
  return value
}

const nothing = () => undefined
