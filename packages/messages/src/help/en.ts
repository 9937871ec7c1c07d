export const help = {
  title: 'Help',
  close: 'Close help',
  search: 'Search the help',
  all: 'All articles',
  found_one: '{{count, number}} article',
  found_other: '{{count, number}} articles',
  none: 'No article found',
  none_text: 'Try other words, or ask support.',
  none_visitor: 'Try other words.',
  write: 'Write to support',
} as const;
