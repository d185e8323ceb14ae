import { lazyComponent } from '#src/platform/lazy-component.tsx'

/** Parts of a form in tabs, loaded with the first form that has tabs. */
export const TabPanels = lazyComponent(async () => (await import('./tab-panels.tsx')).TabPanels)
