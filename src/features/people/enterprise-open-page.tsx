import { Navigate, useParams } from 'react-router-dom'
import { type UserInfo, isPersonal, mustRegister } from '#schemas/api/user.ts'
import { useSession } from '#src/session/use-session.ts'
import { Page } from '#src/ui/page/page.tsx'
import { PATHS, realNamePath } from '#src/platform/paths.ts'
import styles from './people-form.module.css'
import { RealNameSteps } from './real-name-steps.tsx'

/** The page that verifies a real name, by the path's type: 1 a person, 2 an enterprise, 3 an enterprise by QR code. */
const EnterpriseOpenPage = () => {
  const { user } = useSession()
  const { type = '' } = useParams()
  if (!user) return null
  if (mustRegister(user)) return <Navigate replace to={PATHS.register} />
  if (!fits(user, type)) return <Navigate replace to={realNamePath(user.type)} />
  return (
    <Page narrow>
      <div className={styles.column}>
        {/* The key restarts the machine for another method. */}
        <RealNameSteps
          key={type}
          user={user}
          kind={type === '1' ? 'person' : 'enterprise'}
          method={type === '3' ? 'scan' : 'page'}
        />
      </div>
    </Page>
  )
}
export default EnterpriseOpenPage

const fits = (user: UserInfo, type: string): boolean =>
  isPersonal(user.type) ? type === '1' : type === '2' || type === '3'
