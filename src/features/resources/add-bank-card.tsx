import { CardForm } from './card-form.tsx'

/** Adds a bank account where a field chooses among accounts. @param onDone takes its id */
export const AddBankCard = ({ onDone }: { onDone: (ids: readonly string[]) => void }) => (
  <CardForm onDone={({ id }) => onDone([id])} />
)
