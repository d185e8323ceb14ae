/** The tests of each room of the backend's domain, without their ending, below tests/fixtures/backend. */
const TESTS_OF_ROOMS = {
  agency: ['agency', 'orders'],
  applications: ['review', 'withdrawal', 'submissions', 'todos'],
  balances: ['financing/bank-transfer'],
  'bill-discounts': ['bill-discount'],
  'bill-financings': ['cloud-bills/cloud-bill', 'cloud-bills/bill-payment'],
  'bill-positions': ['cloud-bills/cloud-bill', 'cloud-bills/bill-payment', 'bills'],
  calendar: ['day-end', 'operators'],
  'cloud-bills': ['cloud-bills/cloud-bill', 'cloud-bills/bill-payment', 'bills'],
  collections: ['financing/relief', 'financing/deferral'],
  contracts: [
    'contracts-of-flows',
    'contract-document',
    'withdrawal',
    'signing-provider',
    'signing-port',
  ],
  'credit-lines': ['lifecycle/credit-line', 'credit-line-list', 'financing/core-line'],
  documents: ['contract-document', 'financing/documents'],
  fees: ['financing/fees'],
  files: ['files', 'on-file', 'resources/documents'],
  financings: [
    'financing/financing',
    'handed-in',
    'financing/automatic-draw',
    'financing/product-rules',
  ],
  flows: [
    'process',
    'check-values',
    'described-data',
    'flow-history',
    'on-file',
    'external-data',
    'chosen-records',
    'registry-difference',
    'resources/documents',
    'withdrawal',
  ],
  forms: ['form-issues', 'option-issues', 'check-values', 'orders', 'resources/address-book'],
  invoices: ['invoices'],
  ledger: ['ledger/post', 'day-end'],
  lifecycle: ['record-list', 'lifecycle/record-number', 'invoices', 'operators', 'todos'],
  limits: ['codes', 'sign-in'],
  loans: [
    'financing/repayment',
    'financing/financing',
    'financing/deferral',
    'orders',
    'invoices',
    'trade/receivables',
  ],
  materials: ['resources/materials'],
  messages: ['messages', 'changes-since-visit', 'changes'],
  operators: ['operators'],
  orders: ['orders'],
  'own-data': ['own-data'],
  partners: ['trade/partners'],
  payments: [
    'financing/financing',
    'financing/bank-transfer',
    'cloud-bills/bill-payment',
    'agency',
    'repayment',
    'trade/receivables',
  ],
  people: ['../../attacks/sessions', 'sign-in', 'registration', 'codes', 'sub-accounts', 'roles'],
  pledges: ['pledges/pledges', 'pledges/weights'],
  products: [
    'financing/product-rules',
    'financing/product-group',
    'financing/deferral',
    'data-of-product',
    'home',
    'tenants',
  ],
  publishing: ['publishing', 'folder-definitions'],
  receivables: ['trade/receivables'],
  'reference-data': ['regions', 'tenants', 'banks'],
  replies: ['record-list'],
  resources: ['resources/address-book', 'resources/documents', 'on-file'],
  trade: ['financing/trade-background', 'trade/partners', 'trade/receivables'],
  verification: ['registration', 'return-url', 'sub-accounts'],
  warehouse: ['pledges/pledges', 'pledges/weights'],
}

/** The tests of the files that stand in no room: the seeds, and what the day end consists of. */
const OTHERS = ['day-end', 'home', 'todos']

/** The test of every record of the demo, and of its lists: the last one of each file. */
const ALL = 'demo-business'

const ROOM = /fixtures\/backend\/domain\/([\w-]+)\/([\w-]+)\.ts$/

/** Lists the tests of a file of the domain; one that is named like the file comes first. */
export const testsOfDomain = (file) => {
  const [, room, name = ''] = ROOM.exec(file) ?? []
  const tests = TESTS_OF_ROOMS[room] ?? OTHERS
  const isNamesake = (test) => test.endsWith(`/${name}`) || test === name
  return [...tests.filter(isNamesake), ...tests.filter((test) => !isNamesake(test)), ALL].map(
    (test) => `tests/fixtures/backend/${test}.test.ts`,
  )
}
