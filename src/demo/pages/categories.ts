import type { CmsCategory } from '#platform/generated/resolverTypes.ts'
import { jobs, ourCoaches, whoWeAre } from './aboutUs.ts'
import { howToBook, vouchers } from './booking.ts'
import { contactPage } from './contact.ts'
import { gtcPage } from './gtc.ts'
import { imprint, thanks } from './legal.ts'
import { toPage, type PagePlan } from './page.ts'
import { privacyPage } from './privacy.ts'
import { sustainability } from './sustainability.ts'
import { boardingPlaces, groupTravels, insuranceInfo, luggage, papers } from './travelInfo.ts'

/** Content pages by category. The last one lists a page without owning it (`pageIds`), so that its URL has no category. */
export const categories: readonly CmsCategory[] = [
  category('Über uns', 'ueber-uns', [whoWeAre, ourCoaches, sustainability, jobs]),
  category('Reiseinfos', 'reiseinfos', [
    howToBook,
    boardingPlaces,
    insuranceInfo,
    papers,
    luggage,
    vouchers,
    groupTravels,
  ]),
  category('Rechtliches', 'rechtliches', [gtcPage, privacyPage, imprint]),
  category('Kontakt', 'kontakt', [contactPage]),
  { name: 'Weiteres', seoSettings: null, pageIds: [], pages: [toPage(thanks)] },
]

function category(name: string, urlSlug: string, pages: readonly PagePlan[]): CmsCategory {
  return {
    name,
    seoSettings: { urlSlug, description: null },
    pageIds: pages.map(({ id }) => id),
    pages: pages.map(toPage),
  }
}
