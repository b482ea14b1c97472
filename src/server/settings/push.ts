// The settings of the push services of Apple and Google.
import { apnsTopic, apnsUrls, appleId, fileUnlessOff, serviceUrl } from './values.ts'

/** A part of the table of all settings, which says what each member is. */
export const pushSettings = {
  apnsKeyFile: {
    name: 'MESSAGING_APNS_KEY_FILE',
    secret: 'files' as const,
    default: 'off',
    meaning:
      'File of the key that signs in to Apple (APNs), as the developer portal gives it (`.p8`). Push messages of live accounts to tokens of Apple then leave; with `off` the sandbox captures them. The next three settings belong to it.',
    parse: fileUnlessOff,
  },
  apnsKeyId: {
    name: 'MESSAGING_APNS_KEY_ID',
    default: 'unset',
    unset: null,
    meaning: 'Id of that key, ten characters.',
    parse: appleId,
  },
  apnsTeamId: {
    name: 'MESSAGING_APNS_TEAM_ID',
    default: 'unset',
    unset: null,
    meaning: 'Id of the team of the developer, ten characters.',
    parse: appleId,
  },
  apnsTopic: {
    name: 'MESSAGING_APNS_TOPIC',
    default: 'unset',
    unset: null,
    meaning: 'Bundle id of the app that gets the push messages, such as `com.example.shop`.',
    parse: apnsTopic,
  },
  apnsUrl: {
    name: 'MESSAGING_APNS_URL',
    default: 'https://api.push.apple.com,https://api.sandbox.push.apple.com',
    meaning:
      'Addresses of APNs: that for apps, then that for apps under development; a single one serves both. `http://` only on this machine.',
    parse: apnsUrls,
  },
  fcmAccountFile: {
    name: 'MESSAGING_FCM_SERVICE_ACCOUNT_FILE',
    secret: 'files' as const,
    default: 'off',
    meaning:
      'File of the service account that signs in to Google (FCM), as the console of Firebase gives it (`.json`). Push messages of live accounts to all other tokens then leave; with `off` the sandbox captures them.',
    parse: fileUnlessOff,
  },
  fcmUrl: {
    name: 'MESSAGING_FCM_URL',
    default: 'https://fcm.googleapis.com',
    meaning: 'Address of FCM. `http://` only on this machine.',
    parse: serviceUrl,
  },
}
