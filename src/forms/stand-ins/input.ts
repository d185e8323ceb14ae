import Line from 'antd/es/input/Input'
import TextArea from 'antd/es/input/TextArea'

/** For antd's Input, to which fields for searches, passwords and one-time codes are tied. */
const Input = Object.assign(Line, { TextArea })
export default Input
