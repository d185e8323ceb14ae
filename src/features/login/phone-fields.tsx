import { PhoneCodeFields } from '#src/session/phone-code-fields.tsx'
import { autoFocus } from './auto-focus.ts'
import type { Login } from './use-login.ts'

/** A phone, and the code that is sent to it. */
export const PhoneFields = ({ login: { context, codeButton, send } }: { login: Login }) => (
  <PhoneCodeFields
    phoneRef={autoFocus}
    values={context.form}
    errors={context.errors}
    codeButton={codeButton}
    onChange={(field, value) => send({ type: 'field.change', field, value })}
    onSend={() => send({ type: 'code.send' })}
  />
)
