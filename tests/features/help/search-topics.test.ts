import { describe, expect, it } from 'vitest'
import { TOPICS } from '#src/features/help/questions.ts'
import { searchTopics } from '#src/features/help/search-topics.ts'
import { isOwnPath } from '#src/platform/paths.ts'

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
    ['营业执照 拍照上传', '上传的资料有什么要求？'],
    ['利率怎么算', '融资利息怎样计算？'],
    ['换企业', '如何在多个企业身份之间切换？'],
    ['人工电话', '如何联系客服？'],
    ['填到一半能退出吗', '资料填到一半可以先离开吗？'],
    ['销户', '如何注销账号？'],
    ['ＰＤＦ 合同', '签署后的合同在哪里查看、下载？'],
    ['撤销申请', '提交后可以撤回申请吗？'],
    ['换手机号', '如何修改手机号？'],
    ['个人转企业', '个人账户可以办理企业的产品吗？'],
    ['法人变更了', '认证信息填错了怎么办？'],
    ['怎么开通', '怎样开通产品？'],
    ['文件太大', '文件上传失败怎么办？'],
    ['发票', '怎样登记发票？'],
    ['订单', '怎样登记订单？'],
    ['邀请贸易伙伴', '应收账款怎样确权？'],
    ['换银行卡', '怎样更换银行账户？'],
    ['还款日是几号', '怎样还款？'],
    ['支付失败', '付款失败或没有到账怎么办？'],
    ['余额流水', '余额怎样充值和提现？'],
    ['额度解冻', '额度被冻结或到期了怎么办？'],
    ['提前还款违约金', '可以提前还款吗？'],
    ['展期', '逾期会有什么影响？'],
    ['云信 拆分', '云信怎样转让、拆分和融资？'],
    ['赎货', '代采的货物怎样赎回？'],
    ['补交保证金', '为什么要求补缴保证金？'],
    ['仓单', '怎样用仓单办理质押融资？'],
    ['汇票贴现', '票据怎样贴现？'],
    ['导出数据', '怎样导出我的信息？'],
  ])('answers %s with %s', (asked, question) => {
    expect(firstOf(asked)).toBe(question)
  })

  it('shows the nearest questions where none is about everything, and says so', () => {
    expect(searchTopics('合同 天气')).toMatchObject({ isExact: false })
    expect(firstOf('合同 天气')).toMatch(/合同/)
    expect(searchTopics('合同').isExact).toBe(true)
  })

  it('answers each of its own questions first', () => {
    const asked = TOPICS.flatMap((topic) => topic.questions.map(({ question }) => question))
    expect(asked.filter((question) => firstOf(question) !== question)).toEqual([])
  })

  it('leads only to pages of the portal', () => {
    const ways = TOPICS.flatMap((topic) => topic.questions.flatMap(({ to }) => to?.path ?? []))
    expect(ways.length).toBeGreaterThan(20)
    expect(ways.filter((path) => !isOwnPath(path))).toEqual([])
  })

  it('finds nothing for other subjects, and everything for none', () => {
    expect(countOf('天气预报')).toBe(0)
    expect(searchTopics(' 怎么办？').topics).toBe(TOPICS)
  })
})
