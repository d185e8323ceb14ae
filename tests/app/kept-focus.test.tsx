import { describe, expect, it } from 'vitest'
import { keepFocus } from '#src/app/kept-focus.ts'

const CONTENT = '<p><a href="#1">一</a></p><div><a href="#2">二</a><button>三</button></div>'

const rootWith = (content: string) => {
  const root = document.createElement('div')
  root.innerHTML = content
  document.body.replaceChildren(root, document.createElement('button'))
  return root
}

describe('keepFocus', () => {
  it('focuses the element that stands where the focused one stood', () => {
    const root = rootWith(CONTENT)
    root.querySelector('button')?.focus()
    keepFocus(root, () => (root.innerHTML = CONTENT))
    expect(document.activeElement).toBe(root.querySelector('button'))
  })

  it('moves no focus from outside', () => {
    const root = rootWith(CONTENT)
    const outside = document.querySelector<HTMLElement>('body > button')
    outside?.focus()
    keepFocus(root, () => (root.innerHTML = CONTENT))
    expect(document.activeElement).toBe(outside)
  })

  it('leaves the page where the new content is another one', () => {
    const root = rootWith(CONTENT)
    root.querySelector('button')?.focus()
    keepFocus(root, () => (root.innerHTML = '<p>四</p>'))
    expect(document.activeElement).toBe(document.body)
  })
})
