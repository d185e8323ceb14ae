import { ACCOUNT_TOPICS, SECURITY_TOPIC } from './account-questions.ts'
import { BUSINESS_TOPICS } from './business-questions.ts'

/** One frequent question; its answer is a list of paragraphs. */
export interface Question {
  question: string
  answer: readonly string[]
  /** The page on which it is done. */
  to?: { path: string; label: string }
}

/** A group of questions in the help center. */
export interface Topic {
  id: string
  title: string
  questions: readonly Question[]
}

/** The frequent questions, by topic. */
export const TOPICS: readonly Topic[] = [...ACCOUNT_TOPICS, ...BUSINESS_TOPICS, SECURITY_TOPIC]
