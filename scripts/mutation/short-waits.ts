import { configure } from '@testing-library/react'

/* A mutant that hides an element is found by a wait that ends: after a second, as the library has it. */
configure({ asyncUtilTimeout: 1_000 })
