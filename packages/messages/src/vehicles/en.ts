export const vehicles = {
  label: 'Running orders',
  map: 'Map of the trucks of running orders',
  none: 'No running orders',
  none_text: 'An order appears here after its confirmation. Change the filter to see others.',
  untracked: 'No position yet',
  seen: '{{place}}, {{time}}',
  silent: '{{place}}, no signal since {{time}}',
  eta: 'ETA {{time}}',
  late: 'ETA {{time}}, {{late}} late',
  capped: 'The newest {{count, number}} orders are shown. Narrow the filter to see others.',
  whole: 'Show all trucks',
  failed: 'The map cannot be shown here. The list shows where the trucks are.',
};
