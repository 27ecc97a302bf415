import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('./routes/home.tsx'),
  route('reisen', './routes/travelList.tsx'),
  route('recherche', './routes/travelList.tsx', { id: 'recherche' }),
  route('search', './routes/travelList.tsx', { id: 'search' }),
  route('reisen/:travelId/:urlSlug?', './routes/travel.tsx'),
  route('buchen/:travelId', './routes/booking/booking.tsx', [
    index('./routes/booking/firstOpen.tsx'),
    route('start', './routes/booking/start.tsx'),
    route('verlaengerung', './routes/booking/extension.tsx'),
    route('leistungen', './routes/booking/services.tsx'),
    route('personen', './routes/booking/personalData.tsx'),
    route('zusatzleistungen', './routes/booking/additionalServices.tsx'),
    route('zahlung', './routes/booking/payment.tsx'),
    route('online-zahlung', './routes/booking/onlinePayment.tsx'),
    route('bestaetigung', './routes/booking/confirmation.tsx'),
  ]),
  route('auftrag', './routes/bookingReference.tsx'),
  route('site.webmanifest', './routes/webManifest.ts'),
  route('robots.txt', './routes/robots.ts'),
  route('sitemap.xml', './routes/sitemap.ts'),
  route(':categoryUrlSlug/:pageUrlSlug?', './routes/content.tsx'),
  route(':categoryUrlSlug/:pageUrlSlug/text', './routes/contentText.ts'),
  route('*', './routes/notFound.tsx'),
] satisfies RouteConfig
