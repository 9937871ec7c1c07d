export const map = {
  title: 'Map of the route: {{from}} to {{to}}',
  failed: 'The map cannot be shown here. The route:',
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
  whole_route: 'Show the whole route',
  attribution: 'Sources of the map',
  'gesture.ctrl': 'Hold Ctrl and scroll to zoom the map',
  'gesture.command': 'Hold ⌘ and scroll to zoom the map',
  'gesture.fingers': 'Move the map with two fingers',
  'stop.pickup': 'Pickup: {{place}}',
  'stop.stop': 'Stop: {{place}}',
  'stop.delivery': 'Delivery: {{place}}',
};
