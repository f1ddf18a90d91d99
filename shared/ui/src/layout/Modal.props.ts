import type { ReactNode, Ref } from 'react'

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
