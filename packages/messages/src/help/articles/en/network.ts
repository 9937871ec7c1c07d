export const network = {
  'inviting-carriers': `# Inviting carriers

Tenders are seen by the carriers of your network and by those whom you invite into it.

## How to invite

Open **Carriers** and press **Invite carriers**. Paste e-mail addresses and phone numbers, one per line or separated by commas. Each carrier gets a message with a personal link. An invitation is good for 14 days and is used once; you can send it again or revoke it.

## What the carrier does

The carrier opens the link on a phone or a computer, sees the tenders meant for it and can bid. There is nothing to install and no password: later the carrier signs in with a code sent to its e-mail or phone.

## Other ways in

- **Public link**: publish a tender with a public link. Whoever opens it can ask you for access and place a provisional bid, which counts once you have let the carrier in.
- **Access request**: a carrier asks by itself. You approve or decline it under **Carriers**.

## Order in your network

Labels group carriers, for example by lane or truck, and a tender can be meant for some labels only. When you suspend a carrier, its bids stop counting until you resume the work. When you have checked its papers, confirm its legal ID. The number of messages to people who have not accepted yet is limited, so that nobody is flooded.

## More about your network

**Suggested carriers** are companies that you may want to invite. **Duplicates** finds carriers that stand in your network twice, and merges them. Many carriers at once are added from a CSV or Excel file with **Import**. An **announcement** tells the carriers of your network one thing at once; the next one must wait for some hours.`,
  'carrier-packet': `# Carrier packet and papers

A shipper can ask its carriers for a packet: questions, documents and an agreement. Until the packet is approved, a carrier may bid, but its bids are provisional and cannot win.

## For the shipper

Owner and administrators build the packet under **Carrier packet** in the account, publish it and ask carriers for it. When a carrier has handed it in, read it on the carrier’s page and decide about each section: approve it, or reject it and write what is missing. A rejected section goes back to the carrier.

A carrier can win only if its required documents are valid on the day of delivery and its insurance covers the value of the cargo. You are warned when you invite and compare. **What expires** lists documents and licences of your network by their last day.

## For the carrier

Open **Carrier packets** in your profile, answer the questions, attach documents such as insurance and licence, accept the agreement and hand the packet in. What you have already answered to another shipper can be taken over.

Files are kept once under **Documents**. A shipper sees one only when you attach it to its packet.

## When something expires

Both sides are reminded 60, 30, 14, 7 and 1 days before a document expires. An expired required document, or changed bank or legal data, sends the packet back to the carrier. Replace the document and hand the packet in again.`,
  'carrier-figures': `# Figures and reviews

The figures show how a carrier worked for one shipper in the last 90 days. Each is shown from 5 loads on, because fewer say too little.

## The figures

- **Response**: the share of invitations that the carrier answered, with a bid or with a refusal. Invitations of less than 30 minutes do not count.
- **Acceptance**: awards that the carrier confirmed, of all that it confirmed, refused or let lapse. A lapse at night does not count.
- **Cancellations**: orders given back, weighted by the hours before the pickup.
- **On time**: arrivals that are proven, by the driver at the place or by both sides. Until ten minutes after the window one counts in full, until an hour after it half.
- **Rating**: the mean of the stars.

The shipper finds them on the carrier’s page and beside the bids. The carrier finds its own under **Your figures**. **How this is computed** lists every load behind a figure.

## Reviews

After a completed order the shipper gives one to five stars. With fewer than four a reason is required. A review can be changed for 14 days. A note for colleagues is not shown to the carrier.

## If a figure is wrong

A carrier that does not agree presses **Contest** beside the load and writes why it should not count. Each load can be contested once. The shipper reads it and agrees or declines; if it agrees, the load no longer counts. The answer stands beside the load.`,
  facilities: `# Facilities

A facility is a place where you load or unload: a warehouse, factory, terminal, port or shop. Keep it once, and fill in a stop of a tender with one press.

## What a facility holds

Address and position on the map, category, working days and hours with breaks, days on which it is closed, contacts, photos and a note for drivers. Hours are those of the place itself, in its own time zone. If the time of a stop lies outside these hours, the tender says so before you publish it.

## Mine and public

**Mine** are the facilities of your company; others do not see them. **Public** ones are seen by all companies and can be used in any route. You can propose one of yours to be made public, or report a mistake in a public one; the people who run the platform decide.

## Keeping order

Mark those you use often as favourites: they are your own choice, colleagues have theirs. An inactive facility stays in old tenders and is no longer suggested for new ones. What you delete can be restored under **Deleted**.

Many places are added at once with **Import from a file**, in CSV or XLSX. The page of a facility shows its loads and the history of its changes.`,
} as const;
