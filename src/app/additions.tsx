import { useMemo, useState, type ReactNode } from 'react'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import { AdditionsContext } from '#src/process/context/additions.ts'

/** The names of the actions that add a record where a field of a process chooses among records, by kind. */
const LABELS = { invoice: '登记发票', bankCard: '添加账户' } as const

/** A kind of which records can be added. */
export type AddedKind = keyof typeof LABELS

const dialogCode = lazyCode(() => import('./addition-dialog.tsx'))

interface Asked {
  kind: AddedKind
  answer: (ids: readonly string[]) => void
}

/** Provides the additions to the processes below, and renders their forms outside of the step's form. */
export const Additions = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setOpen] = useState(false)
  const loaded = useCode(dialogCode, { isWanted: isOpen, onFail: () => end([]) })
  const additions = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(LABELS).map(([kind, label]) => [
          kind,
          {
            label,
            add: () =>
              new Promise<readonly string[]>((answer) => {
                setAsked({ kind: kind as AddedKind, answer })
                setOpen(true)
              }),
          },
        ]),
      ),
    [],
  )
  const end = (ids: readonly string[]) => {
    asked?.answer(ids)
    setOpen(false)
  }
  return (
    <AdditionsContext value={additions}>
      {children}
      {loaded && asked && (
        <loaded.AdditionDialog
          kind={asked.kind}
          label={LABELS[asked.kind]}
          isOpen={isOpen}
          onEnd={end}
        />
      )}
    </AdditionsContext>
  )
}
