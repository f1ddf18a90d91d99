import { Area, ImageInput, Num, TextInput, useFieldList, useFormFacts, useFormValue } from '@samspel/forms'
import { isMessage, useText } from '@samspel/i18n'
import { Button, Divider, IconButton, Notice, Row, Stack } from '@samspel/ui'
import { copyOf, type EditorProduct, emptyProduct } from '../data/values'
import css from '../Editor.module.css'
import { useLock } from '../editor-context'
import { fields } from '../field-messages'
import { PictureFocus } from '../focus/PictureFocus'
import { useFocusOfPicture } from '../focus/use-focus-of-picture'
import { Variants } from './Variants'

const mostProducts = 20

/** Pictures, and the variants a participant receives (row E-07). */
export function Products() {
  const t = useText()
  useFocusOfPicture()
  const lock = useLock()
  const { names, values, add, remove, move } = useFieldList<EditorProduct>('products')
  const isSent = useFormValue('deliveryMethod') === 'delivery'
  const problem = useFormFacts().errors.productsCheck
  const duplicate = (index: number) => {
    const product = values[index]
    if (!product) return
    add(copyOf(product))
    move(names.length, index + 1)
  }
  return (
    <>
      <ImageInput
        name="productImageUrl"
        label={fields.productImageUrl}
        help={fields.productImageHelp}
        picture={<PictureFocus />}
      />
      <ImageInput
        name="inspirationImageUrl"
        label={fields.inspirationImageUrl}
        help={fields.inspirationImageHelp}
        optional
      />
      <Divider />
      {isMessage(problem) && <Notice kind="bad">{t(problem)}</Notice>}
      {names.map((name, index) => (
        <fieldset key={name} className={css.variant}>
          <legend className={css.legend}>{t(fields.variant, { number: index + 1 })}</legend>
          <Stack gap={16}>
            <Row justify="end" gap={4}>
              <IconButton
                icon="arrow-up"
                size="sm"
                label={t(fields.moveUp, { number: index + 1 })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                icon="arrow-down"
                size="sm"
                label={t(fields.moveDown, { number: index + 1 })}
                disabled={index === names.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                icon="copy"
                size="sm"
                label={t(fields.duplicateVariant, { number: index + 1 })}
                disabled={names.length >= mostProducts}
                onClick={() => duplicate(index)}
              />
              <IconButton
                icon="trash"
                size="sm"
                label={t(fields.removeVariant, { number: index + 1 })}
                disabled={names.length === 1}
                onClick={() => remove(index)}
              />
            </Row>
            <div className={css.pair}>
              <TextInput name={`${name}.productTitle`} label={fields.productTitle} help={fields.productTitleHelp} />
              <TextInput name={`${name}.productName`} label={fields.productName} optional />
            </div>
            <Area name={`${name}.productDescription`} label={fields.productDescription} optional />
            <div className={css.pair}>
              <TextInput name={`${name}.productArticleReference`} label={fields.productArticleReference} optional />
              <Num
                name={`${name}.defaultProductValue`}
                label={fields.defaultProductValue}
                help={fields.productValueHelp}
                {...lock}
                suffix={t(fields.kr)}
              />
            </div>
            {isSent && <Variants name={name} />}
          </Stack>
        </fieldset>
      ))}
      <Row>
        <Button
          icon="plus"
          onClick={() => add({ ...emptyProduct, id: crypto.randomUUID() })}
          disabledReason={names.length >= mostProducts ? t(fields.mostProductsReached, { n: mostProducts }) : undefined}
        >
          {t(fields.addVariant)}
        </Button>
      </Row>
    </>
  )
}
