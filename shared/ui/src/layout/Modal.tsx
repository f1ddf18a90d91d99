import type { ReactNode, Ref } from 'react'
import { lazyPart } from '../base/lazyPart'

export interface ModalProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** Buttons at the foot, the main one last; on phones it comes first and over the whole width. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  closeLabel?: string
  /** Takes away the ways to leave without choosing. */
  mustChoose?: boolean
  contentRef?: Ref<HTMLDivElement>
}

const part = lazyPart(() => import('./ModalWindow').then((module) => module.ModalWindow))

/** A dialog in the middle of the screen, a sheet from below on phones. Focus stays inside and returns afterwards; Escape closes. */
export function Modal(props: ModalProps) {
  const Window = part.usePart(props.open)
  return Window && <Window {...props} />
}

/** The same as Modal: a drawer from below on phones, a dialog on desktop. */
export const Sheet = Modal
