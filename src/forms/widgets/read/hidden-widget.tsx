/** A value that travels with the form and is not shown. */
export const HiddenWidget = (): null => null
