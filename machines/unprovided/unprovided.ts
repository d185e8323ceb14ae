/** The error of what nobody has provided: it names machine and name, so that a forgotten `provide` is loud. */
const errorOf = (machine: string, name: string): Error =>
  new Error(`${machine}: provide the actor or action \`${name}\``)

/** The work of an actor that has to be provided: it rejects. */
export const unprovided = (machine: string, name: string) => (): Promise<never> =>
  Promise.reject(errorOf(machine, name))

/** The work of a callback actor or of an action that has to be provided: it throws. */
export const unprovidedCallback = (machine: string, name: string) => (): never => {
  throw errorOf(machine, name)
}
