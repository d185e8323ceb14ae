/** Returns names in the order of `ui:order`: `*` stands for those that it does not name. */
export const orderNames = (names: readonly string[], order: unknown): string[] => {
  if (!Array.isArray(order)) return [...names]
  const wanted = order.filter((name) => name === '*' || names.includes(name as string)) as string[]
  const others = names.filter((name) => !wanted.includes(name))
  const at = wanted.indexOf('*')
  return at === -1
    ? [...wanted, ...others]
    : [...wanted.slice(0, at), ...others, ...wanted.slice(at + 1)]
}
