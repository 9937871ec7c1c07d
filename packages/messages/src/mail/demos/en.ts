export const demoMails = {
  'demo.calendar': 'Tenderlane demo for {{company}}',
  'demo-requested.subject': '{{company}} asks for a demo',
  'demo-requested.text': '{{company}} asks for a demo. Choose a time in the queue of demos.',
  'demo-confirm.subject': 'Confirm your demo',
  'demo-confirm.text':
    '{{person}}, a demo of Tenderlane was asked for with this address. Open the page and press “Confirm” within {{hours}} hours. If you did not ask for it, press “Do not write to me again” there, or ignore this message.',
  'demo-agreed.subject': 'Demo on {{at}}',
  'demo-agreed.text':
    'The demo for {{company}} takes place on {{at}}. {{person}} shows you the product. The time is attached for your calendar.',
  'demo-moved.subject': 'The demo is moved to {{at}}',
  'demo-moved.text': 'The demo for {{company}} is moved to {{at}}. The new time is attached for your calendar.',
  'demo-reopened.subject': '{{company}} asks for another time',
  'demo-reopened.text':
    '{{company}} cannot come to the demo on {{at}} and asks for another time. Choose one in the queue of demos.',
  'demo-canceled.subject': '{{company}}: demo canceled',
  'demo-canceled.text': 'The demo for {{company}} does not take place.',
  'demo-reminder.subject': 'Demo on {{at}}',
  'demo-reminder.text':
    'A reminder: the demo for {{company}} takes place on {{at}}. It can be changed or canceled until 2 hours before.',
};
