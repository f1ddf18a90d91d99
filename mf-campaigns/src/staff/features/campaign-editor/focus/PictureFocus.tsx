import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useId, useRef, useState } from 'react'
import type { PictureFocus as Focus } from '@samspel/api'
import { fillsSharePicture, sharePictureBox } from '@samspel/api/campaign-rules'
import { useBoundField, useFormValue } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { Button, Notice, Picture } from '@samspel/ui'
import { focusMessages } from '../../../components/focus-messages'
import { fields } from '../field-messages'
import { messages } from './messages'
import css from './PictureFocus.module.css'

const middle: Focus = { x: 50, y: 50 }
const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const farther = 10
/** px */
const cropHeight = 64
const within = (share: number) => Math.min(100, Math.max(0, Math.round(share)))
const isMiddle = ({ x, y }: Focus) => x === middle.x && y === middle.y

/** The whole product picture with its focal point, and the crop used in each place. */
export function PictureFocus() {
  const t = useText()
  const id = useId()
  const url = useFormValue<string | null>('productImageUrl') ?? null
  const { field } = useBoundField<Focus | null>(
    { name: 'productImageFocus', label: fields.productImageFocus },
    { empty: null },
  )
  const [dragged, setDragged] = useState<Focus>()
  const [shareRatio, setShareRatio] = useState(1)
  const thumb = useRef<HTMLSpanElement>(null)
  const focus = dragged ?? field.value ?? middle
  const position = t(focusMessages.position, focus)

  const set = (next: Focus) => field.onChange(isMiddle(next) ? null : next)
  const pointAt = (event: PointerEvent<HTMLElement>): Focus => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return {
      x: within(((event.clientX - left) / width) * 100),
      y: within(((event.clientY - top) / height) * 100),
    }
  }
  const begin = (event: PointerEvent<HTMLElement>) => {
    // Touching beside the point scrolls the page; the point itself can be dragged with any pointer.
    if (event.button !== 0 || (event.pointerType === 'touch' && event.target !== thumb.current)) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    thumb.current?.focus()
    setDragged(pointAt(event))
  }
  const end = () => {
    if (!dragged) return
    set(dragged)
    setDragged(undefined)
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const [x, y] = step.map((way) => way * (event.shiftKey ? farther : 1)) as [number, number]
    set({ x: within(focus.x + x), y: within(focus.y + y) })
  }
  const measure = ({
    currentTarget: { naturalWidth: width, naturalHeight: height },
  }: SyntheticEvent<HTMLImageElement>) =>
    setShareRatio(fillsSharePicture({ width, height }) ? sharePictureBox.width / sharePictureBox.height : 1)

  const crops = [
    { name: messages.card, ratio: 9 / 5 },
    { name: messages.offer, ratio: 2 },
    { name: messages.share, ratio: shareRatio },
    { name: messages.small, ratio: 1 },
  ]
  return (
    <div className={css.desk}>
      <div className={css.stage}>
        <div
          className={css.whole}
          onPointerDown={begin}
          onPointerMove={(event) => dragged && setDragged(pointAt(event))}
          onPointerUp={end}
          onPointerCancel={() => setDragged(undefined)}
        >
          <img src={url ?? undefined} alt="" draggable={false} onLoad={measure} />
          <span
            ref={thumb}
            role="slider"
            tabIndex={0}
            className={css.thumb}
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            aria-label={field.label}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={focus.x}
            aria-valuetext={position}
            aria-describedby={`${id}-help`}
            aria-invalid={Boolean(field.error) || undefined}
            onKeyDown={press}
            onBlur={field.onBlur}
          />
        </div>
      </div>
      {field.error && <Notice kind="bad">{field.error}</Notice>}
      <div className={css.line}>
        <span>
          <strong className={css.label}>{field.label}</strong>
          <output aria-live="off">{position}</output>
        </span>
        {!isMiddle(focus) && (
          <Button size="sm" variant="quiet" onClick={() => set(middle)}>
            {t(messages.toMiddle)}
          </Button>
        )}
      </div>
      <p id={`${id}-help`} className={css.help}>
        {t(messages.help)}
      </p>
      <ul className={css.crops} aria-label={t(messages.crops)}>
        {crops.map(({ name, ratio }) => (
          <li key={name.id}>
            <Picture src={url} focus={focus} alt="" ratio={ratio} width={Math.round(cropHeight * ratio)} eager />
            {t(name)}
          </li>
        ))}
      </ul>
    </div>
  )
}
