import { useSearchParams } from 'react-router-dom'
import { analystSignIn } from '#schemas/api/workbench.ts'
import { StaffForm } from '#src/session/staff-form.tsx'
import { CardPage } from '#src/ui/page/card-page.tsx'
import texts from '#src/ui/theme/text.module.css'
import { analystCall } from './analyst-call.ts'
import { analystName, analystToken } from './analyst-session.ts'

/** The page on which an analyst signs in. */
const SignInPage = () => {
  const [search] = useSearchParams()
  const wanted = search.get('next') ?? ''
  return (
    <CardPage title="登录工作台" documentTitle="登录 · 工作台">
      <p className={texts.note}>登录后可以查看已发布的流程，发布新版本。</p>
      <StaffForm
        onSignIn={async (body) => {
          const { token, analyst } = await analystCall(analystSignIn, { body })
          analystName.write(analyst.name)
          analystToken.write(token)
          // Loads the workbench anew: definitions come from the server now.
          location.assign(/^\/workbench\/(?!\/)/.test(wanted) ? wanted : '/workbench/processes')
        }}
      />
    </CardPage>
  )
}

export default SignInPage
