import { ReadProblem } from '../../components/ReadProblem'

/** Store campaigns are not served yet: each address is unknown, in the words of its kind. */
export function SuggesterWelcomePage() {
  return <ReadProblem kind="storeCampaign" />
}
