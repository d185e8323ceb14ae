import { describe } from 'vitest'
import { itConverts, list, wire } from './convert-column.ts'

describe('upload', () => {
  itConverts([
    [
      { type: 'upload', limit: 2, fileSize: 2048, accept: 'image/png,.pdf' },
      list({ type: 'object' }, { maxItems: 2 }),
      {
        'ui:widget': 'upload',
        'ui:options': { accept: '.png,.pdf', maxSize: 2, wire: { each: 'labelled' } },
      },
    ],
    [
      { type: 'upload', dataType: 'array' },
      list({ type: 'object' }),
      { 'ui:widget': 'upload', ...wire({ each: 'link' }) },
    ],
  ])
})
