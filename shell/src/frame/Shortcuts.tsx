import { useText } from '@samspel/i18n'
import { Kbd, Modal, Row, Stack, useUiConfig } from '@samspel/ui'
import { messages } from './messages'
import { shortcutMessages as m } from './shortcut-messages'

/** What keys do on every page. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { labels } = useUiConfig()
  const shortcuts = [
    ['/', t(m.search)],
    ['?', t(m.keys)],
    ['Esc', t(m.close)],
  ] as const
  return (
    <Modal open onClose={onClose} title={t(messages.shortcuts)} closeLabel={labels.close} size="sm">
      <Stack gap={12} as="ul">
        {shortcuts.map(([key, text]) => (
          <Row key={key} as="li" justify="between">
            <span>{text}</span>
            <Kbd>{key}</Kbd>
          </Row>
        ))}
      </Stack>
    </Modal>
  )
}
