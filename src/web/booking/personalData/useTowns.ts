import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { countryOfPostcode, hasTowns, tidyPostcode } from '#domain/booking/people/postcode.ts'
import { focusById } from '#web/ui/focusById.ts'
import type { PersonalDataValues } from './personalDataValues.ts'

/**
 * Looks up the towns of a postcode. A single town is filled in where the field is empty or has a town of the previous
 * postcode; of several the visitor chooses. Postcodes of other countries are not looked up.
 */
export function useTowns(person: string) {
  const { getValues, setValue, clearErrors } = useFormContext<PersonalDataValues>()
  const [zipName, cityName, countryName] = [
    `people.${person}.zip`,
    `people.${person}.city`,
    `people.${person}.country`,
  ] as const
  const [towns, setTowns] = useState<readonly string[]>([])
  /** The last postcode with towns: at first the stored one. */
  const previousPostcode = useRef(tidyPostcode(...getValues([zipName, countryName])))
  /** Whether the town was filled in and its field not pressed since. */
  const isJustFilled = useRef(false)

  const fill = (town: string) => {
    isJustFilled.current = true
    setValue(cityName, town, { shouldDirty: true })
    clearErrors(cityName)
    const field = document.getElementById(cityName)
    // If the town field has the focus already, typing replaces the town.
    if (field instanceof HTMLInputElement && field === document.activeElement) field.select()
  }
  /** Looks up the towns of the current postcode. */
  const lookUp = async () => {
    const [typed, chosen] = getValues([zipName, countryName])
    const postcode = tidyPostcode(typed, chosen)
    const found = hasTowns(chosen) ? await findTowns(postcode) : []
    const previousTowns = await findTowns(previousPostcode.current)
    // Race: ignore the result if postcode or country have changed meanwhile.
    if (getValues(zipName) !== typed || getValues(countryName) !== chosen) return
    setTowns(found)
    const country = countryOfPostcode(typed, chosen)
    if (country === null || found.length === 0) return
    setValue(countryName, country)
    previousPostcode.current = postcode
    const city = getValues(cityName)
    const isOpen = city.trim() === '' || previousTowns.includes(city)
    const [only] = found
    if (isOpen && only !== undefined && found.length === 1) fill(only)
    // The previous postcode's town does not apply.
    else if (isOpen && !found.includes(city)) setValue(cityName, '')
  }
  const choose = (town: string) => {
    fill(town)
    focusById(cityName)
  }
  /** Selects a town that was filled in: who did not see it types it once more, which must not double it. */
  const selectFilled = (field: HTMLInputElement) => {
    if (isJustFilled.current && towns.includes(field.value)) field.select()
    isJustFilled.current = false
  }
  return { towns, lookUp, choose, selectFilled }
}

/** Lazy: loaded with the first digit of a postcode, not with the form. */
async function findTowns(postcode: string): Promise<readonly string[]> {
  try {
    const { townsOf } = await import('./towns.ts')
    return await townsOf(postcode)
  } catch {
    // If the list cannot be loaded, the visitor types the town.
    return []
  }
}
