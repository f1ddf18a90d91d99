import { costLinesOf, costOf } from '@samspel/api/campaign-rules'
import { useFormats, useText } from '@samspel/i18n'
import { Fact, Facts, SectionHead } from '@samspel/ui'
import { costFieldsOf, type EditorValues } from '../data/values'
import css from '../Editor.module.css'
import { messages } from '../messages'

/** What the cost is made of, line by line, as it is typed (rows E-08, E-09). */
export function Cost({ values }: { values: EditorValues }) {
  const t = useText()
  const f = useFormats()
  const cost = costFieldsOf(values)
  const { value, logistics, fees, taxAddon } = costLinesOf(cost)
  return (
    <section aria-label={t(messages.cost)} className={css.cost}>
      <SectionHead title={t(messages.cost)} />
      <Facts>
        <Fact label={t(messages.value)}>{f.money(value)}</Fact>
        <Fact label={t(messages.logistics)}>{f.money(logistics)}</Fact>
        {cost.enablePaidCollaborations && <Fact label={t(messages.fees)}>{f.money(fees)}</Fact>}
        {cost.enableTaxAddon && <Fact label={t(messages.taxAddon)}>{f.money(taxAddon)}</Fact>}
        <Fact label={t(messages.totalCost)}>
          <strong>{f.money(costOf(cost))}</strong>
        </Fact>
      </Facts>
    </section>
  )
}
