import { KeyHelp } from '../../review-desk'

/** All keys of the inbox. */
export const ShortcutHelp = ({ onClose }: { onClose: () => void }) => (
  <KeyHelp
    shape="list"
    actions={['approve', 'reject', 'approveSelected', 'rejectSelected', 'undo', 'select', 'selectRange', 'clear']}
    onClose={onClose}
  />
)
