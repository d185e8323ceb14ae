/**
 * Whether this page may compile code (`new Function`): false in the production build, whose
 * Content-Security-Policy forbids it; true in development, in the demo and in tests.
 */
declare const __CODE_COMPILATION__: boolean
