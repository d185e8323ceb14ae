import type { OptionalDataControlsTemplateProps, RJSFSchema } from '@rjsf/utils'
import { lazy, Suspense, type ReactElement } from 'react'
import { lazyPage } from '#src/platform/lazy-page.ts'

const Buttons = lazy(
  lazyPage(async () => ({ default: (await import('./antd-optional-data.tsx')).AntdOptionalData })),
)

/** A group that is there only where the customer adds it (`enableOptionalDataFieldForType`). */
export const OptionalData = (
  properties: OptionalDataControlsTemplateProps<unknown, RJSFSchema>,
): ReactElement => (
  <Suspense>
    <Buttons {...properties} />
  </Suspense>
)
