import type { FormDefinition } from '#engine/language/content.ts'

/** A realistic form with nearly every widget of the vocabulary. */
export const applicationForm: FormDefinition = {
  schema: {
    type: 'object',
    required: ['materials', 'agreed'],
    properties: {
      company: {
        type: 'object',
        title: '企业信息',
        description: '请与营业执照保持一致。',
        required: ['name', 'creditCode', 'kind', 'industry', 'address', 'period'],
        properties: {
          name: { type: 'string', title: '企业名称', maxLength: 60 },
          creditCode: { type: 'string', title: '统一社会信用代码', format: 'credit-code' },
          kind: {
            type: 'string',
            title: '企业类型',
            oneOf: [
              { const: 'limited', title: '有限责任公司' },
              { const: 'shares', title: '股份有限公司' },
              { const: 'sole', title: '个人独资企业' },
            ],
          },
          industry: { type: 'string', title: '所属行业' },
          established: { type: 'string', title: '成立日期', format: 'date' },
          period: {
            type: 'array',
            title: '营业期限',
            items: { type: 'string', format: 'date' },
            minItems: 2,
            maxItems: 2,
          },
          address: { type: 'array', title: '注册地区', items: { type: 'string' } },
          street: { type: 'string', title: '详细地址' },
          scale: { type: 'string', title: '企业规模', enum: ['大型', '中型', '小型', '微型'] },
          channels: {
            type: 'array',
            title: '销售渠道',
            items: { type: 'string', enum: ['直销', '经销', '电商', '出口'] },
            uniqueItems: true,
          },
          founded: { type: 'string', title: '开业月份', format: 'month' },
          reported: { type: 'string', title: '最近年报年度', format: 'year' },
          registration: {
            type: 'string',
            title: '登记状态',
            oneOf: [
              { const: 'active', title: '存续' },
              { const: 'revoked', title: '吊销' },
            ],
          },
          introduction: { type: 'string', title: '主营业务', maxLength: 200 },
        },
      },
      application: {
        type: 'object',
        title: '申请信息',
        required: ['amount', 'term', 'purpose'],
        properties: {
          amount: { type: 'string', title: '申请金额', format: 'money' },
          turnover: { type: 'string', title: '上年营业收入', format: 'money' },
          term: { type: 'integer', title: '用款期限', minimum: 30, maximum: 360 },
          rate: { type: 'string', title: '可接受年化利率', format: 'percent' },
          purpose: { type: 'string', title: '资金用途', enum: ['采购原材料', '支付货款', '其他'] },
          hasGuarantor: { type: 'boolean', title: '有担保人' },
          repayment: {
            type: 'string',
            title: '还款方式',
            oneOf: [
              { const: 'once', title: '到期还本付息', description: '到期日一次还清本金和利息。' },
              { const: 'monthly', title: '按月付息', description: '每月付息，到期日归还本金。' },
              { const: 'equal', title: '等额本息', description: '每月归还相同的金额。' },
            ],
          },
          services: {
            type: 'array',
            title: '附加服务',
            uniqueItems: true,
            items: {
              type: 'string',
              oneOf: [
                { const: 'notice', title: '到期提醒', description: '还款日前三天发送短信。' },
                { const: 'auto', title: '自动还款', description: '还款日从收款账户扣款。' },
              ],
            },
          },
          autoRenew: { type: 'boolean', title: '到期自动续用' },
          score: { type: 'integer', title: '服务评分', minimum: 1, maximum: 5 },
          batch: { type: 'string', title: '受理批次' },
        },
        if: { properties: { purpose: { const: '其他' } }, required: ['purpose'] },
        then: {
          properties: { purposeNote: { type: 'string', title: '用途说明', minLength: 5 } },
          required: ['purposeNote'],
        },
      },
      contacts: {
        type: 'array',
        title: '联系人',
        description: '至少一位，用于接收审核通知。',
        minItems: 1,
        items: {
          type: 'object',
          title: '联系人',
          required: ['name', 'mobile'],
          properties: {
            name: { type: 'string', title: '姓名' },
            mobile: { type: 'string', title: '手机号码', format: 'mobile' },
            residentId: { type: 'string', title: '身份证号码', format: 'resident-id' },
            card: { type: 'string', title: '收款银行卡号', format: 'bank-card' },
            branch: { type: 'string', title: '开户网点' },
          },
        },
      },
      materials: { type: 'array', title: '营业执照', items: { type: 'object' }, maxItems: 3 },
      agreed: { type: 'boolean', title: '授权', const: true },
    },
  },
  uiSchema: {
    company: {
      name: { 'ui:source': '/customer/name', 'ui:help': '以工商登记的名称为准' },
      industry: { 'ui:widget': 'dictionary', 'ui:dictionary': 'industry' },
      period: { 'ui:widget': 'dateRange' },
      address: { 'ui:widget': 'region' },
      scale: { 'ui:widget': 'radio' },
      channels: { 'ui:widget': 'checkboxes', 'ui:width': 'half' },
      registration: {
        'ui:widget': 'status',
        'ui:tones': { active: 'success', revoked: 'error' },
      },
      introduction: { 'ui:widget': 'textarea', 'ui:placeholder': '请简要说明主要产品与客户' },
    },
    application: {
      'ui:order': ['amount', 'turnover', 'term', 'rate', 'purpose', 'purposeNote', '*'],
      turnover: { 'ui:unit': '万元' },
      term: { 'ui:widget': 'updown', 'ui:unit': '天', 'ui:width': 'third' },
      rate: { 'ui:width': 'third' },
      purpose: { 'ui:width': 'third' },
      repayment: { 'ui:widget': 'radioCards' },
      services: { 'ui:widget': 'checkboxCards' },
      autoRenew: { 'ui:widget': 'switch' },
      score: { 'ui:widget': 'rating' },
      batch: { 'ui:widget': 'readonly' },
    },
    contacts: { items: { branch: { 'ui:widget': 'bankBranch' } } },
    materials: {
      'ui:widget': 'upload',
      'ui:description': '请上传清晰完整的营业执照正本或副本。',
    },
    agreed: {
      'ui:widget': 'consent',
      'ui:links': [
        { title: '企业征信授权书', href: '/agreements/credit' },
        { title: '个人信息处理规则', href: '/agreements/privacy' },
      ],
    },
  },
}

/** Valid data of the form. */
export const applicationData = {
  company: {
    name: '海陵精密制造有限公司',
    creditCode: '91310115MA3713240D',
    kind: 'limited',
    industry: '1',
    established: '2016-05-18',
    period: ['2016-05-18', '2046-05-17'],
    address: ['31', '3101', '310115'],
    street: '张江路 88 号',
    scale: '中型',
    channels: ['直销', '出口'],
    founded: '2016-06',
    reported: '2025',
    registration: 'active',
    introduction: '汽车零部件的精密加工。',
  },
  application: {
    amount: '1409.50',
    turnover: '3200',
    term: 90,
    rate: '4.35',
    purpose: '支付货款',
    hasGuarantor: false,
    repayment: 'monthly',
    services: ['notice'],
    autoRenew: true,
    score: 4,
    batch: '2026 年第 4 批',
  },
  contacts: [
    {
      name: '周岚',
      mobile: '13800010000',
      residentId: '330106199811247332',
      card: '6222021001123456789',
      branch: '308584000030',
    },
  ],
  materials: [{ attachId: '1', originalName: '营业执照.pdf', size: 482_133, link: '' }],
  agreed: true,
}
