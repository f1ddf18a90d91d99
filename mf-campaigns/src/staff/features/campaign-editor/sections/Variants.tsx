import type { Product } from '@samspel/api'
import { Num, TextInput, useFieldList } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { Button, IconButton, Row, Stack } from '@samspel/ui'
import css from '../Editor.module.css'
import { variantMessages as m } from './variant-messages'

type Variant = NonNullable<Product['variants']>[number]
const mostVariants = 40

/** The sizes and colours of a product that creators choose from, each with its number where it is counted. */
export function Variants({ name }: { name: string }) {
  const t = useText()
  const { names, add, remove } = useFieldList<Variant>(`${name}.variants`)
  return (
    <Stack gap={12}>
      {names.map((row, index) => (
        <div key={row} className={css.choice} role="group" aria-label={t(m.row, { number: index + 1 })}>
          <TextInput name={`${row}.size`} label={m.size} hideLabel={index > 0} />
          <TextInput name={`${row}.colour`} label={m.colour} hideLabel={index > 0} />
          <Num name={`${row}.stock`} label={m.stock} hideLabel={index > 0} />
          <IconButton icon="trash" size="sm" label={t(m.remove, { number: index + 1 })} onClick={() => remove(index)} />
        </div>
      ))}
      <Row>
        <Button
          icon="plus"
          size="sm"
          // The id names it from the beginning: a choice outlives every later save.
          onClick={() => add({ id: crypto.randomUUID(), size: '', colour: '', stock: null })}
          disabledReason={names.length >= mostVariants ? t(m.most, { n: mostVariants }) : undefined}
        >
          {t(names.length > 0 ? m.addMore : m.add)}
        </Button>
      </Row>
      <p className={css.quiet}>{t(m.help)}</p>
    </Stack>
  )
}
