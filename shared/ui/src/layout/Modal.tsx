import { Modal as MantineModal } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { cx } from '../base/cx'
import { useUiConfig } from '../base/uiConfig'
import { IconButton } from '../actions/IconButton'
import css from './Modal.module.css'

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

/** A dialog in the middle of the screen, a sheet from below on phones. Focus stays inside and returns afterwards; Escape closes. */
export function Modal({ open, onClose, title, children, footer, size = 'md', closeLabel, mustChoose = false, contentRef }: ModalProps) {
  const { labels } = useUiConfig()
  return (
    <MantineModal.Root
      opened={open} onClose={onClose} lockScroll={false} closeOnEscape={!mustChoose} closeOnClickOutside={!mustChoose}
      transitionProps={{ duration: 200, transition: 'fade' }} classNames={{ root: css.root, inner: css.inner, content: cx(css.content, css[size]), body: css.body }}
    >
      <MantineModal.Overlay className={css.overlay} backgroundOpacity={1} />
      <MantineModal.Content ref={contentRef} radius={0}>
        <div className={css.head}>
          <MantineModal.Title className={css.title}>{title}</MantineModal.Title>
          {!mustChoose && <IconButton icon="x" label={closeLabel ?? labels.close} onClick={onClose} />}
        </div>
        <MantineModal.Body>{children}</MantineModal.Body>
        {footer && <div className={css.foot}>{footer}</div>}
      </MantineModal.Content>
    </MantineModal.Root>
  )
}

/** The same as Modal: a drawer from below on phones, a dialog on desktop. */
export const Sheet = Modal
