/* Service numbers of the back office (rules 9.3). */

export const PRINTED_DOCUMENTS = '5390'

/** The default document format (rule 9.3.2.2). */
export const ELECTRONIC_DOCUMENTS = '5391'

export const CO2_COMPENSATION = '7474'
