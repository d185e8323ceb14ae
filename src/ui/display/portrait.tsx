import { useState } from 'react'
import styles from './portrait.module.css'

interface PortraitProps {
  /** The address of a picture; '' for none. The page's content policy says which hosts may show one. */
  picture: string
  name: string
  /** Gives size, shape and colours. */
  className?: string | undefined
}

/** Shows the picture of a person or an enterprise, or the first letter of the name where there is none to be seen. */
export const Portrait = ({ picture, name, className }: PortraitProps) => {
  const [unreadable, setUnreadable] = useState('')
  return (
    <span className={className} aria-hidden="true">
      {picture && picture !== unreadable ? (
        <img
          src={picture}
          alt=""
          className={styles.picture}
          onError={() => setUnreadable(picture)}
        />
      ) : (
        [...name][0]
      )}
    </span>
  )
}
