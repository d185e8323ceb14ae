import { expressionNode } from '../expression/expression-node.ts'
import { fieldAt } from '../form/all-fields.ts'
import type { Field, FormPlan } from '../form/form-plan.ts'
import type { ProcessPlan } from '../process/plan.ts'
import { valueInWords } from './expression-words.ts'
import { collectedTopic, fieldTopic, type Topic } from './topic.ts'

/**
 * Words what a computed value is made of: “数量” × “单价”. Undefined if its expression can't be read, or reads a member that has
 * no title: customers don't know its name.
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
  const untitled: string[] = []
  const note = (name: string) => void untitled.push(name)
  const self = fieldTopic(fieldAt(root, path.slice(0, -1)) ?? root, '', note)
  const roots = new Map<string, Topic>([
    ['form', fieldTopic(root, '', note)],
    ['self', self],
    ['collected', collectedTopic(process, note)],
  ])
  const words = valueInWords(node, (name) => roots.get(name) ?? self.member(name))
  return untitled.length > 0 ? undefined : words
}

const NOTHING = { steps: [], externalData: [] }
