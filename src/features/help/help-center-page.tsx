import { Link, useSearchParams } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { useContacts } from '#src/session/use-contacts.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { HelpSearch } from './help-search.tsx'
import styles from './help-center-page.module.css'
import { TOPICS, type Topic } from './questions.ts'
import { searchTopics } from './search-topics.ts'

/** The help center: frequent questions by topic, with a search. */
const HelpCenterPage = () => {
  const [search] = useSearchParams()
  const asked = search.get('q')?.trim() ?? ''
  const { topics, isExact } = searchTopics(asked)
  const found = topics.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <>
      <section className={styles.head}>
        <h1 className={styles.title}>您好，需要什么帮助？</h1>
        <HelpSearch />
      </section>
      <Page>
        <p className={styles.found} role="status">
          {asked && found > 0 && foundText(asked, found, isExact)}
        </p>
        {found === 0 ? (
          <NothingFound asked={asked} />
        ) : (
          <div className={styles.columns}>
            {!asked && <Contents />}
            <div className={styles.topics}>
              {topics.map((topic) => (
                <TopicSection key={topic.id} topic={topic} isOpen={asked !== ''} />
              ))}
            </div>
          </div>
        )}
      </Page>
    </>
  )
}
export default HelpCenterPage

const foundText = (asked: string, found: number, isExact: boolean): string =>
  isExact
    ? `找到 ${found} 个与“${asked}”有关的问题`
    : `没有完全符合“${asked}”的问题，以下 ${found} 个最接近`

/** The empty result, with ways on: all questions, other words, the hotline. */
const NothingFound = ({ asked }: { asked: string }) => {
  const { hotline } = useContacts()
  return (
    <PageState
      kind="empty"
      title={`没有找到与“${asked}”有关的问题`}
      actions={
        <>
          <ButtonLink to={PATHS.helpCenter} look="primary">
            查看全部问题
          </ButtonLink>
          {hotline && (
            <a href={`tel:${hotline}`} className={styles.call}>
              拨打 {hotline}
            </a>
          )}
        </>
      }
    >
      换一个词试试：
      {EXAMPLES.map((word) => (
        <Link key={word} to={`?${new URLSearchParams({ q: word })}`} className={styles.example}>
          {word}
        </Link>
      ))}
    </PageState>
  )
}

const EXAMPLES = ['实名认证', '合同下载', '退回', '提前还款']

const Contents = () => (
  <nav className={styles.contents} aria-label="问题分类">
    {TOPICS.map(({ id, title, questions }) => (
      <a key={id} href={`#${id}`}>
        {title} <span>{questions.length}</span>
      </a>
    ))}
  </nav>
)

/** Renders the questions of a topic; search results are expanded. */
const TopicSection = ({ topic, isOpen }: { topic: Topic; isOpen: boolean }) => (
  <section className={styles.topic} aria-labelledby={topic.id}>
    <h2 id={topic.id}>{topic.title}</h2>
    {topic.questions.map(({ question, answer, to }) => (
      <details key={`${question}${String(isOpen)}`} className={styles.question} open={isOpen}>
        <summary>{question}</summary>
        <div className={styles.answer}>
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {to && (
            <p>
              <Link to={to.path} className={styles.way}>
                前往“{to.label}”
              </Link>
            </p>
          )}
        </div>
      </details>
    ))}
  </section>
)
