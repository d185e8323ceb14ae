/** The messages of phone numbers and their codes (specification, sections 5 and 8). */
export const codeTexts = {
  phoneMissing: '请输入手机号',
  phoneWrong: '请输入正确的手机号',
  codeMissing: '请输入验证码',
  codeSent: '短信发送成功，请注意查收',
} as const
