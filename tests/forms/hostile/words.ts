import { form, json, RUN, text, type Payload } from './payload.ts'

/** Texts that run code where they are parsed as HTML. */
export const MARKUP = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<svg/onload=${RUN}>`,
  `"><script>${RUN}</script>`,
  `' autofocus onfocus='${RUN}' x='`,
  `<iframe srcdoc="<script>parent.__pwned=1</script>"></iframe>`,
  `<a href="javascript:${RUN}">x</a>`,
  `[x](javascript:${RUN})`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}>`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `<style>*{display:none}</style>`,
  `\u202e<script>${RUN}</script>\u0000\u2028`,
]

/** The members of a definition with texts for the customer. */
const PLACES: Record<string, (words: string) => unknown> = {
  'title and description': (words) =>
    form(text(words, { description: words }), {}, { title: words, description: words }),
  'ui texts': (words) =>
    form(text('x'), {
      x: {
        'ui:title': words,
        'ui:description': words,
        'ui:help': words,
        'ui:placeholder': words,
        'ui:options': { unit: words, errorMessage: words, autocomplete: words },
      },
    }),
  options: (words) =>
    form(
      { type: 'string', title: 'x', enum: [words, 'b'], default: words },
      { x: { 'ui:widget': 'radio', 'ui:enumNames': [words, words] } },
    ),
  'names of fields': (words) => ({
    schema: { type: 'object', properties: { [words]: { type: 'string' }, ok: text('一项') } },
  }),
  'a list': (words) =>
    form({ type: 'array', title: words, minItems: 1, items: { ...text(words), type: 'object' } }),
  'a consent': (words) =>
    form(
      { type: 'boolean', const: true, title: words },
      {
        x: {
          'ui:widget': 'consent',
          'ui:options': { text: words, links: [{ title: words, href: '/help' }] },
        },
      },
    ),
  'the step': (words) => ({
    ...form(text('x'), { 'ui:options': { sections: [{ title: words, fields: ['x'] }] } }),
    step: { title: words, description: words },
  }),
}

const LINKS = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `java\nscript:${RUN}`,
  `java\tscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `&#106;avascript:${RUN}`,
  `javascript://https://a.cn/%0a${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `DATA:text/html;base64,PHNjcmlwdD53aW5kb3cuX19wd25lZD0xPC9zY3JpcHQ+`,
  `vbscript:msgbox(1)`,
  `VbScRiPt:x`,
  `blob:https://a.cn/x`,
  `file:///etc/passwd`,
  `//evil.example/x`,
  `/\\evil.example/x`,
  `\\\\evil.example\\x`,
  `view-source:javascript:${RUN}`,
  `feed:javascript:${RUN}`,
]

const linked = (href: unknown) =>
  form(
    { type: 'boolean', const: true, title: '声明' },
    { x: { 'ui:widget': 'consent', 'ui:options': { links: [{ title: '条款', href }] } } },
  )

/** Payloads with markup as texts, and code as addresses. */
export const WORDS: readonly Payload[] = [
  ...Object.entries(PLACES).flatMap(([place, content]) =>
    MARKUP.map((words, index) => json(`${place}: markup ${index}`, content(words))),
  ),
  ...LINKS.map((href) => json(`link ${JSON.stringify(href)}`, linked(href))),
  ...[{}, [], 5, null, true].map((href) => json(`link ${JSON.stringify(href)}`, linked(href))),
  ...LINKS.map((href) =>
    json(
      `address ${JSON.stringify(href)}`,
      form(text('x', { format: 'uri', default: href }), { x: { 'ui:widget': 'readonly' } }),
    ),
  ),
]
