/** Replaces functions of rjsf that no form of the portal calls: it leaves nothing out of a form's data by itself. */
const unused = (): never => {
  throw new Error('This function of rjsf is not in the build (src/forms/stand-ins).')
}
export default unused
export { unused as getUsedFormData, unused as getFieldNames, unused as isValueEmpty }
