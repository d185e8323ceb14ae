// In a prerendered page: marks the last button that is pressed before the page's code is there; src/app/replace-page.ts
// presses it again. The element is replaced with the page, and this listener with it.
document.getElementById('root').addEventListener('click', ({ target, currentTarget }) => {
  const name = 'data-pressed-early'
  currentTarget.querySelector(`[${name}]`)?.removeAttribute(name)
  target.closest('button')?.setAttribute(name, '')
})
