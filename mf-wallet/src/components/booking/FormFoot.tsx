import type { ReactNode } from 'react'
import css from './Booking.module.css'

/** The button of a form at its end, with its reason under it. */
export const FormFoot = ({ children }: { children: ReactNode }) => <div className={css.foot}>{children}</div>
