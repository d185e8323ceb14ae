/** One numbered article. */
export interface Article {
  title: string
  /** A list stands as an array of its items. */
  content: readonly (string | readonly string[])[]
}

export interface AgreementDocument {
  title: string
  /** As they stand in the text: 2026年11月1日. */
  updated: string
  effective: string
  intro: readonly string[]
  articles: readonly Article[]
}
