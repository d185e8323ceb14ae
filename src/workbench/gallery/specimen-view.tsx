import { useState } from 'react'
import { DefinitionText } from './definition-text.tsx'
import styles from './gallery.module.css'
import { StateView } from './state-view.tsx'
import { definitionOf, statesOf } from './states.ts'
import type { Specimen } from './specimens/specimen.ts'

/** Renders a specimen with its definition and all its states. */
export const SpecimenView = ({ name, specimen }: { name: string; specimen: Specimen }) => {
  const [states] = useState(() => statesOf(specimen))
  return (
    <section id={name} className={styles.specimen} aria-labelledby={`${name}__heading`}>
      <h2 id={`${name}__heading`}>
        {specimen.title} <code className={styles.word}>{name}</code>
      </h2>
      <p className={styles.note}>{specimen.note}</p>
      <DefinitionText of={specimen.title} definition={definitionOf(specimen)} />
      <div className={styles.states} data-wide={specimen.isWide}>
        {states.map((state) => (
          <StateView key={state.name} id={`${name}-${state.name}`} state={state} />
        ))}
      </div>
    </section>
  )
}
