import { Modal as MantineModal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { IconButton } from '../actions/IconButton'
import { cx } from '../base/cx'
import { inLibrary } from '../base/library'
import { useUiConfig } from '../base/uiConfig'
import { useRootMark } from '../base/use-root-mark'
import css from './Modal.module.css'
import type { ModalProps } from './Modal.props'

function Window({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'md',
  closeLabel,
  mustChoose = false,
  contentRef,
}: ModalProps) {
  const { labels } = useUiConfig()
  // It may be mounted open, its code having come late; only a change to open makes Mantine remember whose focus to give back.
  const [opened, setOpened] = useState(false)
  useRootMark('modal', opened)
  useEffect(() => {
    setOpened(open)
    const opener = document.activeElement
    // Many pages take a dialog out as they close it, before Mantine could give the focus back.
    return () => {
      if (open && document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true })
    }
  }, [open])
  return (
    <MantineModal.Root
      opened={opened}
      onClose={onClose}
      lockScroll={false}
      closeOnEscape={!mustChoose}
      closeOnClickOutside={!mustChoose}
      transitionProps={{ duration: 200, transition: 'fade' }}
      classNames={{ inner: css.inner, content: cx(css.content, css[size]), body: css.body }}
    >
      <MantineModal.Overlay className={css.overlay} backgroundOpacity={1} />
      <MantineModal.Content ref={contentRef} radius={0}>
        <div className={css.head}>
          <MantineModal.Title className={css.title}>{title}</MantineModal.Title>
        </div>
        <MantineModal.Body>{children}</MantineModal.Body>
        {footer && <div className={css.foot}>{footer}</div>}
        {/* Last in the order of focus: a dialog opens at its first field or choice. */}
        {!mustChoose && (
          <IconButton icon="x" label={closeLabel ?? labels.close} onClick={onClose} className={css.close} />
        )}
      </MantineModal.Content>
    </MantineModal.Root>
  )
}

/** The dialog itself, from the component library. */
export const ModalWindow = inLibrary(Window)
