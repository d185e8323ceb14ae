import type { OptionSource } from '#schemas/process/vocabulary.ts'
import type { FormContext, RemoteOption } from '#src/forms/form-types.ts'

const LONG_NAME = '科学研究、技术服务、水利、环境、公共设施管理以及其他未列明的综合服务业'

const INDUSTRIES = ['制造业', '批发和零售业', '建筑业', '交通运输业', '信息技术服务业', LONG_NAME]

const REGIONS: Readonly<Record<string, readonly [code: string, name: string][]>> = {
  '00': [
    ['31', '上海市'],
    ['33', '浙江省'],
  ],
  '31': [['3101', '市辖区']],
  '3101': [
    ['310101', '黄浦区'],
    ['310115', '浦东新区'],
  ],
  '33': [['3301', '杭州市']],
  '3301': [['330106', '西湖区']],
}

const BRANCHES: readonly RemoteOption[] = [
  ['308584000030', '招商银行股份有限公司深圳分行营业部'],
  ['308290003020', '招商银行股份有限公司上海张江支行'],
  ['308290003038', '招商银行股份有限公司中国（上海）自由贸易试验区临港新片区金融服务中心支行'],
  ['102290024433', '中国工商银行股份有限公司上海市浦东分行营业部'],
].map(([value = '', label = '']) => ({ value, label, note: value }))

const OPTIONS: Readonly<Record<OptionSource, (within: string) => readonly RemoteOption[]>> = {
  dictionary: () => INDUSTRIES.map((label, index) => ({ value: String(index + 1), label })),
  region: (parent) =>
    (REGIONS[parent] ?? []).map(([value, label]) => ({ value, label, hasMore: value in REGIONS })),
  bankBranch: () => BRANCHES,
}

/** A world for specimens: some choices, and uploads that always work. Nothing leaves the page. */
export const sampleContext: FormContext = {
  collected: { customer: { name: '海陵精密制造有限公司' } },
  upload: (file, { onProgress }) => {
    onProgress(1)
    return Promise.resolve({
      attachId: file.name,
      link: '',
      originalName: file.name,
      name: file.name,
      domain: '',
      size: file.size,
    })
  },
  options: (source, { within, keyword = '', values }) =>
    Promise.resolve({
      options: OPTIONS[source](within).filter(({ value, label }) =>
        values ? values.includes(value) : label.includes(keyword),
      ),
      isLast: true,
    }),
}

const never = () => new Promise<never>(() => undefined)
const fails = () => Promise.reject(new Error('网络连接失败，请重试'))

/** The same where the server doesn't answer. */
export const waitingContext: FormContext = { ...sampleContext, options: never, upload: never }

/** The same where nothing can be reached. */
export const failingContext: FormContext = { ...sampleContext, options: fails, upload: fails }
