/** Reads the parameters of a form body; fails for another media type. */
export const formOf = async (request: Request): Promise<Record<string, string>> => {
  const type = request.headers.get('Content-Type')
  if (!type?.startsWith('application/x-www-form-urlencoded')) throw new Error(`a body of ${type}`)
  return Object.fromEntries(new URLSearchParams(await request.text()))
}
