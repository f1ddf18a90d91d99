import { type ReactNode, useRef } from 'react'
import { Button } from '../actions/Button'
import { cx } from '../base/cx'
import { FieldFrame, type FieldProps } from './FieldFrame'
import { FileDrop } from './FileDrop'
import css from './FileDrop.module.css'

export interface ImageFieldProps extends FieldProps {
  /** Address of the picture (an object URL while it uploads), null when there is none. */
  value: string | null
  /** A file was chosen or dropped; the caller uploads it, then sets `value` or `error`. */
  onFile: (file: File) => void
  onRemove?: () => void
  /** 0 to 1 while it uploads, else null. */
  progress?: number | null
  dropText: string
  /** The same where nothing can be dropped. */
  pickText: string
  dropHint?: string
  changeLabel: string
  removeLabel: string
  /** What the picture shows, for screen readers. */
  alt?: string
  /** Default: every kind of image. */
  accept?: string
  /** Width to height; default 16 / 9. */
  ratio?: number
  /** Width of the picture in px, for faces and marks; default all there is. */
  width?: number
  /** Stands in the place of the plain picture. */
  picture?: ReactNode
}

/** One picture: drop zone, progress, preview with change and remove, error beneath. */
export function ImageField({
  value,
  onFile,
  onRemove,
  progress = null,
  dropText,
  pickText,
  dropHint,
  changeLabel,
  removeLabel,
  alt = '',
  accept = 'image/*',
  ratio = 16 / 9,
  width,
  picture,
  ...field
}: ImageFieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  const pick = (file: File | undefined) => {
    if (file) onFile(file)
  }
  return (
    <FieldFrame {...field}>
      {(wiring) =>
        value === null ? (
          <FileDrop
            wiring={wiring}
            text={dropText}
            pickText={pickText}
            hint={dropHint}
            accept={accept}
            icon="photo"
            bad={Boolean(field.error)}
            disabled={field.disabled || progress !== null}
            onFiles={([file]) => pick(file)}
          />
        ) : (
          <div>
            {picture ?? (
              <div
                className={cx(css.preview, Boolean(field.error) && css.previewBad)}
                style={{ aspectRatio: ratio, maxWidth: width }}
                aria-busy={progress !== null || undefined}
              >
                <img src={value} alt={alt} />
                {progress !== null && (
                  <div
                    role="progressbar"
                    aria-label={field.label}
                    aria-valuemin={0}
                    aria-valuemax={100}
                    aria-valuenow={Math.round(progress * 100)}
                    className={css.progress}
                  >
                    <span style={{ width: `${progress * 100}%` }} />
                  </div>
                )}
              </div>
            )}
            <input
              {...wiring}
              ref={picker}
              hidden
              type="file"
              accept={accept}
              onChange={(event) => {
                pick(event.target.files?.[0])
                event.target.value = ''
              }}
            />
            <div className={css.buttons}>
              <Button
                size="sm"
                icon="refresh"
                onClick={() => picker.current?.click()}
                disabled={field.disabled || progress !== null}
                aria-describedby={wiring['aria-describedby']}
              >
                {changeLabel}
              </Button>
              {onRemove && (
                <Button
                  size="sm"
                  variant="quiet"
                  icon="trash"
                  onClick={onRemove}
                  disabled={field.disabled || progress !== null}
                >
                  {removeLabel}
                </Button>
              )}
            </div>
          </div>
        )
      }
    </FieldFrame>
  )
}
