import { lazyPart } from '../base/lazyPart'
import type { ModalProps } from './Modal.props'

const part = lazyPart(() => import('./ModalWindow').then((module) => module.ModalWindow))

/** A dialog in the middle of the screen, a sheet from below on phones. Focus stays inside and returns afterwards; Escape closes. */
export function Modal(props: ModalProps) {
  const Window = part.usePart(props.open)
  return Window && <Window {...props} />
}

/** The same as Modal: a drawer from below on phones, a dialog on desktop. */
export const Sheet = Modal
