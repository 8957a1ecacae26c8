import { Component, createContext, type ReactNode, Suspense } from 'react'

/** The default fallback for a part that could not be loaded. */
export const InsteadOfPart = createContext<ReactNode>(null)

type Props = {
  children: ReactNode
  /** Shown until the part has loaded. */
  waiting?: ReactNode
  /** Shown if the part cannot be loaded, in place of the default fallback. */
  instead?: ReactNode
}

/** A part that is loaded after the screen around it. If it cannot be loaded or rendered, the rest stays usable. */
export class Part extends Component<Props, { failed: boolean }> {
  static override contextType = InsteadOfPart
  declare context: ReactNode
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    const { children, waiting, instead = this.context } = this.props
    return this.state.failed ? instead : <Suspense fallback={waiting}>{children}</Suspense>
  }
}
