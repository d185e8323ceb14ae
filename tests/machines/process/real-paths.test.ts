import { describe, it } from 'vitest'
import { allValues } from '#engine/paths/sample-values.ts'
import { realProcesses } from '../../engine/process/definitions.ts'
import { expectEveryState, walkStates } from './every-state.ts'

describe.each(Object.entries(realProcesses))('the paths of %s', (_, info) => {
  it('reach every state', { timeout: 360_000 }, () => {
    expectEveryState(walkStates(info, allValues))
  })
})
