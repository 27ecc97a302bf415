import { SessionReplayExtensions } from 'posthog-js/dist/extension-bundles.js'
import 'posthog-js/dist/posthog-recorder.js'
import posthog from 'posthog-js/dist/module.slim.no-external.js'
import type { FunnelEvent } from '#domain/booking/draft/funnelProgress.ts'
import type { BookerTraits } from '#domain/tracking/identity.ts'
import type { PublicConfig } from '#web/document/hostContext.ts'
import { maskedAttribute, maskedText, withRedactedUrls } from './masking.ts'
import type { PageView } from './trackingEvent.ts'

/** Session storage key: the person identified by this window may still be in front of it. */
const BOOKER_KEY = 'analyticsBooker'

/** Starts product analytics and session recording, without personal data. To be called after consent only. */
export function startPosthog({ key, host }: NonNullable<PublicConfig['posthog']>) {
  let isStopped = false
  posthog.init(key, {
    api_host: host,
    __extensionClasses: SessionReplayExtensions,
    disable_external_dependency_loading: true,
    advanced_disable_feature_flags: true,
    // Explicit events only; nothing is collected automatically beside the recording.
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    rageclick: false,
    // No queue, so that nothing is sent after consent is withdrawn.
    request_batching: false,
    persistence: 'localStorage',
    person_profiles: 'identified_only',
    before_send: (event) => (isStopped ? null : withRedactedUrls(event)),
    session_recording: {
      maskAllInputs: true,
      // Masking covers values only; the recorder sends what is ticked in clear (rule 10.19).
      blockSelector: 'input[type="checkbox"],input[type="radio"]',
      maskTextSelector: '*',
      maskTextFn: maskedText,
      maskAttributeFn: maskedAttribute,
      maskCapturedNetworkRequestFn: () => null,
      recordHeaders: false,
      recordBody: false,
    },
  })
  // With the window the booker has gone as well; the next visitor may be another person.
  if (posthog.get_property('$user_state') === 'identified' && sessionStorage.getItem(BOOKER_KEY) === null)
    posthog.reset()
  return {
    capturePageView({ address, title }: PageView): void {
      posthog.capture('$pageview', { $current_url: address, title })
    },
    captureEvent(event: FunnelEvent, travelId: string): void {
      posthog.capture(event, { travelId })
    },
    /** Identifies the booker (rule 4.16.4). */
    identify({ bookerId, gender, birthYear, country }: BookerTraits): void {
      sessionStorage.setItem(BOOKER_KEY, '1')
      posthog.identify(bookerId, { gender, birthYear, country })
    },
    forgetBooker(): void {
      sessionStorage.removeItem(BOOKER_KEY)
      posthog.reset()
    },
    resume(): void {
      isStopped = false
      if (!posthog.has_opted_out_capturing()) return
      posthog.opt_in_capturing({ captureEventName: false })
      posthog.startSessionRecording()
    },
    stop(): void {
      // Drops also the data the recorder still holds.
      isStopped = true
      posthog.stopSessionRecording()
      // Last, because `reset` deletes the opt-out too.
      posthog.reset()
      posthog.opt_out_capturing()
    },
  }
}
