import { vi } from 'vitest'

/* `vi.waitFor` and `vi.waitUntil` wait for a second by default, which a busy machine decides. What is there ends a wait at once. */

const PATIENCE = 90_000

const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options)
vi.waitUntil = (callback, options = PATIENCE) => waitUntil(callback, options)
