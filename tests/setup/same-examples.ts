import { configureGlobal } from 'fast-check'

/* Property tests try the same examples in each run; `npm run fuzz` tries others, by a seed that it prints. */

configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_126) })
