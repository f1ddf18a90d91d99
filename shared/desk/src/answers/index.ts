export { AnswerBar, type AnswerBarProps } from './AnswerBar'
export { type Answer, type AnswerOptions, type AnswerRun, useAnswerRun } from './use-answer-run'
