export const trips = {
  'orders-under-way': `# Orders under way

From the confirmation to the delivery an order has a trip: stops with their times, tasks, proofs of delivery and the position of the truck. Both sides see it on the tab **Trip** of the order.

## Reports

- Arrival, work and departure at a stop come from the position of the truck, from the driver, or by hand from either side. Press a time to see who reported it.
- A time that was reported by hand counts when the other side confirms it. After 48 hours of silence it is kept, but it says nothing about being on time.
- You can take your own report back for five minutes. Only the shipper can skip a stop, with a reason.

## Tasks and changes

There is a task for each stop, and either side can add more, with a performer and a date. Contact and note of a stop change at once. Another time, another address or a new stop takes effect when the other side accepts.

## Proof of delivery

At each delivery the driver or the carrier adds photos, files or the receiver’s signature. If all of it was made at the place, the order completes by itself. Otherwise the shipper accepts or refuses the proof within 48 hours; no answer accepts it.

## Expected arrival

The expected arrival (ETA) is worked out from the last position: distance, speed, breaks, rest and the stops before. Press it to see these parts and by how much it may differ.

In the list of tenders a shipper can choose **Map of running orders**, where the trucks move. Filters find the orders that are late or have sent no position.

## Tracking links

A consignee can follow the trip without an account. Make a link for each of them under **Tracking links** on the tab of the trip. It shows state, cities, expected arrival and a rounded position, but no names, phone numbers, prices or plates. You can revoke it at any time.

## Who sees what

The shipper never sees the carrier’s costs or its other trips. The carrier never sees the shipper’s notes.`,
  'driver-and-position': `# Driver’s link and positions

A driver needs no account: a link opens the trip on the phone. Positions of the truck come from this phone or from the carrier’s telematics.

## Driver’s link

First name driver and truck on the page of the order. Then send the link by SMS or e-mail, or show it: copy it, share it, or let the driver scan the QR code. The shipper can only have it sent to the named driver and never sees it.

The link works on one phone at a time. Opened on another phone, it moves there, and the carrier is told. **Make a new link** ends the old one. It also ends 24 hours after the order is completed. A driver can choose to get no more such messages.

## On the phone

The driver presses large buttons: arrived, loading, loaded, unloading, delivered. Photos, counts, temperature, seal number and the receiver’s signature are added there too. All of this works without a connection: the page shows what waits, and sends it later with its own time, each report once.

## Sharing the position

The driver switches it on, and it ends by itself when the order is completed. A page gets the position only while it is open and the screen is on. The free app **Traccar Client** reports on the whole route; one press on the driver’s page sets it up. When sharing is off, nothing is sent, and others see only that it is off.

## Telematics

In the settings a carrier adds its account under **Telematics** and names the truck of each device. The token is shown only once; keep it like a password. Positions are stored only while the truck has an order.

## Who sees the position

Carrier and shipper see it from 24 hours before the first stop until the order is completed; the shipper does not see it near the stops of other shippers. Consignees see it rounded to about a kilometre.`,
} as const;
