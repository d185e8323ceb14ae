import { describe, expect, it } from 'vitest'
import { replacePage } from '#src/app/replace-page.ts'

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

describe('replacePage', () => {
  it('focuses the element that stands where the focused one stood', () => {
    const [root, fresh] = [shown(CONTENT), elementWith(CONTENT)]
    root.querySelector('button')?.focus()
    replacePage(root, fresh)
    expect(root.isConnected).toBe(false)
    expect(document.activeElement).toBe(fresh.querySelector('button'))
  })

  it('moves no focus from outside', () => {
    const root = shown(CONTENT)
    const outside = document.querySelector<HTMLElement>('body > button')
    outside?.focus()
    replacePage(root, elementWith(CONTENT))
    expect(document.activeElement).toBe(outside)
  })

  it('leaves the page where the new content is another one', () => {
    const root = shown(CONTENT)
    root.querySelector('button')?.focus()
    replacePage(root, elementWith('<p>四</p>'))
    expect(document.activeElement).toBe(document.body)
  })

  it('names the button that was pressed before the code was there', () => {
    const root = shown(CONTENT)
    root.querySelector('button')?.setAttribute('data-pressed-early', '')
    const fresh = elementWith(CONTENT)
    expect(replacePage(root, fresh)).toBe(fresh.querySelector('button'))
    expect(replacePage(fresh, elementWith(CONTENT))).toBeUndefined()
  })

  it('names no button that says something else by now', () => {
    const root = shown(CONTENT)
    root.querySelector('button')?.setAttribute('data-pressed-early', '')
    expect(replacePage(root, elementWith(CONTENT.replace('三', '退出')))).toBeUndefined()
  })
})
