import type { ReactElement } from 'react'

/** Replaces markdown-to-jsx, which rjsf uses for one error message of a definition: renders the text unchanged. */
export const Markdown = ({ children }: { children: string }): ReactElement => <>{children}</>
