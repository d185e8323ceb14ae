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
  'time is a time of the day in China, HH:mm:ss, as the services of BladeX write it': [
    'optional/format/time.json: validation of time strings › a valid time string',
  ],
  'regex is no format of the language: it is warned of (unknown-format) and checks nothing': [
    'optional/ecmascript-regex.json: ECMA 262 regex non-compliance › ECMA 262 has no support for \\Z anchor from .NET',
    'optional/format/regex.json: validation of regular expressions › a regular expression with unclosed parens is invalid',
  ],
  'hostname is no format of the language: it is warned of (unknown-format) and checks nothing': [
    'optional/format/hostname.json: validation of host names › a host name containing illegal characters',
    'optional/format/hostname.json: validation of host names › a host name starting with an illegal character',
    'optional/format/hostname.json: validation of host names › a host name with a component too long',
  ],
  'idn-email is no format of the language: it is warned of (unknown-format) and checks nothing': [
    'optional/format/idn-email.json: validation of an internationalized e-mail addresses › an invalid idn e-mail address',
  ],
  'idn-hostname is no format of the language: it is warned of (unknown-format) and checks nothing':
    [
      'optional/format/idn-hostname.json: validation of internationalized host names › a host name with a component too long',
      'optional/format/idn-hostname.json: validation of internationalized host names › contains illegal char U+302E Hangul single dot tone mark',
      'optional/format/idn-hostname.json: validation of internationalized host names › illegal first char U+302E Hangul single dot tone mark',
    ],
  'ipv4 is no format of the language: it is warned of (unknown-format) and checks nothing': [
    'optional/format/ipv4.json: validation of IP addresses › an IP address as an integer',
    'optional/format/ipv4.json: validation of IP addresses › an IP address with out-of-range values',
    'optional/format/ipv4.json: validation of IP addresses › an IP address with too many components',
    'optional/format/ipv4.json: validation of IP addresses › an IP address without 4 components',
  ],
  'ipv6 is no format of the language: it is warned of (unknown-format) and checks nothing': [
    'optional/format/ipv6.json: validation of IPv6 addresses › an IPv6 address containing illegal characters',
    'optional/format/ipv6.json: validation of IPv6 addresses › an IPv6 address with out-of-range values',
    'optional/format/ipv6.json: validation of IPv6 addresses › an IPv6 address with too many components',
  ],
  'iri-reference is no format of the language: it is warned of (unknown-format) and checks nothing':
    [
      'optional/format/iri-reference.json: validation of IRI References › an invalid IRI Reference',
      'optional/format/iri-reference.json: validation of IRI References › an invalid IRI fragment',
    ],
  'iri is no format of the language: it is warned of (unknown-format) and checks nothing': [
    'optional/format/iri.json: validation of IRIs › an invalid IRI',
    'optional/format/iri.json: validation of IRIs › an invalid IRI based on IPv6',
    'optional/format/iri.json: validation of IRIs › an invalid IRI though valid IRI reference',
    'optional/format/iri.json: validation of IRIs › an invalid relative IRI Reference',
  ],
  'json-pointer is no format of the language: it is warned of (unknown-format) and checks nothing':
    [
      'optional/format/json-pointer.json: validation of JSON-pointers (JSON String Representation) › not a valid JSON-pointer (URI Fragment Identifier) #1',
      'optional/format/json-pointer.json: validation of JSON-pointers (JSON String Representation) › not a valid JSON-pointer (URI Fragment Identifier) #2',
      'optional/format/json-pointer.json: validation of JSON-pointers (JSON String Representation) › not a valid JSON-pointer (URI Fragment Identifier) #3',
      "optional/format/json-pointer.json: validation of JSON-pointers (JSON String Representation) › not a valid JSON-pointer (isn't empty nor starts with /) #1",
      "optional/format/json-pointer.json: validation of JSON-pointers (JSON String Representation) › not a valid JSON-pointer (isn't empty nor starts with /) #2",
      "optional/format/json-pointer.json: validation of JSON-pointers (JSON String Representation) › not a valid JSON-pointer (isn't empty nor starts with /) #3",
      'optional/format/json-pointer.json: validation of JSON-pointers (JSON String Representation) › not a valid JSON-pointer (multiple characters not escaped)',
      'optional/format/json-pointer.json: validation of JSON-pointers (JSON String Representation) › not a valid JSON-pointer (some escaped, but not all) #1',
      'optional/format/json-pointer.json: validation of JSON-pointers (JSON String Representation) › not a valid JSON-pointer (some escaped, but not all) #2',
      'optional/format/json-pointer.json: validation of JSON-pointers (JSON String Representation) › not a valid JSON-pointer (wrong escape character) #1',
      'optional/format/json-pointer.json: validation of JSON-pointers (JSON String Representation) › not a valid JSON-pointer (wrong escape character) #2',
      'optional/format/json-pointer.json: validation of JSON-pointers (JSON String Representation) › not a valid JSON-pointer (~ not escaped)',
    ],
  'relative-json-pointer is no format of the language: it is warned of (unknown-format) and checks nothing':
    [
      'optional/format/relative-json-pointer.json: validation of Relative JSON Pointers (RJP) › an invalid RJP that is a valid JSON Pointer',
    ],
  'uri-reference is no format of the language: it is warned of (unknown-format) and checks nothing':
    [
      'optional/format/uri-reference.json: validation of URI References › an invalid URI Reference',
      'optional/format/uri-reference.json: validation of URI References › an invalid URI fragment',
    ],
  'uri-template is no format of the language: it is warned of (unknown-format) and checks nothing':
    ['optional/format/uri-template.json: format: uri-template › an invalid uri-template'],
}
