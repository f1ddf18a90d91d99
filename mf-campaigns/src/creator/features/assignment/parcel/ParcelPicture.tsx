import css from './Parcel.module.css'

/** A parcel on a doorstep. */
export function ParcelPicture() {
  return (
    <svg className={css.picture} viewBox="0 0 320 120" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      <rect width="320" height="120" className={css.wall} />
      <rect y="92" width="320" height="28" className={css.floor} />
      <path d="M126 40 160 30l34 10-34 11z" fill="#e3b57c" />
      <path d="M126 40v50l34 12V51z" fill="#d39d5f" />
      <path d="M194 40v50l-34 12V51z" fill="#c08a4d" />
      <path d="m143 35 34 11v18l-9 3V49l-34-11z" fill="#f4ddbb" />
      <path d="m168 76 18-6v12l-18 6z" fill="#fff" />
      <path d="m171 79 10-3m-10 6 7-2" stroke="#64748b" strokeWidth="1.5" />
    </svg>
  )
}
