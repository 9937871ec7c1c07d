export const auction = {
  'tile.best': 'Best comparable',
  'tile.bids': 'Bids / invited',
  'tile.answers': '{{opened}} opened, {{accepted}} accepted',
  'tile.target': 'Target',
  'tile.starting': 'Starting',
  'tile.book_now': 'Book now',
  'tile.to_target': '{{percent}} to target',
  'tile.step': 'step {{step}}',

  'chain.check': 'Check chain',
  'chain.about':
    'Every bid and decision is a link that contains the one before. Your browser computes all of them again.',
  'chain.checking': 'Checking…',
  'chain.intact_one': 'Chain of {{count, number}} entry intact',
  'chain.intact_other': 'Chain of {{count, number}} entries intact',
  'chain.contents_one': 'the content of {{count, number}} proved',
  'chain.contents_other': 'the contents of {{count, number}} proved',
  'chain.broken': 'The chain is broken at entry {{entry}}',
  'chain.content_broken': 'The content of entry {{entry}} is not what was committed',
  'chain.empty': 'Nothing to check before publication',
  'chain.closed': 'Bids are hidden here: the chain opens when the tender ends',

  'conflict.title': 'Your change was not saved',
  'conflict.meanwhile': '{{what}} ({{time}}). Below is the current state.',
  'conflict.reference': '{{status}} · {{code}} · request {{request}}',
} as const;
