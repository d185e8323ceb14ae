import { useEffect, useRef } from 'react'

/** Focuses a form's first field with an error when errors appear. @returns the ref of the form */
export const useFocusOnError = (errors: Readonly<Record<string, string | undefined>>) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!Object.values(errors).some(Boolean)) return
    if (form.current?.contains(document.activeElement) && isInvalid(document.activeElement)) return
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
  }, [errors])
  return form
}

const isInvalid = (element: Element | null): boolean =>
  element?.getAttribute('aria-invalid') === 'true'
