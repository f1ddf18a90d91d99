import { cx } from '../base/cx'
import box from './Field.module.css'
import type { ControlWiring } from './FieldFrame'

/** Stands in the place of a list while its code is loaded, with what is chosen. */
export function WaitingControl({ wiring, text, bad }: { wiring: ControlWiring; text: string; bad: boolean }) {
  return (
    <div className={cx(box.box, bad && box.bad)}>
      <input {...wiring} className={box.control} value={text} readOnly aria-busy="true" />
    </div>
  )
}
