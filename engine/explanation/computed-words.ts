import { expressionNode } from '../expression/expression-node.ts'
import { fieldAt } from '../form/all-fields.ts'
import type { Field, FormPlan } from '../form/form-plan.ts'
import type { ProcessPlan } from '../process/plan.ts'
import { valueInWords } from './expression-words.ts'
import { collectedTopic, fieldTopic, type Topic } from './topic.ts'

/**
 * Words what a computed value is made of: “数量” × “单价”. Undefined where its expression can't be read.
 *
 * @param process the process that the form is a part of
 */
export const computedWords = (
  { root }: Pick<FormPlan, 'root'>,
  { path, computed }: Pick<Field, 'path' | 'computed'>,
  process: Pick<ProcessPlan, 'steps' | 'externalData'> = NOTHING,
): string | undefined => {
  const node = computed && expressionNode(computed.source, { path })
  if (!node) return undefined
  // Members of the object that holds the field are named alone.
  const self = fieldTopic(fieldAt(root, path.slice(0, -1)) ?? root)
  const roots = new Map<string, Topic>([
    ['form', fieldTopic(root)],
    ['self', self],
    ['collected', collectedTopic(process)],
  ])
  return valueInWords(node, (name) => roots.get(name) ?? self.member(name))
}

const NOTHING = { steps: [], externalData: [] }
