export { keepTuples } from './keep-tuples.ts'
export { SetAside } from './set-aside.ts'
