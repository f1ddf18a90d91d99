import type { StoreProduct } from '@samspel/api'
import { Form, ImageInput, integer, max, maxLength, min, Num, required, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, Modal, Row, Stack } from '@samspel/ui'
import { messages } from './messages'
import { useSave } from './use-save'

const MOST = 10_000_000
const schema = { name: [required, maxLength(120)], value: [integer, min(0), max(MOST)] }

/** What a new product begins with; a value that is not known yet is null. */
export type ProductBeginning = Partial<Pick<StoreProduct, 'name' | 'imageUrl'>> & { value?: number | null }

interface ProductDialogProps {
  brandId: string
  /** The product to change; without it one is added. */
  product?: StoreProduct | undefined
  beginning?: ProductBeginning | undefined
  onSaved?: ((product: StoreProduct) => void) | undefined
  onClose: () => void
}

/** Adds or changes a product that stores give away. */
export function ProductDialog({ brandId, product, beginning, onSaved, onClose }: ProductDialogProps) {
  const t = useText()
  const { add, change } = useSave(brandId)
  return (
    <Modal
      open
      onClose={onClose}
      title={product ? t(commonMessages.editName, { name: product.name }) : t(messages.add)}
      closeLabel={t(commonMessages.close)}
    >
      <Form
        id={`storeProduct.${product?.id ?? brandId}`}
        schema={schema}
        initialValues={{
          name: product?.name ?? beginning?.name ?? '',
          value: (product?.value ?? beginning?.value ?? null) as number | null,
          imageUrl: product?.imageUrl ?? beginning?.imageUrl ?? null,
        }}
        onSubmit={async ({ name, value, imageUrl }) => {
          const written = { name: name.trim(), value: value ?? 0, imageUrl }
          const outcome = await (product ? change(product.id, written) : add(written))
          if (outcome.ok) {
            if (outcome.data) onSaved?.(outcome.data.storeProduct)
            onClose()
          }
          return outcome
        }}
      >
        <Stack gap={12}>
          <TextInput name="name" label={commonMessages.name} autoComplete="off" autoFocus />
          <Num name="value" label={messages.value} optional />
          <ImageInput name="imageUrl" label={messages.picture} optional />
          <Row justify="end" gap={8}>
            <Button variant="quiet" onClick={onClose}>
              {t(commonMessages.cancel)}
            </Button>
            <SubmitButton hideReason />
          </Row>
        </Stack>
      </Form>
    </Modal>
  )
}
