import { PageState } from '#src/ui/page-state.tsx'

const PendingPage = () => <PageState kind="waiting" title="正在建设中" />
export default PendingPage
