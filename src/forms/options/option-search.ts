import { after } from '#src/platform/clock.ts'
import type { OptionPage, OptionQuery, RemoteOption } from '../model/form-types.ts'

/** The choices that were found so far, and how far the search is. */
export interface FoundOptions {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  keyword: string
  options: readonly RemoteOption[]
  isLast: boolean
}

type Load = (query: Pick<OptionQuery, 'keyword' | 'page'>) => Promise<OptionPage>

const TYPING_PAUSE = 300

/**
 * A search among choices that the server has: what is typed is asked for when the customer pauses, the answer to
 * the newest question counts, and more comes page by page. Where the first page is all there is, it is searched here.
 */
export class OptionSearch {
  found: FoundOptions = { status: 'idle', keyword: '', options: [], isLast: false }
  private readonly load: Load
  private readonly listeners = new Set<() => void>()
  /** Everything, where it came at once. */
  private all: readonly RemoteOption[] | undefined
  private page = 0
  private newest = 0
  private cancel = () => {}

  constructor(load: Load) {
    this.load = load
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Asks for the first choices, unless they are there. */
  open(): void {
    if (this.found.status === 'idle' || this.found.status === 'failed') this.ask(1)
  }

  /** Looks for other choices. */
  search(typed: string): void {
    const keyword = typed.trim()
    if (keyword === this.found.keyword) return
    this.stop()
    if (this.all) {
      const options = this.all.filter((option) => isMatch(option, keyword))
      this.show({ status: 'ready', keyword, options, isLast: true })
      return
    }
    this.show({ status: 'loading', keyword, options: [], isLast: false })
    this.cancel = after(TYPING_PAUSE, () => this.ask(1))
  }

  /** Asks for the next page, if there is one. */
  more(): void {
    if (this.found.status === 'ready' && !this.found.isLast) this.ask(this.page + 1)
  }

  /** Asks once more for what could not be had. */
  readonly retry = (): void => {
    if (this.found.status === 'failed') this.ask(this.page + 1)
  }

  /** No answer counts any more. */
  stop(): void {
    this.cancel()
    this.newest += 1
  }

  private ask(page: number): void {
    this.stop()
    const turn = this.newest
    if (page === 1) {
      this.page = 0
      this.show({ ...this.found, status: 'loading', options: [], isLast: false })
    } else this.show({ ...this.found, status: 'loading' })
    const { keyword } = this.found
    this.load({ keyword, page }).then(
      (answer) => {
        if (turn === this.newest) this.take(page, answer)
      },
      () => {
        if (turn === this.newest) this.show({ ...this.found, status: 'failed' })
      },
    )
  }

  private take(page: number, { options, isLast }: OptionPage): void {
    const known = new Set(this.found.options.map(({ value }) => value))
    const added = options.filter(({ value }) => !known.has(value))
    this.page = page
    if (page === 1 && isLast && this.found.keyword === '') this.all = options
    this.show({
      ...this.found,
      status: 'ready',
      options: [...this.found.options, ...added],
      // A server that knows no pages answers the same again.
      isLast: isLast || added.length === 0,
    })
  }

  private show(found: FoundOptions): void {
    this.found = found
    for (const listener of this.listeners) listener()
  }
}

const isMatch = ({ label, note = '' }: RemoteOption, keyword: string): boolean =>
  `${label} ${note}`.toLowerCase().includes(keyword.toLowerCase())
