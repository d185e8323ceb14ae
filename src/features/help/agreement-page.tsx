import { useParams } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { usePageTitle } from '#src/ui/page/page-title.ts'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import type { AgreementDocument, Article } from './agreement-document.ts'
import styles from './agreement-page.module.css'
import { privacyPolicy } from './privacy-policy.ts'
import { termsOfService } from './terms-of-service.ts'

/** The documents by the `type` of the path (specification, section 2). */
const DOCUMENTS: Readonly<Record<string, AgreementDocument>> = {
  1: termsOfService,
  2: privacyPolicy,
}

/** The page that shows the terms of service or the privacy policy. */
const AgreementPage = () => {
  const document = DOCUMENTS[useParams()['type'] ?? '']
  usePageTitle(document?.title ?? '没有这份文件')
  if (!document)
    return (
      <PageState
        isPage
        kind="notFound"
        title="没有这份文件"
        actions={
          <ButtonLink to={PATHS.home} look="primary">
            返回首页
          </ButtonLink>
        }
      >
        请检查地址是否正确。
      </PageState>
    )
  const { title, updated, effective, intro, articles } = document
  return (
    <Page narrow>
      <PageHeader title={title} lead={`更新日期：${updated}　生效日期：${effective}`} />
      <Panel>
        <div className={styles.text}>
          {intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ol className={styles.articles}>
            {articles.map((article) => (
              <ArticleText key={article.title} article={article} />
            ))}
          </ol>
          <p className={styles.signature}>云序数字科技有限公司</p>
        </div>
      </Panel>
    </Page>
  )
}
export default AgreementPage

const ArticleText = ({ article: { title, content } }: { article: Article }) => (
  <li className={styles.article}>
    <h2>{title}</h2>
    {content.map((part) =>
      typeof part === 'string' ? (
        <p key={part}>{part}</p>
      ) : (
        <ul key={part[0]}>
          {part.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ),
    )}
  </li>
)
