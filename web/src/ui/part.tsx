import { Component, createContext, type ReactNode, Suspense } from 'react'

/** What stands in the place of a part that did not arrive. */
export const InsteadOfPart = createContext<ReactNode>(null)

type Props = {
  children: ReactNode
  /** In its place until it is there. */
  waiting?: ReactNode
  /** In its place where it does not arrive, if not what stands there everywhere. */
  instead?: ReactNode
}

/** What comes after the screen around it. If it does not arrive or cannot be drawn, the rest stays usable. */
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
