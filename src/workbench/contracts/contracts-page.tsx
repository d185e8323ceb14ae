import { useMemo, useState } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import { contractNamed } from '#engine/contract/named-contracts.ts'
import type { ProductFacts } from '#engine/lint/server-catalogue.ts'
import { sampleProduct } from '#engine/paths/sample-contract.ts'
import { isAboutRecord, type ProcessFile } from '#schemas/process/definition.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { ContractText } from '#src/ui/display/contract-text.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import texts from '#src/ui/theme/text.module.css'
import { definitionSource } from '../definition/definition-source.ts'
import { useDefinition, useDefinitionState } from '../definition/use-definition.ts'
import { Page } from '../page.tsx'
import { previewSignings, withCarried, type PreviewedSigning } from './previewed.ts'

/** The contracts that the server has, and its products. */
export interface ServerContracts {
  contracts: readonly unknown[]
  products: readonly ProductFacts[]
}

export const loader = async (): Promise<ServerContracts> => {
  const source = definitionSource()
  const [contracts, words] = await Promise.all([source.contracts(), source.words()])
  return { contracts, products: words?.products ?? [] }
}

const SAMPLES = [sampleProduct('示例银行', 'bank'), sampleProduct('示例商业保理', 'factor')]

/** The contracts that a definition's customers sign, with sample values, for each product. */
const ContractsPage = () => {
  const { contracts, products } = useLoaderData<ServerContracts>()
  const definition = useDefinition()
  const text = useDefinitionState(({ good }) => good?.text)
  const [wanted, setWanted] = useState('')
  const process = useMemo(
    () => (text === undefined ? undefined : (JSON.parse(text) as ProcessFile)),
    [text],
  )
  const served = products.filter(({ type }) => process?.goodsTypes?.includes(type))
  const ofProduct = process && !isAboutRecord(process.type)
  const choices = served.length > 0 ? served : ofProduct ? SAMPLES : []
  const goods = choices.find(({ goodsName }) => goodsName === wanted) ?? choices[0]
  const plan = text === undefined ? undefined : definition.plan()
  const signings = process && plan ? previewSignings(process, plan, contracts, goods) : []
  const carry = (name: string) => {
    const contract = contractNamed(contracts, name)
    if (contract !== undefined) definition.edit(withCarried(definition.state().text, contract))
  }
  return (
    <Page title="合同" documentTitle={`${definition.key} · 合同`}>
      <p className={texts.muted}>
        客户签署的合同，内容为示例；〔 〕中的值在办理时才有，未填写的值写作 ／。
      </p>
      {goods && (
        <SelectField
          label="产品"
          value={String(goods.goodsName)}
          options={choices.map(({ goodsName }) => ({
            value: String(goodsName),
            label: String(goodsName),
          }))}
          onChange={setWanted}
        />
      )}
      {signings.length === 0 && <p role="status">这个流程不签署合同。</p>}
      {signings.map((signing) => (
        <Panel key={signing.step.name} title={`${signing.step.progress}. ${signing.step.title}`}>
          <Signing signing={signing} onCarry={carry} />
        </Panel>
      ))}
    </Page>
  )
}

export default ContractsPage

const Signing = ({
  signing: { names, signed, step },
  onCarry,
}: {
  signing: PreviewedSigning
  onCarry: (name: string) => void
}) => {
  if (!signed)
    return (
      <p role="status">
        合同 {names.join('、')} 还不能显示：
        <Link to={`../edit?at=${encodeURIComponent(step.pointer)}`}>在“编辑”中查看问题</Link>
      </p>
    )
  const { name, title, content, pointer } = signed
  return (
    <>
      <p className={texts.muted}>
        {pointer === undefined ? (
          <>
            {name}：文字取自服务器的合同文件，发布时随流程保存。
            <Button size="small" look="quiet" onClick={() => onCarry(name)}>
              写进定义，以便修改
            </Button>
          </>
        ) : (
          <Link to={`../edit?at=${encodeURIComponent(pointer)}`}>{name}：修改文字</Link>
        )}
      </p>
      <ContractText title={title} content={content} />
    </>
  )
}
