import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { useOptimisticValue } from '#web/ui/useOptimisticValue.ts'

/** Presentation of the departures; both show the same facts. */
export type DateView = 'list' | 'calendar'

interface Props {
  readonly view: DateView
  readonly onChange: (view: DateView) => void
  /** Called on hover and focus, to preload the other view. */
  readonly onNear: () => void
}

const VIEWS = [
  { view: 'list', label: 'start.dates.list' },
  { view: 'calendar', label: 'start.dates.calendar' },
] as const

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', _print: { display: 'none' } } })
const Choice = chakra('button', {
  base: {
    minHeight: 'target',
    paddingInline: '4',
    border: '2px solid',
    borderColor: 'primary',
    background: 'paper',
    color: 'primary',
    fontSize: 'field',
    fontWeight: 'medium',
    cursor: 'pointer',
    _notFirst: { marginInlineStart: '-2px' },
    // Forced colours remove the background; the underline stays.
    '&[aria-pressed=true]': {
      background: 'primary',
      color: 'paper',
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    },
    _focusVisible: { zIndex: 1, outline: '3px solid {colors.focus}', outlineOffset: '3px' },
  },
})

/** Switches between list and calendar. */
export function DateViewSwitch({ view: given, onChange, onNear }: Props) {
  const [present, choose] = useOptimisticValue(given, onChange)
  return (
    <Row role="group" aria-label={t('start.dates.view')} onPointerEnter={onNear} onFocus={onNear}>
      {VIEWS.map(({ view, label }) => (
        <Choice key={view} type="button" aria-pressed={view === present} onClick={() => choose(view)}>
          {t(label)}
        </Choice>
      ))}
    </Row>
  )
}
