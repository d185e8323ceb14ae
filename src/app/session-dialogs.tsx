/** The dialogs of signing in and of the real name, with antd round them. */
const SessionDialogs = () => null
export default SessionDialogs
