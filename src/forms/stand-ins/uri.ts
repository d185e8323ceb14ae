/**
 * For fast-uri, by which rjsf follows references from one document to another: there are none, the process
 * compiler refuses them (`remote-ref`).
 */
const uri = {
  equal: (one: string, other: string): boolean => one === other,
  resolve: (base: string, reference: string): string => new URL(reference, base).href,
}
export default uri
