import { TOPICS, type Question, type Topic } from './questions.ts'
import { FILLERS, SYNONYMS } from './search-words.ts'

/** The result of a search. */
export interface Found {
  topics: readonly Topic[]
  /** False where no question is about everything that was asked: the nearest ones. */
  isExact: boolean
}

/**
 * Searches the questions in the words of customers: 合同 下载, 协议怎么导出. A question fits if it is about every subject
 * of the text; the best topics come first.
 */
export const searchTopics = (text: string): Found => {
  const terms = termsOf(text)
  if (terms.length === 0) return { topics: TOPICS, isExact: true }
  const all = TOPICS.flatMap((topic) => topic.questions.map((question) => ({ topic, question })))
  const rated = all.map(({ topic, question }) => ({ topic, question, ...rating(question, terms) }))
  const isExact = rated.some(({ fitting }) => fitting === terms.length)
  const most = Math.max(...rated.map(({ fitting }) => fitting))
  const best = rated
    .filter(({ fitting }) => fitting > 0 && fitting === (isExact ? terms.length : most))
    .toSorted((one, other) => other.score - one.score)
  const topics = [...new Set(best.map(({ topic }) => topic))]
  return {
    isExact,
    topics: topics.map((topic) => ({
      ...topic,
      questions: best.filter((one) => one.topic === topic).map(({ question }) => question),
    })),
  }
}

/** One subject of a query: the words of which one has to occur. */
type Term = readonly string[]

/** Splits a query into its subjects; what is no known word stays a word of its own. */
const termsOf = (text: string): Term[] => {
  const terms = new Set<Term>()
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s\p{P}]+/u)
  for (const word of words) {
    let unknown = ''
    const keep = () => {
      if (unknown !== '') terms.add([unknown])
      unknown = ''
    }
    for (let at = 0; at < word.length;) {
      const rest = word.slice(at)
      const known = KNOWN.find(({ name }) => rest.startsWith(name))
      if (!known) unknown += word[at]
      else {
        keep()
        if (known.term) terms.add(known.term)
      }
      at += known?.name.length ?? 1
    }
    keep()
  }
  return [...terms]
}

/** All known words, the longest first: a word may be a part of another. */
const KNOWN: readonly { name: string; term: Term | undefined }[] = [
  ...SYNONYMS.flatMap((term) => term.map((name) => ({ name, term }))),
  ...FILLERS.map((name) => ({ name, term: undefined })),
].toSorted((one, other) => other.name.length - one.name.length)

/** Counts the subjects that a question is about; those in its title weigh more. */
const rating = ({ question, answer }: Question, terms: readonly Term[]) => {
  const title = question.toLowerCase()
  const content = answer.join('\n').toLowerCase()
  const isIn = (text: string) => (term: Term) => term.some((word) => text.includes(word))
  const inTitle = terms.filter(isIn(title)).length
  const fitting = terms.filter(isIn(`${title}\n${content}`)).length
  return { fitting, score: fitting + 3 * inTitle }
}
