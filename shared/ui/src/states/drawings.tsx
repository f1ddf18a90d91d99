import css from './drawings.module.css'

/** Half discs of the mark, at rest: nothing here yet. */
export function EmptyDrawing() {
  return (
    <svg width="112" height="70" viewBox="0 0 112 70" aria-hidden="true">
      <ellipse className={css.ground} cx="56" cy="64" rx="48" ry="5" />
      <path className={css.strong} d="M54 6a26 26 0 0 0 0 52z" />
      <path className={css.pale} d="M58 12h22a12 12 0 0 1 0 24H58z" />
      <circle className={css.peach} cx="74" cy="48" r="9" />
    </svg>
  )
}

/** Half discs of the mark, pulled apart: a part could not be loaded. */
export function UnpluggedDrawing() {
  return (
    <svg width="220" height="132" viewBox="0 0 220 132" aria-hidden="true">
      <ellipse className={css.ground} cx="110" cy="120" rx="92" ry="7" />
      <path className={css.strong} d="M96 22a38 38 0 0 0 0 76z" />
      <path className={css.pale} transform="translate(12 14) rotate(14 112 60)" d="M112 22a38 38 0 0 1 0 76z" />
      <path className={css.pins} d="M96 44h12M96 60h9M96 76h12" />
      <path className={css.sparks} d="M116 18l3-12M128 22l9-9M104 15l-3-10" />
    </svg>
  )
}
