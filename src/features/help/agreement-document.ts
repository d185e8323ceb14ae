/** One numbered article. */
export interface Article {
  title: string
  /** Paragraphs; an array is a list of items. */
  content: readonly (string | readonly string[])[]
}

export interface AgreementDocument {
  title: string
  /** Dates as the text shows them: 2026年11月1日. */
  updated: string
  effective: string
  intro: readonly string[]
  articles: readonly Article[]
}
