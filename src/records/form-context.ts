import { fileAddress, readAttachment } from '#src/api/download.ts'
import { uploadFile } from '#src/api/upload.ts'
import type { FormContext } from '#src/forms/model/form-types.ts'
import { financeCalls } from '#src/process/context/finance-calls.ts'
import { OPTIONS_OF } from '#src/process/context/option-sources.ts'

/** The calls of forms outside of processes: options, files and records of the customer. */
export const FORM_CONTEXT: FormContext = {
  collected: {},
  upload: uploadFile,
  fileUrl: fileAddress,
  fileDetail: readAttachment,
  options: (source, query) => OPTIONS_OF[source](query),
  records: financeCalls.records,
}
