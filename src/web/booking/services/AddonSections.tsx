import {
  withBookingAddon,
  withCollectiveAddon,
  withPersonalAddon,
  withRoomAddon,
} from '#domain/booking/commands/extras.ts'
import { isGroup } from '#domain/booking/draft/chosen.ts'
import type { AddonOption } from '#domain/booking/extras/addonOption.ts'
import type { RoomAddonOption } from '#domain/booking/extras/addons.ts'
import { collectivePrices } from '#domain/booking/extras/collectivePrices.ts'
import type { shownExtras } from '#domain/booking/extras/shownExtras.ts'
import { travellersWith } from '#domain/booking/rules/applicable.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { priceText } from '#web/booking/priceText.ts'
import { t } from '#web/text/services.ts'
import { chakra } from '#web/theme/chakra.ts'
import { AddonRows, type AddonRowsProps, type RowAddon } from './AddonRows.tsx'
import { recipientText } from './recipientText.ts'

const AddonSections_ratioTravel = graphql(`
  fragment AddonSections_ratioTravel on RatioTravel {
    id
    personalAddons {
      id
      ...AddonRows_addon
    }
    accommodationAddons {
      id
      ...AddonRows_addon
    }
    bookingAddons {
      id
      ...AddonRows_addon
    }
    collectiveAddons {
      id
      ...AddonRows_addon
    }
  }
`)

type Extras = ReturnType<typeof shownExtras>

interface Props {
  readonly ratioTravel: FragmentType<typeof AddonSections_ratioTravel> | null
  readonly extras: Extras
}

/** Extras per traveller, each with its recipients, per room, per booking, and for the whole group. */
export function AddonSections({ ratioTravel, extras: { personal, room, ofBooking, collective } }: Props) {
  const { booking, draft, change, amountOf } = useBooking()
  const texts = readFragment(AddonSections_ratioTravel, ratioTravel)
  /** Parts of the group price; null if it has one part only. */
  const parts = (addon: Extras['collective'][number]['addon']) => {
    const prices = collectivePrices(addon, booking).map(({ name, count, centimes }) =>
      t('services.groupPrice', { count, name, price: priceText(centimes, amountOf) }),
    )
    return isGroup(draft) && prices.length > 0 ? prices.join(', ') : null
  }
  return (
    <>
      <AddonSection
        title={t('services.personal')}
        lead={t('services.personalLead')}
        addons={texts?.personalAddons ?? []}
        options={personal}
        choiceOf={(option) => ({
          unit: t('travel.perPerson'),
          note: recipientText({ ...option, item: option.addon }, travellersWith(option.addon.id, booking), booking),
          isCounted: true,
          onChange: (quantity) => change((now) => withPersonalAddon(now, { addonId: option.addon.id, quantity })),
        })}
      />
      <RoomAddonSection addons={texts?.accommodationAddons ?? []} options={room} />
      <AddonSection
        title={t('services.booking')}
        lead={t('services.bookingLead')}
        addons={texts?.bookingAddons ?? []}
        options={ofBooking}
        choiceOf={({ addon }) => ({
          unit: t('services.perBooking'),
          isCounted: false,
          onChange: (quantity) => change((now) => withBookingAddon(now, { addonId: addon.id, quantity })),
        })}
      />
      <AddonSection
        title={t('services.collective')}
        lead={
          booking.offer.travel.ageGroups.length > 1 ? t('services.collectiveLeadAges') : t('services.collectiveLead')
        }
        addons={texts?.collectiveAddons ?? []}
        options={collective}
        choiceOf={({ addon }) => ({
          unit: t('services.perGroup', { count: draft.travellers.length }),
          note: parts(addon),
          isCounted: false,
          onChange: (quantity) => change((now) => withCollectiveAddon(now, { addonId: addon.id, quantity })),
        })}
      />
    </>
  )
}

interface SectionProps<Option> extends AddonRowsProps<Option> {
  readonly title: string
  readonly lead: string
}

function AddonSection<Option extends AddonOption<RowAddon>>({ title, lead, ...rows }: SectionProps<Option>) {
  return rows.options.length === 0 ? null : (
    <StepSection title={title} lead={lead}>
      <AddonRows {...rows} />
    </StepSection>
  )
}

const RoomName = chakra('h3', { base: { paddingBlockEnd: '2', fontSize: 'lead' } })

/** Extras of the chosen rooms, grouped by kind of room. */
function RoomAddonSection({ addons, options }: Omit<AddonRowsProps<RoomAddonOption>, 'choiceOf'>) {
  const { change, words } = useBooking()
  const places = [...new Map(options.map(({ place }) => [`${place.type} ${place.typeId}`, place])).values()]
  if (places.length === 0) return null
  return (
    <StepSection title={t('services.room', words)}>
      {places.map(({ type, typeId, name, quantity: rooms }) => (
        <div key={`${type} ${typeId}`}>
          <RoomName>{rooms > 1 ? t('services.rooms', { count: rooms, name }) : name}</RoomName>
          <AddonRows
            addons={addons}
            options={options.filter(({ place }) => place.type === type && place.typeId === typeId)}
            choiceOf={({ addon: { id: addonId }, maxQuantity }) => ({
              unit: t('services.perRoom', words),
              isCounted: maxQuantity > 1,
              onChange: (quantity) => change((now) => withRoomAddon(now, { type, typeId, addonId, quantity })),
            })}
          />
        </div>
      ))}
    </StepSection>
  )
}
