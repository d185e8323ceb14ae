/** The id of an element that belongs to a control: its label, error or note. */
export const fieldPartId = (
  id: string,
  part: 'label' | 'description' | 'help' | 'error' | 'note' | 'hint' | 'range' | 'remarks',
): string => `${id}__${part}`
