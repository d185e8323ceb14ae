import type { OptionalDataControlsTemplateProps, RJSFSchema } from '@rjsf/utils'
import { lazyComponent } from '#src/platform/lazy-component.tsx'

/** A group that is there only where the customer adds it (`enableOptionalDataFieldForType`). */
export const OptionalData = lazyComponent<OptionalDataControlsTemplateProps<unknown, RJSFSchema>>(
  async () => (await import('./antd-optional-data.tsx')).AntdOptionalData,
)
