/** Something that is wrong with one value of a form, in words for the customer. */
export interface Issue {
  /** JSON pointer into the form's values. */
  pointer: string
  message: string
}

/** An issue of one of several forms. */
export interface FormIssue extends Issue {
  formId: string
}
