import { form, json, raw, RUN, text, type Payload } from './payload.ts'

/** Payloads that are too deep, too large or circular, or no definition. */
export const BOMBS: readonly Payload[] = [
  raw('deep objects', repeated('{"properties":{"a":', '{}', '}}', 3000)),
  raw('deep lists', `{"schema":{"type":"object","default":${repeated('[', '1', ']', 20_000)}}}`),
  raw(
    'deep uiSchema',
    `{"schema":{"type":"object"},"uiSchema":${repeated('{"a":', '{}', '}', 10_000)}}`,
  ),
  raw('no JSON', '{"schema":'),
  raw('a schema that is null', '{"schema":null}'),
  raw('a schema that is a list', '{"schema":[]}'),
  raw('a uiSchema that is a text', '{"schema":{"type":"object"},"uiSchema":"x"}'),
  raw(
    'numbers beyond all',
    '{"schema":{"type":"object","properties":{"x":{"type":"number","minimum":1e999,"default":-1e999}}}}',
  ),
  json(
    'a list that begins with a million',
    form({ type: 'array', minItems: 1e6, items: text('y') }),
  ),
  json(
    'a circle',
    form(
      { $ref: '#/definitions/a' },
      {},
      {
        definitions: {
          a: { allOf: [{ $ref: '#/definitions/b' }] },
          b: { $ref: '#/definitions/a' },
        },
      },
    ),
  ),
  json('a circle through fields', {
    schema: { type: 'object', properties: { up: { $ref: '#' } } },
  }),
  json('Avue with a function', {
    column: [
      {
        prop: 'x',
        label: 'x',
        change: '({value})=>{window.__pwned=1}',
        dicFormatter: 'return window.__pwned=1',
      },
    ],
  }),
  json(
    'functions as text',
    form(text('x', { default: '() => window.__pwned=1', onChange: `function(){${RUN}}` })),
  ),
  json('a hostile when', {
    ...form(text('x')),
    step: { when: { properties: { __proto__x: { pattern: '(a+)+$' } } } },
  }),
  json('a step of wrong kinds', {
    ...form(text('x')),
    step: { title: {}, description: [], commit: 'yes', when: true },
  }),
]

function repeated(open: string, middle: string, close: string, times: number): string {
  return open.repeat(times) + middle + close.repeat(times)
}
