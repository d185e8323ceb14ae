/**
 * Ref callback that sets `autofocus` on the first field of a dialog. React's `autoFocus` would focus it
 * before the dialog is shown; the browser focuses it when the dialog opens.
 */
export const autoFocus = (input: HTMLInputElement | null): void => {
  input?.setAttribute('autofocus', '')
}
