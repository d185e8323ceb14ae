/** The styles that a drawing has from the page's style sheet. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
]

/** Returns a drawing of the page as the text of an SVG file that needs no style sheet; its links are left out. */
export const standaloneSvg = (drawing: SVGSVGElement): string => {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = drawing.querySelectorAll('*')
  copy.querySelectorAll('*').forEach((element, index) => {
    const original = originals[index]
    if (!original || !(element instanceof SVGElement)) return
    const computed = getComputedStyle(original)
    for (const name of STYLES) element.style.setProperty(name, computed.getPropertyValue(name))
  })
  for (const link of copy.querySelectorAll('a')) link.replaceWith(...link.childNodes)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`
}
