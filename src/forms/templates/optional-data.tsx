import type { OptionalDataControlsTemplateProps, RJSFSchema } from '@rjsf/utils'
import { lazyComponent } from '#src/platform/lazy-component.tsx'

/** The buttons that add and remove an optional group (`enableOptionalDataFieldForType`). */
export const OptionalData = lazyComponent<OptionalDataControlsTemplateProps<unknown, RJSFSchema>>(
  async () => (await import('./antd-optional-data.tsx')).AntdOptionalData,
)
