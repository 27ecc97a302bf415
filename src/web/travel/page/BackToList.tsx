import { useAtomValue } from 'jotai'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { listUrlAtom } from '#state/listUrl.ts'
import { opensInSameTab } from '#web/site/sameTab.ts'
import { FROM_LIST } from '#web/site/travelPaths.ts'
import { useLinkClick } from '#web/site/useLinkClick.ts'
import { t } from '#web/text/travel.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'

/**
 * Breadcrumb to the list with its last filter. If the list is the previous history entry it navigates back, which
 * restores the scroll position.
 */
export function BackToList() {
  const address = useAtomValue(listUrlAtom)
  const isFromList = useLocation().state === FROM_LIST
  const navigate = useNavigate()
  const press = useLinkClick()
  const goToList = (event: MouseEvent) => {
    if (!isFromList) press(event, { path: address, page: { kind: 'list' } })
    else if (opensInSameTab(event)) {
      event.preventDefault()
      void navigate(-1)
    }
  }
  return (
    <Breadcrumbs
      label={t('site.breadcrumbs')}
      crumbs={[{ label: t('site.allTravels'), to: address, onClick: goToList }]}
    />
  )
}
