import { Component, createContext, Suspense, useContext, type ReactNode } from 'react'

/**
 * True for the second server rendering of a page whose first one has thrown: then each section renders in a `Suspense`
 * boundary, the only one that catches errors on the server. Other pages do without, for its cost.
 */
export const IsolatedSectionsContext = createContext(false)

interface Props {
  readonly children: ReactNode
  /** Renders in place of a section that has thrown; the argument renders the section again. */
  readonly fallback: (retry: () => void) => ReactNode
}

interface State {
  readonly hasFailed: boolean
}

/** Error boundary of a section: a rendering error does not affect the rest of the page. React requires a class. */
export class SectionErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }
  private hasTried = false

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  /** Renders again; from the second retry on it reloads the page. */
  private readonly retry = () => {
    if (this.hasTried) {
      window.location.reload()
      return
    }
    this.hasTried = true
    this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    const { children, fallback } = this.props
    if (this.state.hasFailed) return fallback(this.retry)
    return <IsolatedSection fallback={fallback(this.retry)}>{children}</IsolatedSection>
  }
}

/** The browser renders a section that has failed on the server again; only if it fails there too the boundary catches it. */
function IsolatedSection({ children, fallback }: { readonly children: ReactNode; readonly fallback: ReactNode }) {
  if (!useContext(IsolatedSectionsContext)) return children
  return <Suspense fallback={typeof window === 'undefined' ? fallback : null}>{children}</Suspense>
}
