import { costLinesOf, costOf, currentTaxRules } from '@samspel/api/campaign-rules'
import { useFormats, useText } from '@samspel/i18n'
import { Fact, Facts, SectionHead } from '@samspel/ui'
import { costFieldsOf, type EditorValues } from '../data/values'
import css from '../Editor.module.css'
import { messages } from '../messages'

/** The cost line by line, updated while typing (rows E-08, E-09). */
export function Cost({ values }: { values: EditorValues }) {
  const t = useText()
  const f = useFormats()
  const all = costFieldsOf(values)
  const isEach = all.targetNumberOfInstagramers === 0
  // Without a number of places only the cost per creator can be shown.
  const cost = isEach ? { ...all, targetNumberOfInstagramers: 1 } : all
  const total = f.money(costOf(cost))
  const { value, logistics, fees, taxAddon } = costLinesOf(cost)
  // What is counted is the highest, as everywhere.
  const lowest = values.terms.feeSpan?.lowest
  const span = lowest ? { lowest: lowest * cost.targetNumberOfInstagramers, highest: fees * 100 } : undefined
  return (
    <section aria-label={t(messages.cost)} className={css.cost}>
      <SectionHead title={t(messages.cost)} />
      <Facts>
        <Fact label={t(messages.value)}>{f.money(value)}</Fact>
        <Fact label={t(messages.logistics)}>{f.money(logistics)}</Fact>
        {cost.enablePaidCollaborations && (
          <Fact label={t(messages.fees)}>{span ? f.oreSpan(span) : f.money(fees)}</Fact>
        )}
        {cost.enableTaxAddon && (
          <Fact label={t(messages.taxAddon)}>
            {f.money(taxAddon)}
            <div className={css.arithmetic}>
              {t(messages.taxAddonSum, {
                rate: `${f.number(currentTaxRules.addonRate * 100, 2)} %`,
                base: f.money(value + fees),
                value: f.money(value),
                fees: f.money(fees),
              })}
            </div>
          </Fact>
        )}
        <Fact label={t(messages.totalCost)}>
          <strong>{isEach ? t(messages.perCreator, { money: total }) : total}</strong>
        </Fact>
      </Facts>
    </section>
  )
}
