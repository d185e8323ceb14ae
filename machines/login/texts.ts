/** The messages of the login dialog (specification, sections 5 and 8). */
export const loginTexts = {
  accountMissing: '请输入账号',
  passwordMissing: '请输入密码',
  captchaMissing: '请输入图形验证码',
  chooseSubAccount: '请选择您的子账户',
  signedIn: '登录成功',
  registerFirst: '该手机号尚未注册，请设置密码完成注册',
  /** For who has signed in and not finished the registration. */
  finishRegistration: '请设置密码完成注册',
} as const
