import { useState } from 'react'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useText } from '@samspel/i18n'
import { Button } from '@samspel/ui'
import { useChosenTown } from '../../data/chosen-town'
import { messages } from './messages'
import { useGeolocation } from './use-geolocation'

const TownSheet = lazyDialog(() =>
  import(/* webpackChunkName: "town-sheet" */ './TownSheet').then((module) => module.TownSheet),
)

interface TownButtonProps {
  size?: 'sm' | 'md'
  className?: string | undefined
}

/** Where distances are counted from: the visitor's position, a town, or nowhere yet; opens the choice. */
export function TownButton({ size = 'md', className }: TownButtonProps) {
  const t = useText()
  const { position } = useGeolocation()
  const town = useChosenTown()
  const [isOpen, setOpen] = useState(false)
  const place = position ? t(messages.nearMe) : town?.name
  return (
    <>
      <Button
        variant={place ? 'light' : 'line'}
        size={size}
        icon="map-pin"
        iconAfter="chevron-down"
        aria-haspopup="dialog"
        aria-label={place && t(messages.chosen, { place })}
        className={className}
        onClick={() => setOpen(true)}
      >
        {place ?? t(messages.chooseTown)}
      </Button>
      {isOpen && <TownSheet onClose={() => setOpen(false)} />}
    </>
  )
}
