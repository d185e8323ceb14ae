import { render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { interpretingValidator } from '#src/forms/validation/interpreting-validator.ts'
import { formValidator } from '#src/forms/validation/validator.ts'
import { expectConsole } from './fail-on-console.ts'
import { server } from './server.ts'

describe('the set-up of DOM tests', () => {
  it('answers a request from a handler of the test', async () => {
    server.use(http.get('*/api/ping', () => HttpResponse.json({ pong: true })))
    const reply = await fetch('http://localhost/api/ping')
    expect(await reply.json()).toEqual({ pong: true })
  })

  it('refuses a request that no handler answers, and says so on the console', async () => {
    await expect(fetch('http://localhost/api/nobody')).rejects.toThrow(/onUnhandledRequest/)
    expectConsole('error', /nobody/)
  })

  it.fails('fails a test in which React has something to say', () => {
    expect(render(<input value="a" />).container).toBeDefined()
  })

  it('leaves nothing of one test in the page of the next', () => {
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('validates forms with the validator that ships', () => {
    expect(__CODE_COMPILATION__).toBe(false)
    expect(formValidator()).toBe(interpretingValidator)
  })
})
