/** An issue of one value of a form, worded for the customer. */
export interface Issue {
  /** JSON pointer into the form's values. */
  pointer: string
  message: string
}

/** An issue of one of several forms. */
export interface FormIssue extends Issue {
  formId: string
}
