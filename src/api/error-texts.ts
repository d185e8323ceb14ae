/** The messages of failed calls (specification, section 8). */
export const errorText = {
  unknown: '未知错误，无法完成请求',
  timeout: '请求超时',
  network: '网络错误，请检查网络',
  notFound: '请求失败，请求资源不存在',
  aborted: '请求已取消',
  /** The specification has none for a reply that makes no sense. */
  unusable: '系统返回的内容无法识别，请稍后再试',
  sessionExpired: '登录已失效，请重新登录',
  applicationUnderWay: '当前已经有申请中的产品',
  illegalOperation: '检测到账号信息异常，请重新登录',
} as const

/** What the server's message contains where the account itself is in doubt (section 8). */
export const ILLEGAL_OPERATION = '非法操作'
