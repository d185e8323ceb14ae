import type { ProcessInfo } from '#schemas/process/definition.ts'
import { convertAvue } from '../avue/convert-avue.ts'
import { openCondition } from '../expression/open-condition.ts'
import { authorWords } from './author-words.ts'
import { createCompiler } from './compiler.ts'
import type { ProcessPlan } from './plan.ts'

/** Compiles a process definition with forms in any dialect. The portal fetches the dialects that a definition needs. */
export const compileProcess = (info: ProcessInfo): ProcessPlan => compile(info)

const compile = /* @__PURE__ */ createCompiler({
  avue: convertAvue,
  condition: openCondition,
  ...authorWords,
})
