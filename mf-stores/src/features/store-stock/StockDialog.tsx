import type { StoreStock } from '@samspel/api'
import { Area, Form, integer, max, maxLength, min, Num, required, SubmitButton, useFormValue } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, Modal, Row, Stack } from '@samspel/ui'
import { Changes } from './Changes'
import { messages } from './messages'
import { useChange } from './use-change'

const MOST = 2_000_000
const schema = { onShelf: [required, integer, min(0), max(MOST)], note: maxLength(500) }

type Shown = Pick<StoreStock, 'storeId' | 'storeProductId' | 'name' | 'onShelf' | 'reserved'>

/** The count, which says what of it is booked and what is free while it is typed. */
function OnShelf({ onShelf, reserved: booked }: Shown) {
  const t = useText()
  const typed = useFormValue<number | null>('onShelf') ?? onShelf
  const help =
    typed < booked
      ? t(messages.onShelfShort, { booked, lack: booked - typed })
      : t(messages.onShelfHelp, { booked, free: typed - booked })
  return <Num name="onShelf" label={messages.onShelf} help={help} autoFocus />
}

/** Sets what is on the shelf, with a reason; earlier changes are listed below. */
export function StockDialog({ stock, onClose }: { stock: Shown; onClose: () => void }) {
  const t = useText()
  const change = useChange()
  return (
    <Modal
      open
      onClose={onClose}
      title={t(messages.stockOf, { name: stock.name })}
      closeLabel={t(commonMessages.close)}
    >
      <Stack gap={24}>
        <Form
          id={`storeStock.${stock.storeId}.${stock.storeProductId}`}
          schema={schema}
          initialValues={{ onShelf: stock.onShelf as number | null, note: '' }}
          guard={false}
          onSubmit={async ({ onShelf, note }) => {
            const outcome = await change(stock, { onShelf: onShelf ?? 0, note: note.trim() || null })
            if (outcome.ok) onClose()
            return outcome
          }}
        >
          <Stack gap={12}>
            <OnShelf {...stock} />
            <Area name="note" label={commonMessages.reason} help={messages.noteHelp} minRows={2} optional />
            <Row justify="end" align="start" gap={8}>
              <Button variant="quiet" onClick={onClose}>
                {t(commonMessages.cancel)}
              </Button>
              <SubmitButton />
            </Row>
          </Stack>
        </Form>
        <Stack as="section" gap={12}>
          <h3>{t(messages.changes)}</h3>
          <Changes storeId={stock.storeId} storeProductId={stock.storeProductId} />
        </Stack>
      </Stack>
    </Modal>
  )
}
