/**
 * True: this page may compile code (`new Function`), so forms use the compiling validator. In the development server
 * and the demo alone: the production page's Content-Security-Policy forbids it, and tests run what ships.
 */
declare const __CODE_COMPILATION__: boolean
