import type { MessageFile } from '@samspel/api'

/** The icon of a file without a picture of its own. */
export const iconOf = ({ type }: Pick<MessageFile, 'type'>) => (type === 'application/pdf' ? 'file-text' : 'movie')
