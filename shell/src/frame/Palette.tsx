import { lazyPart } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { Modal } from '@samspel/ui'
import { messages as m } from './messages'
import type { PlacedEntry } from './navigation-entries'

interface Props {
  entries: readonly PlacedEntry[]
  open: boolean
  onClose: () => void
}

const PaletteList = lazyPart(() =>
  import(/* webpackChunkName: "palette" */ './PaletteList').then((module) => module.PaletteList),
)

/** Search over the pages of the area; its code comes when it is opened. */
export function Palette({ entries, open, onClose }: Props) {
  const t = useText()
  return (
    <Modal open={open} onClose={onClose} title={t(m.search)} closeLabel={t(m.close)} size="sm">
      <PaletteList entries={entries} onClose={onClose} />
    </Modal>
  )
}
