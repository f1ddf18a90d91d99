import { Text } from '@samspel/i18n'
import { productName } from '@samspel/navigation'
import { Link } from '@samspel/ui'
import { messages } from './messages'
import css from './PoweredBy.module.css'

/** Footer of a brand's or creator's collaboration page. */
export function PoweredBy() {
  return (
    <footer className={css.foot}>
      <Text
        message={messages.poweredBy}
        values={{
          product: (
            <Link key="product" href="/p/marketplace">
              {productName}
            </Link>
          ),
        }}
      />
    </footer>
  )
}
