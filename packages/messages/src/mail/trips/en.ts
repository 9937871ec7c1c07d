export const tripMails = {
  'driver-link.subject': 'Your trip for {{carrier}}',
  'driver-link.text':
    '{{carrier}} asks you to report this trip from your phone. Open the link on it: you need no account and install nothing. The link is only for you, so do not pass it on.',
  'driver-link.sms': 'Your trip for {{carrier}}. Only for you.',
  'driver-link-moved.subject': '{{load}}: the driver’s link was opened on another phone',
  'driver-link-moved.text':
    'The driver’s link of {{tender}} was opened on another phone, and it no longer works on the phone before. If it was not your driver, make a new link on the page of the order.',
  'driver-trip-changed.subject': 'Your trip for {{carrier}} has changed',
  'driver-trip-changed.text':
    'A stop of your trip for {{carrier}} has changed. Open the link on your phone and look at it.',
  'driver-trip-changed.sms': 'Your trip for {{carrier}} has changed.',
  'trip-stop-changed.subject': '{{load}}: contact or note of a stop changed',
  'trip-stop-changed.text':
    'The contact or the note of {{text}} has changed for {{tender}}. The page of the order shows it.',
  'order-vehicle-asked.subject': '{{load}}: name the driver and the truck',
  'order-vehicle-asked.text':
    'The shipper asks who drives {{tender}} and with what. Name the driver and the truck on the page of the order.',
  'trip-arrived.subject': '{{load}}: the truck has arrived',
  'trip-arrived.text': 'The truck of {{tender}} has arrived: {{text}}.',
  'trip-change-proposed.subject': '{{load}}: change of a stop to answer',
  'trip-change-proposed.text': 'A change is proposed for {{tender}}: {{text}}. It takes effect when you accept it.',
  'trip-change-accepted.subject': '{{load}}: change of a stop accepted',
  'trip-change-accepted.text': 'Your change for {{tender}} is accepted and takes effect now: {{text}}.',
  'trip-change-refused.subject': '{{load}}: change of a stop refused',
  'trip-change-refused.text':
    'Your change for {{tender}} is refused: {{text}}. What was agreed before stays.\n\nReason: {{reason}}',
  'load-proof-added.subject': '{{load}}: proof of delivery to check',
  'load-proof-added.text':
    '{{carrier}} sent a proof of delivery of {{tender}} at {{text}}. Without your answer it is accepted after two days.',
  'order-proof-refused.subject': '{{load}}: proof of delivery refused',
  'order-proof-refused.text':
    '{{company}} refused the proof of delivery of {{tender}} at {{text}}. Send another one.\n\nReason: {{reason}}',
  'load-vehicle-named.subject': '{{load}}: driver or truck named',
  'load-vehicle-named.text': '{{carrier}} says who drives {{tender}} and with what: {{text}}',
  'load-vehicle-taken-back.subject': '{{load}}: driver or truck taken back',
  'load-vehicle-taken-back.text':
    '{{carrier}} named these for {{tender}} and took them back: {{taken}}. Now nobody and nothing is named.',
  'load-vehicle-partly-taken-back.subject': '{{load}}: driver or truck taken back',
  'load-vehicle-partly-taken-back.text':
    '{{carrier}} named these for {{tender}} and took them back: {{taken}}. Named now: {{text}}',
} as const;
