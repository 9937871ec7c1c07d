import type { SearchWords } from '../search-words';

export const searchWords: SearchWords = {
  articles: {
    'signing-in':
      'login log register registration sign-up account verification SMS text forgot PIN authentication session',
    'company-and-roles':
      'user coworker employee staff team member rights permission access admin boss ownership transfer rename address profile tax firm',
    'inviting-carriers':
      'haulier transporter vendor supplier partner upload import spreadsheet list bulk database add block email invite link',
    'how-tenders-work':
      'auction create post shipment freight publish republish repost extend extension prolong deadline early edit start unsold',
    'bids-and-ranks':
      'offer quote quotation lower undercut cancel delete remove withdraw mistake position outbid minimum decrement',
    'choosing-a-winner':
      'award select pick accept assign decide cheapest lowest second best answer silent reopen automatic',
    'money-terms': 'tax invoice due pay paid payment net gross fee commission cost exchange euro budget tariff',
    'what-competitors-see': 'hidden hide visible visibility anonymous secret private confidential rival blind',
    penalties: 'fine charge cancellation cancelling late compensation damages dispute complaint claim refuse default',
    'carrier-packet':
      'certificate policy license permit compliance onboarding vetting verification expired renew upload attach form contract',
    'carrier-figures':
      'score scorecard star performance statistics punctuality percentage feedback reputation calculated metric rate',
    'orders-under-way':
      'delivery delivered pod arrived unloaded late delay monitor follow where customer receiver eta geofence',
    'driver-and-position':
      'gps location coordinates phone mobile app whereabouts telemetry device token geolocation offline',
    facilities: 'location site depot address dock place opening business schedule gate',
    'working-as-carrier': 'trucker trucking vehicle lorry find loads freight assign start transport',
    'chat-and-notifications': 'email alert push SMS mute unsubscribe turn off disable silent spam unread letter write',
    'errors-and-support': 'bug crash broken problem work hotline call contact ticket blank forbidden fail failed slow',
    'dashboard-and-lists':
      'home overview report analytics statistics table filter find download spreadsheet bulk orders archive',
  },
  ignored:
    'a an and are at be can could did do does for from get has have how i in is it me my of on or our should so that the there they this to was we what when where which who why will with would you your',
};
