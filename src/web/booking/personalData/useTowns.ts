import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { countryOfPostcode, hasTowns, tidyPostcode } from '#domain/booking/people/postcode.ts'
import type { PersonalDataValues } from './personalDataValues.ts'

/**
 * The towns of the postcode of one address. A single town is filled in, unless another one was typed; of several the
 * visitor chooses. Postcodes of other countries are left alone.
 */
export function useTowns(person: string) {
  const { getValues, setValue, setFocus, clearErrors } = useFormContext<PersonalDataValues>()
  const [zipName, cityName, countryName] = [
    `people.${person}.zip`,
    `people.${person}.city`,
    `people.${person}.country`,
  ] as const
  const [towns, setTowns] = useState<readonly string[]>([])
  /** The town that was filled in here; null once it is another's word. */
  const ownTown = useRef<string | null>(null)

  const fill = (town: string) => {
    ownTown.current = town
    setValue(cityName, town, { shouldDirty: true })
    clearErrors(cityName)
    const field = document.getElementById(cityName)
    // Who is already there goes on by typing over it.
    if (field instanceof HTMLInputElement && field === document.activeElement) field.select()
  }
  /** Looks up the towns of what stands in the field of the postcode. */
  const lookUp = async () => {
    const [typed, chosen] = getValues([zipName, countryName])
    const found = hasTowns(chosen) ? await townsFound(tidyPostcode(typed, chosen)) : []
    // Meanwhile the visitor may have written or chosen something else, and that counts.
    if (getValues(zipName) !== typed || getValues(countryName) !== chosen) return
    setTowns(found)
    const country = countryOfPostcode(typed, chosen)
    if (country === null || found.length === 0) return
    setValue(countryName, country)
    const city = getValues(cityName)
    const isOpen = city.trim() === '' || city === ownTown.current
    const [only] = found
    if (isOpen && only !== undefined && found.length === 1) fill(only)
    // The town of another postcode is none of these.
    else if (isOpen && !found.includes(city)) setValue(cityName, '')
  }
  const choose = (town: string) => {
    fill(town)
    setFocus(cityName)
  }
  return { towns, lookUp, choose }
}

/** What finds towns comes with the first digit of a postcode, not with the form. */
async function townsFound(postcode: string): Promise<readonly string[]> {
  try {
    const { townsOf } = await import('./towns.ts')
    return await townsOf(postcode)
  } catch {
    // Without the list a town is typed.
    return []
  }
}
