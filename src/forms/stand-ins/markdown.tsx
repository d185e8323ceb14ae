import type { ReactElement } from 'react'

/** For markdown-to-jsx, in which rjsf words one error of a definition: its text as it is. */
export const Markdown = ({ children }: { children: string }): ReactElement => <>{children}</>
