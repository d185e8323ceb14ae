import { render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import type { OperatorRole } from '#schemas/api/operator-roles.ts'
import { operatorChanges, operatorSession } from '#schemas/api/operator.ts'
import { operatorQueues } from '#schemas/api/operator-queues.ts'
import { Console, createConsoleCache } from '#src/operator/console.tsx'
import { operatorToken } from '#src/operator/operator-token.ts'
import { routes } from '#src/operator/routes.ts'
import { replyWith } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

/** The kinds of records of the tests. */
const KINDS = [
  {
    kind: 'creditLine',
    title: '额度',
    waiting: 1,
    statuses: [
      { name: 'active', label: '已激活', tone: 'success' },
      { name: 'thawing', label: '解冻审核中', tone: 'waiting' },
    ],
    figures: [{ name: 'available', label: '可用额度' }],
  },
]

/** Renders the console at a path, for an operator with some roles; without roles nobody is signed in. */
export const renderConsole = (path: string, roles?: OperatorRole[]) => {
  if (roles) operatorToken.write('token-1')
  server.use(
    replyWith(operatorSession, { account: 'shen', name: '沈悦', roles: roles ?? [] }),
    replyWith(operatorQueues, { submissions: 3, kinds: KINDS, changes: 0, notices: [] }),
    replyWith(operatorChanges, []),
  )
  return render(
    <Console
      router={createMemoryRouter(routes, { initialEntries: [path] })}
      cache={createConsoleCache()}
    />,
  )
}
