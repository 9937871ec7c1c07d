/** The page of one carrier in the shipper's application. */
export const carrierPage = {
  not_found: 'Carrier not found',
  not_found_text: 'It is not in your network, or the link is wrong.',
  to_list: 'To the carriers',
  breadcrumb: 'Where you are',
  parts: 'Parts of the carrier',

  'tab.company': 'Company',
  'tab.contacts': 'Contacts',
  'tab.drivers': 'Drivers',
  'tab.trucks': 'Trucks',
  'tab.trailers': 'Trailers',
  'tab.documents': 'Documents',
  'tab.questionnaire': 'Questionnaire',
  'tab.tenders': 'Tenders',
  'tab.reviews': 'Reviews',

  'packet.not_completed': 'Packet not completed',
  'packet.completed': 'Packet completed',
  'packet.on_review': 'Packet on review',
  'packet.approved': 'Packet approved',

  'tenders.title': 'Tenders awarded to this carrier',
  'tenders.tender': 'Tender',
  'tenders.state': 'State',
  'tenders.price': 'Price',
  'tenders.pickup': 'Pickup',
  'tenders.no_route': 'No route yet',
  'tenders.empty': 'Nothing was awarded to this carrier yet',
  'tenders.empty_text': 'When you choose it as the winner of a tender, the tender stands here.',
  'tenders.open': 'To the tenders',
} as const;
