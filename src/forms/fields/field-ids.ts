/** The id of what stands beside a control. */
export const fieldPartId = (
  id: string,
  part: 'label' | 'description' | 'help' | 'error' | 'note',
): string => `${id}__${part}`
