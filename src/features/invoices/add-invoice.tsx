import { RegisterForm } from './register-one.tsx'

/** Registers an invoice where a field chooses among invoices. @param onDone takes its id */
export const AddInvoice = ({ onDone }: { onDone: (ids: readonly string[]) => void }) => (
  <RegisterForm onDone={(registered) => onDone(registered.map(({ id }) => id))} />
)
