export { buffers, channel, default, END, eventChannel } from 'redux-saga'
