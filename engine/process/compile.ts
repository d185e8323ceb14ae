import { convertAvue } from '../avue/convert-avue.ts'
import { createCompiler } from './compiler.ts'

/** Compiles a process definition with forms in any dialect. The portal fetches the dialects that a definition needs. */
export const compileProcess = createCompiler({ avue: convertAvue })
