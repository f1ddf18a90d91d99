import { KeyHelp } from '../../review-desk'

/** The inbox's keyboard shortcuts. */
export const ShortcutHelp = ({ onClose }: { onClose: () => void }) => (
  <KeyHelp
    shape="list"
    actions={['approve', 'reject', 'approveSelected', 'rejectSelected', 'undo', 'select', 'selectRange', 'clear']}
    onClose={onClose}
  />
)
