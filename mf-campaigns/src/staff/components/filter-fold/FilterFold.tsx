import { type ReactNode, useId, useState } from 'react'
import { useText } from '@samspel/i18n'
import { useTypedParam } from '@samspel/navigation'
import { Button, SearchField, useIsMobile } from '@samspel/ui'
import { messages } from './messages'

interface FilterFoldProps {
  /** Label of the search, whose words are `q` of the address. */
  search: string
  /** Stands in the field on phones, where the label does not fit. */
  searchShort: string
  /** How many filters are set, besides the search. */
  inUse: number
  className: string | undefined
  searchClass: string | undefined
  /** Of the place of the filters. */
  foldClass: string | undefined
  /** Comes first among the filters on phones, and is loaded once they are unfolded. */
  onceOpen?: ReactNode
  /** The filters. */
  children: ReactNode
  /** Stands after them. */
  end?: ReactNode
}

/** A search with filters beside it; on phones they are folded behind a button. */
export function FilterFold({
  search,
  searchShort,
  inUse,
  className,
  searchClass,
  foldClass,
  onceOpen,
  children,
  end,
}: FilterFoldProps) {
  const t = useText()
  const id = useId()
  const isMobile = useIsMobile()
  const [isOpen, setOpen] = useState(false)
  const [typed, type] = useTypedParam('q')
  return (
    <div className={className}>
      <SearchField
        label={search}
        {...(isMobile && { placeholder: searchShort })}
        value={typed}
        onChange={type}
        className={searchClass}
      />
      {isMobile && (
        <Button
          icon="adjustments-horizontal"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(messages.filters, { n: inUse })}
        </Button>
      )}
      <div id={id} className={foldClass} hidden={isMobile && !isOpen}>
        {isMobile && isOpen && onceOpen}
        {children}
      </div>
      {end}
    </div>
  )
}
