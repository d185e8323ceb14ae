import type { FormContext } from '#src/forms/form-types.ts'

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

/** A world for forms: small regions, one dictionary, uploads that always work. */
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
  dictionary: (code) =>
    Promise.resolve(
      (DICTIONARIES[code] ?? []).map((dictValue, index) => ({
        dictKey: String(index + 1),
        dictValue,
      })),
    ),
  regions: (parentCode) =>
    Promise.resolve(
      (REGIONS[parentCode] ?? []).map(([value, title]) => ({
        value,
        title,
        hasChildren: value in REGIONS,
      })),
    ),
}
