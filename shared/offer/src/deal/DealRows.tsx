import type { DealFacts } from '@samspel/api'
import { dealRows } from '@samspel/api/deal'
import { dayOf, useLocale } from '@samspel/i18n'
import { Icon } from '@samspel/ui'
import css from './Deal.module.css'

/** A deal, and the day on which it is said: an agreement's words are those of the day it was made. */
export interface SaidDeal {
  facts: DealFacts
  day?: string | undefined
}

/** All that both say yes to, a row each; a row opens to its whole sentence. */
export function DealRows({ facts, day = dayOf(Date.now()) }: SaidDeal) {
  const locale = useLocale()
  return (
    <ul className={css.rows}>
      {dealRows(facts, locale, day).map(({ key, icon, title, detail, sentence }) => (
        <li key={key}>
          {/* The browser's own, so that a painted page opens it before its scripts are there. */}
          <details className={css.row}>
            <summary>
              <Icon name={icon} size={18} className={css.icon} />
              <span className={css.words}>
                <span className={css.name}>{title}</span>
                {detail && <span className={css.detail}>{detail}</span>}
              </span>
              <Icon name="chevron-down" size={16} className={css.arrow} />
            </summary>
            <p className={css.sentence}>{sentence}</p>
          </details>
        </li>
      ))}
    </ul>
  )
}
