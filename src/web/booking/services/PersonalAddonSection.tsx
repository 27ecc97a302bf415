import { withPersonalAddon } from '#domain/booking/commands/extras.ts'
import type { personalAddonOptions } from '#domain/booking/extras/addons.ts'
import { travellersWith } from '#domain/booking/rules/applicable.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/services.ts'
import { AddonRows } from './AddonRows.tsx'
import { recipientText } from './recipientText.ts'

const PersonalAddonSection_ratioTravel = graphql(`
  fragment PersonalAddonSection_ratioTravel on RatioTravel {
    id
    personalAddons {
      id
      ...AddonRows_addon
    }
  }
`)

type Options = ReturnType<typeof personalAddonOptions>

interface Props {
  readonly ratioTravel: FragmentType<typeof PersonalAddonSection_ratioTravel> | null
  readonly options: Options
}

/** Extras per traveller, each with its recipients. */
export function PersonalAddonSection({ ratioTravel, options }: Props) {
  const { booking, change } = useBooking()
  const addons = readFragment(PersonalAddonSection_ratioTravel, ratioTravel)?.personalAddons ?? []
  if (options.length === 0) return null
  return (
    <StepSection title={t('services.personal')} lead={t('services.personalLead')}>
      <AddonRows
        addons={addons}
        options={options}
        choiceOf={(option) => ({
          unit: t('services.perPerson'),
          note: recipientText({ ...option, item: option.addon }, travellersWith(option.addon.id, booking), booking),
          isCounted: true,
          onChange: (quantity) =>
            change((booking) => withPersonalAddon(booking, { addonId: option.addon.id, quantity })),
        })}
      />
    </StepSection>
  )
}
