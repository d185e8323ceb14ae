import { bankBranches } from '#fixtures/data/bank-branches.ts'
import type { OptionSource } from '#schemas/process/vocabulary.ts'
import type { FormContext, RemoteOption } from '#src/forms/form-types.ts'

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

const DICTIONARIES: Readonly<Record<string, readonly string[]>> = {
  industry: ['制造业', '批发和零售业', '建筑业', '交通运输业', '信息技术服务业'],
}

/** A world for forms: small regions, one dictionary, some branches of banks, uploads that always work. */
export const sampleContext: FormContext = {
  collected: { customer: { name: '海陵精密制造有限公司' } },
  upload: (file, { onProgress }) => {
    onProgress(1)
    return Promise.resolve({
      attachId: `file-${file.name}`,
      link: '',
      originalName: file.name,
      name: file.name,
      domain: '',
      size: file.size,
    })
  },
  options: (source, { within, keyword = '', page = 1, values }) => {
    const all = OPTIONS[source](within)
    const found = all.filter((option) =>
      values ? values.includes(option.value) : option.label.includes(keyword),
    )
    const end = page * PAGE_SIZE
    return Promise.resolve({
      options: values ? found : found.slice(end - PAGE_SIZE, end),
      isLast: end >= found.length,
    })
  },
}

const PAGE_SIZE = 20

const OPTIONS: Readonly<Record<OptionSource, (within: string) => RemoteOption[]>> = {
  dictionary: (code) =>
    (DICTIONARIES[code] ?? []).map((label, index) => ({ value: String(index + 1), label })),
  region: (parentCode) =>
    (REGIONS[parentCode] ?? []).map(([value, label]) => ({
      value,
      label,
      hasMore: value in REGIONS,
    })),
  bankBranch: () =>
    bankBranches.map(({ code, name }) => ({ value: code, label: name, note: code })),
}
