import { PhoneCodeFields } from '#src/session/phone-code-fields.tsx'
import { autoFocus } from './auto-focus.ts'
import type { Login } from './use-login.ts'

/** Renders the fields of the phone login. */
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
