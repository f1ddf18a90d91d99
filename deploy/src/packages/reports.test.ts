import { expect, test } from '@jest/globals'
import { workspaceRoot } from '../build/workspace'
import { reportProblem } from './reports'
import { stagePackages } from './stage'

const staged = stagePackages(workspaceRoot)

test.each(staged.packages.map((shared) => [shared.json.name, shared] as const))(
  'what %s gives stands in its report, and what it takes away in a changeset',
  (_name, shared) => {
    const problem = reportProblem(workspaceRoot, staged, shared)
    if (problem) throw new Error(problem)
    expect(problem).toBeUndefined()
  },
)
