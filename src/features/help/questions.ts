/** One frequent question; its answer is a list of paragraphs. */
interface Question {
  question: string
  answer: readonly string[]
}

/** A group of questions in the help center. */
export interface Topic {
  id: string
  title: string
  questions: readonly Question[]
}

/** The frequent questions, by topic. */
export const TOPICS: readonly Topic[] = [
  {
    id: 'account',
    title: '注册与登录',
    questions: [
      {
        question: '如何注册账号？',
        answer: [
          '点击页面右上角“登录”，使用手机号和短信验证码登录；首次登录的手机号会进入注册流程，按提示设置密码即可完成注册。',
          '一个手机号只能注册一个登录账号。一个账号可以对应个人身份和多家企业身份，登录后可随时切换。',
        ],
      },
      {
        question: '收不到短信验证码怎么办？',
        answer: [
          '请先确认手机号填写正确、手机未欠费，并检查短信是否被拦截软件归入垃圾短信。',
          '验证码发送后 60 秒可以重新获取，请以最近一次收到的验证码为准。多次仍未收到时，请拨打服务热线核实。',
        ],
      },
      {
        question: '忘记密码如何找回？',
        answer: [
          '在登录窗口选择“账号密码登录”，点击“忘记密码”，通过注册手机号的短信验证码验证后即可设置新密码。',
          '手机号已停用且无法接收短信的，请拨打服务热线，由客户经理核实身份后协助变更。',
        ],
      },
      {
        question: '如何在多个企业身份之间切换？',
        answer: [
          '登录后点击右上角头像，选择“切换账号”，在列表中选择要使用的个人或企业身份并确认。切换后页面只显示该身份的产品、申请和消息。',
        ],
      },
      {
        question: '为什么会提示登录已失效？',
        answer: [
          '为保护账号安全，长时间没有操作或在其他地方退出登录后，需要重新登录。填写中的资料会自动保存，重新登录后可以从“我的产品”继续办理。',
        ],
      },
    ],
  },
  {
    id: 'verification',
    title: '实名认证',
    questions: [
      {
        question: '为什么需要实名认证？',
        answer: [
          '根据反洗钱和电子签名的有关规定，办理融资业务前需要核实办理人和企业的真实身份。未完成认证的账号可以浏览产品，但不能提交申请。',
        ],
      },
      {
        question: '企业认证需要准备哪些资料？',
        answer: [
          '企业全称、统一社会信用代码、企业对公银行账户，以及法定代表人或经办人的姓名、身份证号和手机号。',
          '对公账户用于接收一笔小额打款，填写收到的金额即可完成验证，请提前与财务人员确认收款信息。',
        ],
      },
      {
        question: '企业认证要多久？',
        answer: [
          '个人认证通常即时完成。企业对公打款一般在几分钟内到账，部分银行在非工作时间可能延迟至下一个工作日。',
        ],
      },
      {
        question: '认证信息填错了怎么办？',
        answer: [
          '认证未通过时可以按页面提示修改后重新提交。认证已经通过、但企业名称或法定代表人发生变更的，请拨打服务热线办理变更。',
        ],
      },
    ],
  },
  {
    id: 'application',
    title: '产品开通与申请',
    questions: [
      {
        question: '我的企业适合哪种融资产品？',
        answer: [
          '向核心企业供货、持有应收账款的，可选择应收账款融资；需要资金采购的，可选择代采融资；持有云信的，可选择云信融资；有存货可以质押的，可选择动产质押融资。',
          '每个产品的详情页列有申请条件、额度、期限、利率和所需资料，也可以拨打服务热线由客户经理推荐。',
        ],
      },
      {
        question: '资料填到一半可以先离开吗？',
        answer: [
          '可以。填写内容会自动保存，页面会显示最近一次保存的时间。下次登录后在“我的产品”点击“继续办理”，即可从上次的步骤继续，换一台电脑也一样。',
        ],
      },
      {
        question: '上传的材料有什么要求？',
        answer: [
          '支持的格式和大小在每个上传项旁边注明。请上传清晰、完整、四角可见的原件照片或扫描件；需要加盖公章的材料请盖章后再上传。',
        ],
      },
      {
        question: '提交后多久有结果？',
        answer: [
          '资料齐全的申请一般在 1 至 3 个工作日内完成审批。审批进度可以在“我的产品”中查看，有结果时会收到站内消息。',
        ],
      },
      {
        question: '申请被退回或未通过怎么办？',
        answer: [
          '申请被退回时，退回原因会显示在页面顶部，按原因补充或修改资料后可以再次提交，已填写的内容会保留。',
          '申请未通过时，结果页会说明原因。情况发生变化后可以修改资料重新提交。',
        ],
      },
    ],
  },
  {
    id: 'contract',
    title: '合同与电子签名',
    questions: [
      {
        question: '电子合同有法律效力吗？',
        answer: [
          '有。电子合同使用符合《中华人民共和国电子签名法》规定的可靠电子签名，与手写签名或者盖章具有同等的法律效力。',
        ],
      },
      {
        question: '签署时提示“签署状态异常”怎么办？',
        answer: [
          '签署结果需要由签署服务返回，通常在 20 秒以内。提示异常时请刷新页面查看最新状态，不会重复签署；刷新后仍未签署成功的，可以重新发起签署。',
        ],
      },
      {
        question: '签署后的合同在哪里查看？',
        answer: [
          '签署完成后可在办理页面查看合同全文。需要合同原件或用印证明的，请联系客户经理出具。',
        ],
      },
    ],
  },
  {
    id: 'repayment',
    title: '额度、用款与还款',
    questions: [
      {
        question: '审批通过后为什么还要激活额度？',
        answer: [
          '审批通过表示额度已经核定。激活时需要确认额度金额、有效期和收款账户，激活后才能使用，未激活的额度不产生任何费用。',
        ],
      },
      {
        question: '融资利息怎样计算？',
        answer: [
          '利息按实际融资金额和实际用款天数计算，年化利率以合同约定为准，申请前会在产品详情页和确认页列明。除合同列明的费用外，平台不收取其他费用。',
        ],
      },
      {
        question: '可以提前还款吗？',
        answer: ['可以申请提前结清。是否收取提前还款费用以合同约定为准，具体请咨询客户经理。'],
      },
      {
        question: '逾期会有什么影响？',
        answer: [
          '逾期期间按合同约定计收罚息，并可能依法报送征信系统。预计不能按时还款时，请在到期前联系客户经理，协商延期还款方案。',
        ],
      },
    ],
  },
  {
    id: 'security',
    title: '安全与隐私',
    questions: [
      {
        question: '我的资料会提供给谁？',
        answer: [
          '只会在办理业务所必需的范围内提供给资金方、电子签名与实名核验机构，并以您的授权为前提。详见《隐私政策》。',
        ],
      },
      {
        question: '如何防范诈骗？',
        answer: [
          '平台工作人员不会以任何理由索要您的登录密码或短信验证码，也不会要求您向个人账户转账。接到可疑电话时，请挂断后拨打官方服务热线核实。',
        ],
      },
      {
        question: '如何注销账号？',
        answer: [
          '没有未结清的融资和处理中的申请时，可以拨打服务热线申请注销。注销后我们会依法删除或匿名化处理您的个人信息，法律要求保存的除外。',
        ],
      },
    ],
  },
]

/** Filters the topics to the questions that contain every word of the search text. */
export const searchTopics = (text: string): readonly Topic[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return TOPICS
  const fits = ({ question, answer }: Question) => {
    const content = [question, ...answer].join('\n').toLowerCase()
    return words.every((word) => content.includes(word))
  }
  return TOPICS.map((topic) => ({ ...topic, questions: topic.questions.filter(fits) })).filter(
    ({ questions }) => questions.length > 0,
  )
}
