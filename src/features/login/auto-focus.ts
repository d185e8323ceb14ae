/**
 * As a ref: the field that a dialog begins with. React would focus it before the dialog is shown;
 * the browser, when it is.
 */
export const autoFocus = (input: HTMLInputElement | null): void => {
  input?.setAttribute('autofocus', '')
}
