/**
 * ISO 3166-1 alpha-2 code and German name of each country one can come from, by name. Written out: the first name that
 * `Intl.DisplayNames` gives keeps the page from answering for 50 ms and more, and older browsers know others.
 */
const NAMES = `
AF Afghanistan
EG Ägypten
AL Albanien
DZ Algerien
AD Andorra
AO Angola
AI Anguilla
AG Antigua und Barbuda
GQ Äquatorialguinea
AR Argentinien
AM Armenien
AW Aruba
AZ Aserbaidschan
ET Äthiopien
AU Australien
BS Bahamas
BH Bahrain
BD Bangladesch
BB Barbados
BY Belarus
BE Belgien
BZ Belize
BJ Benin
BM Bermuda
BT Bhutan
BO Bolivien
BA Bosnien und Herzegowina
BW Botswana
BR Brasilien
BN Brunei
BG Bulgarien
BF Burkina Faso
BI Burundi
CL Chile
CN China
CR Costa Rica
CI Côte d’Ivoire
DK Dänemark
DE Deutschland
DM Dominica
DO Dominikanische Republik
DJ Dschibuti
EC Ecuador
SV El Salvador
ER Eritrea
EE Estland
SZ Eswatini
FO Färöer
FJ Fidschi
FI Finnland
FR Frankreich
GA Gabun
GM Gambia
GE Georgien
GH Ghana
GI Gibraltar
GD Grenada
GR Griechenland
GL Grönland
GT Guatemala
GG Guernsey
GN Guinea
GW Guinea-Bissau
GY Guyana
HT Haiti
HN Honduras
HK Hongkong
IN Indien
ID Indonesien
IQ Irak
IR Iran
IE Irland
IS Island
IM Isle of Man
IL Israel
IT Italien
JM Jamaika
JP Japan
YE Jemen
JE Jersey
JO Jordanien
KY Kaimaninseln
KH Kambodscha
CM Kamerun
CA Kanada
CV Kapverden
KZ Kasachstan
QA Katar
KE Kenia
KG Kirgisistan
KI Kiribati
CO Kolumbien
KM Komoren
CG Kongo-Brazzaville
CD Kongo-Kinshasa
XK Kosovo
HR Kroatien
CU Kuba
KW Kuwait
LA Laos
LS Lesotho
LV Lettland
LB Libanon
LR Liberia
LY Libyen
LI Liechtenstein
LT Litauen
LU Luxemburg
MO Macau
MG Madagaskar
MW Malawi
MY Malaysia
MV Malediven
ML Mali
MT Malta
MA Marokko
MH Marshallinseln
MR Mauretanien
MU Mauritius
MX Mexiko
FM Mikronesien
MC Monaco
MN Mongolei
ME Montenegro
MZ Mosambik
MM Myanmar
NA Namibia
NR Nauru
NP Nepal
NZ Neuseeland
NI Nicaragua
NL Niederlande
NE Niger
NG Nigeria
KP Nordkorea
MK Nordmazedonien
NO Norwegen
OM Oman
AT Österreich
TL Osttimor
PK Pakistan
PS Palästinensische Autonomiegebiete
PW Palau
PA Panama
PG Papua-Neuguinea
PY Paraguay
PE Peru
PH Philippinen
PL Polen
PT Portugal
MD Republik Moldau
RW Ruanda
RO Rumänien
RU Russland
SB Salomon-Inseln
ZM Sambia
WS Samoa
SM San Marino
ST São Tomé und Príncipe
SA Saudi-Arabien
SE Schweden
CH Schweiz
SN Senegal
RS Serbien
SC Seychellen
SL Sierra Leone
SG Singapur
SK Slowakei
SI Slowenien
SO Somalia
ES Spanien
LK Sri Lanka
KN St. Kitts und Nevis
LC St. Lucia
VC St. Vincent und die Grenadinen
ZA Südafrika
SD Sudan
KR Südkorea
SS Südsudan
SR Suriname
SY Syrien
TJ Tadschikistan
TW Taiwan
TZ Tansania
TH Thailand
TG Togo
TO Tonga
TT Trinidad und Tobago
TD Tschad
CZ Tschechien
TN Tunesien
TR Türkei
TM Turkmenistan
TV Tuvalu
UG Uganda
UA Ukraine
HU Ungarn
UY Uruguay
UZ Usbekistan
VU Vanuatu
VA Vatikanstadt
VE Venezuela
AE Vereinigte Arabische Emirate
US Vereinigte Staaten
GB Vereinigtes Königreich
VN Vietnam
CF Zentralafrikanische Republik
ZW Zimbabwe
CY Zypern
`

const names = new Map(
  NAMES.trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), line.slice(3)]),
)

/** Code and name of all countries, by name. */
export function countries(): readonly (readonly [code: string, name: string])[] {
  return [...names]
}

/** «Deutschland» for `DE`; the code itself where we know no name, and empty while it is unknown. */
export function countryName(code: string): string {
  return names.get(code) ?? code
}
