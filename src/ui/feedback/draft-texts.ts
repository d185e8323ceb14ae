/** The state of typed values that are not saved, in words. */
export const DRAFT_TEXTS = {
  kept: '已暂存在本机，关闭页面也不会丢失',
  atRisk: '未能暂存，保存前请勿关闭页面',
}
