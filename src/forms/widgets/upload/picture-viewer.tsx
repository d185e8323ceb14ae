import { useRef, useState, type ReactElement } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/controls/icon.tsx'
import styles from './picture-viewer.module.css'

/** A thumbnail that opens the image over the page, where it can be zoomed. */
export const PictureViewer = ({ src, name }: { src: string; name: string }): ReactElement => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [zoom, setZoom] = useState(1)
  const open = () => {
    setOpen(true)
    setZoom(1)
    dialog.current?.showModal()
  }
  return (
    <>
      <button type="button" className={styles.thumbnail} aria-label={`查看 ${name}`} onClick={open}>
        <img src={src} alt="" />
      </button>
      <dialog
        ref={dialog}
        className={styles.viewer}
        aria-label={name}
        closedby="any"
        onClose={() => setOpen(false)}
      >
        {isOpen && (
          <>
            <div className={styles.tools}>
              <span className={styles.name}>{name}</span>
              <Button
                look="tool"
                aria-label="缩小"
                disabled={zoom === 1}
                onClick={() => setZoom(zoom - 1)}
              >
                <Icon name="zoomOut" />
              </Button>
              <Button
                look="tool"
                aria-label="放大"
                disabled={zoom === LARGEST}
                onClick={() => setZoom(zoom + 1)}
              >
                <Icon name="zoomIn" />
              </Button>
              <Button look="tool" aria-label="关闭" onClick={() => dialog.current?.close()}>
                <Icon name="close" />
              </Button>
            </div>
            <div className={styles.area} data-zoomed={zoom > 1}>
              <img src={src} alt={name} {...(zoom > 1 && { style: { width: `${zoom * 100}%` } })} />
            </div>
          </>
        )}
      </dialog>
    </>
  )
}

/** Maximum zoom, as a multiple of the window's width. */
const LARGEST = 4
