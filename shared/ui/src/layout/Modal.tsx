import { heavyPart } from '../base/lazy-code'
import type { ModalProps } from './Modal.props'

const part = heavyPart(() => import('./ModalWindow').then((module) => module.ModalWindow))

/** Loads the code of dialogs ahead of their first use. */
export const loadModal = part.load

/** A dialog in the middle of the screen, a sheet from below on phones. Focus stays inside and returns afterwards; Escape closes. */
export function Modal(props: ModalProps) {
  const window = part.useCode(props.open)
  return window.status === 'ready' && <window.code {...props} />
}

/** The same as Modal: a drawer from below on phones, a dialog on desktop. */
export const Sheet = Modal
