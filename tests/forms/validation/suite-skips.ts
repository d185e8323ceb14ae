/*
 * Each schema and each case of the public JSON Schema Test Suite (draft 7) whose verdict is not the suite's, with the
 * reason. The test compares the lists with a run: one that would pass has to leave them.
 */

/** By diagnostic, the schemas that the compiler refuses: no form can have them. */
export const REFUSED_SCHEMAS: Readonly<Record<string, readonly string[]>> = {
  // A form's schema is an object.
  'no object': [
    "boolean_schema.json: boolean schema 'true'",
    "boolean_schema.json: boolean schema 'false'",
  ],
  'remote-ref': [
    'definitions.json: valid definition',
    'definitions.json: invalid definition',
    'ref.json: remote ref, containing refs itself',
    'ref.json: Recursive references between schemas',
    'refRemote.json: remote ref',
    'refRemote.json: fragment within remote ref',
    'refRemote.json: ref within remote ref',
    'refRemote.json: base URI change',
    'refRemote.json: base URI change - change folder',
    'refRemote.json: base URI change - change folder in subschema',
    'refRemote.json: root ref in remote ref',
  ],
  // The references lead to unknown keywords or to `true` and `false`, not to an object of `definitions`.
  'unresolved-ref': [
    'ref.json: escaped pointer ref',
    'ref.json: $ref to boolean schema true',
    'ref.json: $ref to boolean schema false',
  ],
  'cyclic-ref': ['ref.json: root pointer ref'],
  // f.*o
  'unsafe-pattern': [
    'patternProperties.json: patternProperties validates properties matching a regex',
  ],
}

/** By reason, the cases with another verdict: both validators give the same one. */
export const SKIPPED_CASES: Readonly<Record<string, readonly string[]>> = {
  'contentEncoding and contentMediaType describe a text, they check nothing': [
    'optional/content.json: validation of binary string-encoding › an invalid base64 string (% is not a valid character)',
    'optional/content.json: validation of binary-encoded media type documents › a validly-encoded invalid JSON document',
    'optional/content.json: validation of binary-encoded media type documents › an invalid base64 string that is valid JSON',
    'optional/content.json: validation of string-encoded content based on media type › an invalid JSON document',
  ],
  'keywords beside $ref count, as in 2019-09': [
    'ref.json: ref overrides any sibling keywords › ref valid, maxItems ignored',
  ],
  'uri is a web address that a customer can open: http or https': [
    'optional/format/uri.json: validation of URIs › a valid URL ',
    'optional/format/uri.json: validation of URIs › a valid URL with ftp scheme',
    'optional/format/uri.json: validation of URIs › a valid URN',
    'optional/format/uri.json: validation of URIs › a valid mailto URI',
    'optional/format/uri.json: validation of URIs › a valid newsgroup URI',
    'optional/format/uri.json: validation of URIs › a valid tel URI',
  ],
}
