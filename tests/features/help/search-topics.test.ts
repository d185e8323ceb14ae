import { describe, expect, it } from 'vitest'
import { TOPICS } from '#src/features/help/questions.ts'
import { searchTopics } from '#src/features/help/search-topics.ts'

const firstOf = (text: string) => searchTopics(text).topics[0]?.questions[0]?.question
const countOf = (text: string) =>
  searchTopics(text).topics.flatMap((topic) => topic.questions).length

describe('searchTopics', () => {
  it.each([
    ['合同 下载', '签署后的合同在哪里查看、下载？'],
    ['合同下载', '签署后的合同在哪里查看、下载？'],
    ['怎么导出协议？', '签署后的合同在哪里查看、下载？'],
    ['短信没收到', '收不到短信验证码怎么办？'],
    ['忘了登陆密码', '忘记密码如何找回？'],
    ['申请被驳回', '申请被退回或未通过怎么办？'],
    ['审核要几天', '提交后多久有结果？'],
    ['能不能提前结清', '可以提前还款吗？'],
    ['营业执照 拍照上传', '上传的材料有什么要求？'],
    ['利率怎么算', '融资利息怎样计算？'],
    ['换企业', '如何在多个企业身份之间切换？'],
    ['人工电话', '如何联系客服？'],
    ['填到一半能退出吗', '资料填到一半可以先离开吗？'],
    ['销户', '如何注销账号？'],
    ['ＰＤＦ 合同', '签署后的合同在哪里查看、下载？'],
  ])('answers %s with %s', (asked, question) => {
    expect(firstOf(asked)).toBe(question)
  })

  it('shows the nearest questions where none is about everything, and says so', () => {
    expect(searchTopics('合同 天气')).toMatchObject({ isExact: false })
    expect(firstOf('合同 天气')).toMatch(/合同/)
    expect(searchTopics('合同').isExact).toBe(true)
  })

  it('finds nothing for other subjects, and everything for none', () => {
    expect(countOf('天气预报')).toBe(0)
    expect(searchTopics(' 怎么办？').topics).toBe(TOPICS)
  })
})
