/** The messages of failed calls (specification, section 8). */
export const errorText = {
  unknown: '未知错误，无法完成请求',
  timeout: '请求超时',
  network: '网络错误，请检查网络',
  notFound: '请求失败，请求资源不存在',
  aborted: '请求已取消',
  /** For an unreadable reply; the specification has no text for it. */
  unusable: '系统返回的内容无法识别，请稍后再试',
  sessionExpired: '登录已失效，请重新登录',
  applicationUnderWay: '当前已经有申请中的产品',
  illegalOperation: '检测到账号信息异常，请重新登录',
} as const

/** Part of the server's message when the account itself is suspicious (specification, section 8). */
export const ILLEGAL_OPERATION = '非法操作'
