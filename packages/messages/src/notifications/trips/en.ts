export const tripNotices = {
  'driver-link-moved.title': 'Driver’s link opened on another phone',
  'driver-link-moved.text':
    'The link to {{tender}} no longer works on the phone before. If it was not your driver, make a new link.',
  'load-proof-added.title': 'Proof of delivery to check',
  'load-proof-added.text':
    '{{carrier}} sent a proof of delivery of {{tender}} at {{text}}. Without your answer it is accepted after two days.',
  'order-proof-refused.title': 'Proof of delivery refused',
  'order-proof-refused.text': '{{company}} refused the proof of delivery of {{tender}} at {{text}}. Send another one.',
  'trip-stop-changed.title': 'Contact or note of a stop changed',
  'trip-stop-changed.text':
    'The contact or the note of {{text}} has changed for {{tender}}. The page of the order shows it.',
  'order-vehicle-asked.title': 'Name the driver and the truck',
  'order-vehicle-asked.text':
    'The shipper asks who drives {{tender}} and with what. Name the driver and the truck on the page of the order.',
  'trip-arrived.title': 'The truck has arrived',
  'trip-arrived.text': 'The truck of {{tender}} has arrived: {{text}}.',
  'trip-change-proposed.title': 'Change of a stop to answer',
  'trip-change-proposed.text': 'A change is proposed for {{tender}}: {{text}}. It takes effect when you accept it.',
  'trip-change-accepted.title': 'Change of a stop accepted',
  'trip-change-accepted.text': 'Your change for {{tender}} is accepted and takes effect now: {{text}}.',
  'trip-change-refused.title': 'Change of a stop refused',
  'trip-change-refused.text': 'Your change for {{tender}} is refused: {{text}}. What was agreed before stays.',
  'load-vehicle-named.title': 'Driver or truck named',
  'load-vehicle-named.text': '{{carrier}} says who drives {{tender}} and with what: {{text}}',
  'load-vehicle-taken-back.title': 'Driver or truck taken back',
  'load-vehicle-taken-back.text':
    '{{carrier}} named these for {{tender}} and took them back: {{taken}}. Now nobody and nothing is named.',
  'load-vehicle-partly-taken-back.title': 'Driver or truck taken back',
  'load-vehicle-partly-taken-back.text':
    '{{carrier}} named these for {{tender}} and took them back: {{taken}}. Named now: {{text}}',
} as const;
