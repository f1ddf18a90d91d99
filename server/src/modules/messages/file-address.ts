import { privateAddresses } from '../uploads'

export const messageAddresses = privateAddresses('/api/message_files', 'samspel message files')
