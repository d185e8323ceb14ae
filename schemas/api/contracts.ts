import * as account from './account.ts'
import * as agency from './agency.ts'
import * as banks from './banks.ts'
import * as bills from './bills.ts'
import * as cloudBills from './cloud-bills.ts'
import type { Contract } from './contract.ts'
import * as customerContracts from './customer-contracts.ts'
import * as files from './files.ts'
import * as home from './home.ts'
import * as invoices from './invoices.ts'
import * as loans from './loans.ts'
import * as messages from './messages.ts'
import * as nextSteps from './next-steps.ts'
import * as operator from './operator.ts'
import * as operatorAccounts from './operator-accounts.ts'
import * as operatorActions from './operator-actions.ts'
import * as operatorQueues from './operator-queues.ts'
import * as orders from './orders.ts'
import * as payments from './payments.ts'
import * as pledges from './pledges.ts'
import * as process from './process.ts'
import * as products from './products.ts'
import * as referenceData from './reference-data.ts'
import * as repayment from './repayment.ts'
import * as records from './records.ts'
import * as resources from './resources.ts'
import * as roles from './roles.ts'
import * as session from './session.ts'
import * as signIn from './sign-in.ts'
import * as tenant from './tenant.ts'
import * as verification from './verification.ts'
import * as workbench from './workbench.ts'

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value

/** All contracts; the OpenAPI document, the backend's routes and tests are derived from this list. */
export const contracts: readonly Contract[] = [
  tenant,
  referenceData,
  home,
  session,
  roles,
  signIn,
  account,
  verification,
  messages,
  process,
  products,
  customerContracts,
  repayment,
  loans,
  payments,
  nextSteps,
  records,
  invoices,
  resources,
  orders,
  agency,
  pledges,
  banks,
  bills,
  cloudBills,
  files,
  operator,
  operatorAccounts,
  operatorActions,
  operatorQueues,
  workbench,
]
  .flatMap((group) => Object.values(group) as unknown[])
  .filter(isContract)

/** The calls without a token: the skip list that a gateway needs (docs/gateway.md). */
export const openCalls = contracts.filter(
  ({ access }) => access === 'public' || access === 'client',
)
