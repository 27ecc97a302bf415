import { useAtomValue } from 'jotai'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { listAddressAtom } from '#state/travelFilter.ts'
import { opensInSameTab } from '#web/site/sameTab.ts'
import { FROM_LIST } from '#web/site/travelPaths.ts'
import { useLinkClick } from '#web/site/useLinkClick.ts'
import { t } from '#web/text/travel.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'

/**
 * The way up from a travel: to the list as it was left. Whoever comes straight from it goes back to it, and so to the
 * same place in it.
 */
export function WayToList() {
  const address = useAtomValue(listAddressAtom)
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
      crumbs={[{ label: t('site.allTravels'), to: address, replace: !isFromList, onClick: goToList }]}
    />
  )
}
