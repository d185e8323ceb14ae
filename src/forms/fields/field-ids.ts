/** The id of what stands beside a control. */
export const fieldPartId = (
  id: string,
  part: 'label' | 'description' | 'help' | 'error' | 'note' | 'hint',
): string => `${id}__${part}`
