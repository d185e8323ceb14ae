import { render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { interpretingValidator } from '#src/forms/validation/interpreting-validator.ts'
import { formValidator } from '#src/forms/validation/validator.ts'
import { expectConsole } from './fail-on-console.ts'
import { server } from './server.ts'

describe('the set-up of DOM tests', () => {
  it('replies to a request by a handler of the test', async () => {
    server.use(http.get('*/api/ping', () => HttpResponse.json({ pong: true })))
    const reply = await fetch('http://localhost/api/ping')
    expect(await reply.json()).toEqual({ pong: true })
  })

  it('refuses a request without a handler, and logs it on the console', async () => {
    await expect(fetch('http://localhost/api/nobody')).rejects.toThrow(/onUnhandledRequest/)
    expectConsole('error', /nobody/)
  })

  it.fails('fails a test with a warning of React', () => {
    expect(render(<input value="a" />).container).toBeDefined()
  })

  it('unmounts the page of a test before the next test', () => {
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('validates forms with the validator that ships', () => {
    expect(__CODE_COMPILATION__).toBe(false)
    expect(formValidator()).toBe(interpretingValidator)
  })
})
