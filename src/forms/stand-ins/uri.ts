/**
 * Replaces fast-uri, with which rjsf resolves references from one document to another: the process compiler refuses
 * those (`remote-ref`).
 */
const uri = {
  equal: (one: string, other: string): boolean => one === other,
  resolve: (base: string, reference: string): string => new URL(reference, base).href,
}
export default uri
