import { Component, createContext, Suspense, useContext, type ReactNode } from 'react'

/**
 * Whether the page is drawn part by part, because some part of it could not be drawn on the server. React's boundaries
 * hold no error there but those for what comes later, which cost every page that needs none.
 */
export const IsolatedSectionsContext = createContext(false)

interface Props {
  readonly children: ReactNode
  /** What stands there instead of a part that could not be drawn; the function draws it again. */
  readonly fallback: (retry: () => void) => ReactNode
}

interface State {
  readonly hasFailed: boolean
}

/** Holds a part of a page that fails to be drawn away from the rest. React offers this to classes only. */
export class SectionErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }
  private hasTried = false

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  /** Draws once more; what fails again is loaded anew with the page. */
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
    return <Part fallback={fallback(this.retry)}>{children}</Part>
  }
}

/** In the browser what was not drawn on the server is drawn anew, and only what fails there too has failed. */
function Part({ children, fallback }: { readonly children: ReactNode; readonly fallback: ReactNode }) {
  if (!useContext(IsolatedSectionsContext)) return children
  return <Suspense fallback={typeof window === 'undefined' ? fallback : null}>{children}</Suspense>
}
