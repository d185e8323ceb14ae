import { useSearchParams } from 'react-router-dom'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { HelpSearch } from './help-search.tsx'
import styles from './help-center-page.module.css'
import { searchTopics, TOPICS, type Topic } from './questions.ts'

/** The help center: frequent questions by topic, with a search. */
const HelpCenterPage = () => {
  const [search] = useSearchParams()
  const asked = search.get('q')?.trim() ?? ''
  const topics = searchTopics(asked)
  const found = topics.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <>
      <section className={styles.head}>
        <h1 className={styles.title}>您好，需要什么帮助？</h1>
        <HelpSearch />
      </section>
      <Page>
        <p className={styles.found} role="status">
          {asked && found > 0 && `找到 ${found} 个与“${asked}”有关的问题`}
        </p>
        {found === 0 ? (
          <PageState kind="empty" title={`没有找到与“${asked}”有关的问题`}>
            换一个词试试，例如“实名”“还款”“合同”；也可以拨打页面下方的服务热线。
          </PageState>
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
    {topic.questions.map(({ question, answer }) => (
      <details key={`${question}${String(isOpen)}`} className={styles.question} open={isOpen}>
        <summary>{question}</summary>
        <div className={styles.answer}>
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
    ))}
  </section>
)
