import { describe, expect, it } from 'vitest'
import { replaceKeepingFocus } from '#src/app/kept-focus.ts'

const CONTENT = '<p><a href="#1">一</a></p><div><a href="#2">二</a><button>三</button></div>'

const elementWith = (content: string) => {
  const element = document.createElement('div')
  element.innerHTML = content
  return element
}

const shown = (content: string) => {
  const root = elementWith(content)
  document.body.replaceChildren(root, document.createElement('button'))
  return root
}

describe('replaceKeepingFocus', () => {
  it('focuses the element that stands where the focused one stood', () => {
    const [root, fresh] = [shown(CONTENT), elementWith(CONTENT)]
    root.querySelector('button')?.focus()
    replaceKeepingFocus(root, fresh)
    expect(root.isConnected).toBe(false)
    expect(document.activeElement).toBe(fresh.querySelector('button'))
  })

  it('moves no focus from outside', () => {
    const root = shown(CONTENT)
    const outside = document.querySelector<HTMLElement>('body > button')
    outside?.focus()
    replaceKeepingFocus(root, elementWith(CONTENT))
    expect(document.activeElement).toBe(outside)
  })

  it('leaves the page where the new content is another one', () => {
    const root = shown(CONTENT)
    root.querySelector('button')?.focus()
    replaceKeepingFocus(root, elementWith('<p>四</p>'))
    expect(document.activeElement).toBe(document.body)
  })
})
