import { type DragEvent, type ReactNode, useState } from 'react'
import { cx } from '../base/cx'
import { mediaHook } from '../base/media-hook'
import { MOBILE_MAX } from '../base/tokens'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/name-list'
import type { ControlWiring } from './FieldFrame'
import css from './FileDrop.module.css'

export interface FileDropProps {
  /** What to do, such as 'Dra en bild hit eller välj en fil'. */
  text: string
  /** The same where nothing can be dropped, such as 'Välj en bild'. */
  pickText: string
  /** Kinds and largest size, in words. */
  hint?: string
  /** As in `<input accept>`. Files of other kinds are still handed over: the caller says why not. */
  accept?: string
  multiple?: boolean
  onFiles: (files: File[]) => void
  disabled?: boolean
  icon?: IconName
  bad?: boolean
  wiring?: ControlWiring
  children?: ReactNode
  className?: string
}

/** A phone or a touch screen: files are chosen, never dragged. */
const useOnlyPicks = mediaHook(`(max-width: ${MOBILE_MAX}px), (hover: none) and (pointer: coarse)`)

/** A zone to drop files on, or to press and choose. */
export function FileDrop({
  text,
  pickText,
  hint,
  accept,
  multiple = false,
  onFiles,
  disabled,
  icon = 'upload',
  bad,
  wiring,
  children,
  className,
}: FileDropProps) {
  const [over, setOver] = useState(false)
  const told = useOnlyPicks() ? pickText : text
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside && !disabled)
  }
  const hand = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    <label
      className={cx(css.zone, over && css.over, bad && css.bad, disabled && css.off, className)}
      onDragOver={drag(true)}
      onDragEnter={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        hand(event.dataTransfer.files)
      }}
    >
      <input
        {...wiring}
        type="file"
        className={css.input}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        {...(wiring ? {} : { 'aria-label': told })}
        onChange={(event) => {
          hand(event.target.files)
          event.target.value = ''
        }}
      />
      {children ?? (
        <>
          <span className={css.icon}>
            <Icon name={icon} size={22} />
          </span>
          <span className={css.text}>{told}</span>
          {hint && <span className={css.hint}>{hint}</span>}
        </>
      )}
    </label>
  )
}
