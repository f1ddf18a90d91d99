export type { PaintedPage, PaintRead } from './define-paint'
export { createPaint, definePaint } from './define-paint'
export type { Paint, PaintAsked, Painted } from './stage'
export { draw, handOver, readerOf, setStage } from './stage'
