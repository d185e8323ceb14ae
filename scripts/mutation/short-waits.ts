import { configure } from '@testing-library/react'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** From Stryker; the first run is without a mutant. */
    mode: 'dry-run' | 'mutant'
  }
}

/* A mutant that hides an element is found by a wait that ends. The first run keeps the wait of the tests. */
if (inject('mode') === 'mutant') configure({ asyncUtilTimeout: 5_000 })
