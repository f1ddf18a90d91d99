import type { StoreStock } from '@samspel/api'
import { Area, Form, integer, max, maxLength, min, Num, required, SubmitButton } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { Button, Modal, Row, Stack } from '@samspel/ui'
import { Changes } from './Changes'
import { messages } from './messages'
import { useChange } from './use-change'

const MOST = 2_000_000
const schema = { quantity: [required, integer, min(0), max(MOST)], note: maxLength(500) }

/** Sets a product's stock with a reason; earlier changes are listed below. */
export function StockDialog({
  stock,
  onClose,
}: {
  stock: Pick<StoreStock, 'storeId' | 'storeProductId' | 'name' | 'quantity'>
  onClose: () => void
}) {
  const t = useText()
  const change = useChange()
  return (
    <Modal open onClose={onClose} title={t(messages.stockOf, { name: stock.name })} closeLabel={t(messages.close)}>
      <Stack gap={24}>
        <Form
          id={`storeStock.${stock.storeId}.${stock.storeProductId}`}
          schema={schema}
          initialValues={{ quantity: stock.quantity as number | null, note: '' }}
          guard={false}
          onSubmit={async ({ quantity, note }) => {
            const outcome = await change(stock, { quantity: quantity ?? 0, note: note.trim() || null })
            if (outcome.ok) onClose()
            return outcome
          }}
        >
          <Stack gap={12}>
            <Num name="quantity" label={messages.inStock} help={messages.inStockHelp} autoFocus />
            <Area name="note" label={messages.note} help={messages.noteHelp} minRows={2} optional />
            <Row justify="end" gap={8}>
              <Button variant="quiet" onClick={onClose}>
                {t(messages.cancel)}
              </Button>
              <SubmitButton hideReason />
            </Row>
          </Stack>
        </Form>
        <section>
          <h3>{t(messages.changes)}</h3>
          <Changes storeId={stock.storeId} storeProductId={stock.storeProductId} />
        </section>
      </Stack>
    </Modal>
  )
}
