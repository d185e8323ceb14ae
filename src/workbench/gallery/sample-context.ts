import { calculatePlan } from '#engine/finance/plan.ts'
import type { OptionSource } from '#engine/language/words.ts'
import type { FormContext, OptionQuery, RemoteOption } from '#src/forms/model/form-types.ts'
import { sampleRecords } from './sample-records.ts'

const LONG_NAME = '科学研究、技术服务、水利、环境、公共设施管理以及其他未列明的综合服务业'

const listed = (...labels: string[]): RemoteOption[] =>
  labels.map((label, index) => ({ value: String(index + 1), label }))

const GRADES = ['Q235B', 'Q355B', '20#', '45#', '40Cr', '304', '316L', 'HRB400E', 'SPCC', 'SGCC']
const FORMS = [
  '热轧卷板',
  '冷轧卷板',
  '中厚板',
  '镀锌板',
  '螺纹钢',
  '线材',
  '无缝管',
  '圆钢',
  '角钢',
]
const SIZES = ['3', '4', '5', '6', '8', '10', '12', '14', '16', '18', '20', '22', '25', '28', '32']

/** A dictionary that is too large to scroll, for the search. */
const STEEL = GRADES.flatMap((grade) =>
  FORMS.flatMap((form) => SIZES.map((size) => `${grade} ${form} ${size} mm`)),
)

/** Dictionaries by code; the children of an entry are keyed by code and entry. */
const DICTIONARIES: Readonly<Record<string, readonly RemoteOption[]>> = {
  industry: listed('制造业', '批发和零售业', '建筑业', '交通运输业', '信息技术服务业', LONG_NAME),
  'industry_class 1': listed('炼钢', '钢压延加工', '金属结构制造', '汽车零部件及配件制造'),
  'industry_class 2': listed('金属及金属矿批发', '建材批发', '五金零售'),
  'industry_class 3': listed('住宅房屋建筑', '公路工程建筑', '架线及设备工程建筑'),
  'industry_class 4': listed('普通货物道路运输', '货运火车站（场）', '国际货运代理'),
  'industry_class 5': listed('应用软件开发', '信息系统集成服务', '运行维护服务'),
  'industry_class 6': listed('工程和技术研究和试验发展', '检验检测服务', '污水处理及其再生利用'),
  steel: STEEL.map((label, index) => ({ value: String(index + 1), label })),
  bank: [
    { value: 'CMB', label: '招商银行' },
    { value: 'ICBC', label: '中国工商银行' },
    { value: 'SPDB', label: '上海浦东发展银行' },
  ],
}

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

/** The paths from the regions below one down to the smallest. */
const regionPaths = (code: string): RemoteOption[][] =>
  (REGIONS[code] ?? []).flatMap(([value, label]) => {
    const below = regionPaths(value)
    return below.length > 0
      ? below.map((path) => [{ value, label }, ...path])
      : [[{ value, label }]]
  })

const BRANCHES: Readonly<Record<string, readonly RemoteOption[]>> = Object.fromEntries(
  Object.entries({
    CMB: [
      ['308584000030', '招商银行股份有限公司深圳分行营业部'],
      ['308290003020', '招商银行股份有限公司上海张江支行'],
      ['308290003038', '招商银行股份有限公司中国（上海）自由贸易试验区临港新片区金融服务中心支行'],
    ],
    ICBC: [['102290024433', '中国工商银行股份有限公司上海市浦东分行营业部']],
    SPDB: [['310290000013', '上海浦东发展银行股份有限公司营业部']],
  }).map(([bank, branches]) => [
    bank,
    branches.map(([value = '', label = '']) => ({ value, label, note: value })),
  ]),
)

const OPTIONS: Readonly<Record<OptionSource, (query: OptionQuery) => readonly RemoteOption[]>> = {
  dictionary: ({ within, parent }) =>
    DICTIONARIES[parent === undefined ? within : `${within} ${parent}`] ?? [],
  region: ({ within, keyword = '' }) =>
    within === ''
      ? regionPaths('00').flatMap((path) => {
          const last = path.at(-1)
          const names = path.map(({ label }) => label).join('')
          return last && names.includes(keyword) ? [{ ...last, path }] : []
        })
      : (REGIONS[within] ?? []).map(([value, label]) => ({
          value,
          label,
          hasMore: value in REGIONS,
        })),
  bankBranch: ({ within }) => BRANCHES[within] ?? Object.values(BRANCHES).flat(),
}

const PAGE_SIZE = 50

/** A form context for specimens, without a server: sample options, and uploads that always succeed. */
export const sampleContext: FormContext = {
  isForAuthors: true,
  collected: {
    customer: {
      name: '海陵精密制造有限公司',
      amount: '180000',
      annualRate: '6',
      months: '12',
    },
  },
  upload: (file, { onProgress }) => {
    onProgress(1)
    return Promise.resolve({
      attachId: file.name,
      link: '',
      originalName: file.name,
      name: file.name,
      domain: '',
      createTime: '2026-11-20 09:30:00',
      digest: '',
      size: file.size,
    })
  },
  options: (source, query) => {
    const { keyword = '', page = 1, values } = query
    const found = OPTIONS[source](query).filter(({ value, label }) =>
      values ? values.includes(value) : query.within === '' || label.includes(keyword),
    )
    const end = page * PAGE_SIZE
    return Promise.resolve({
      options: found.slice(end - PAGE_SIZE, end),
      isLast: end >= found.length,
    })
  },
  records: sampleRecords,
  trial: (terms) => {
    const { plan } = calculatePlan(terms)
    return plan ? Promise.resolve(plan) : Promise.reject(new Error('请检查填写的内容'))
  },
}

const never = () => new Promise<never>(() => undefined)
const fails = () => Promise.reject(new Error('网络连接失败，请重试'))

/** A form context whose server never replies. */
export const waitingContext: FormContext = {
  ...sampleContext,
  options: never,
  upload: never,
  records: never,
  trial: never,
}

/** A form context whose server cannot be reached. */
export const failingContext: FormContext = {
  ...sampleContext,
  options: fails,
  upload: fails,
  records: fails,
  trial: fails,
}

/** A form context that knows nothing of the customer but the name. */
export const newContext: FormContext = {
  ...sampleContext,
  collected: { customer: { name: '海陵精密制造有限公司' } },
}
