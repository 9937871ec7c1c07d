export const carriers = {
  'working-as-carrier': `# Working as a carrier

The application for carriers has one list for each step of your work.

## The lists

- **Tenders**: what shippers invite you to. Press a tender to see route, cargo and terms, and to bid or decline.
- **My bids**: where you take part. You see whether you lead, were outbid, or must re-confirm because the tender has changed.
- **Awards**: what you have won. Confirm before the time runs out, or refuse with a reason.
- **History**: what is over, with your place and the reason.

## After the confirmation

The order is yours, its chat opens, and you see the contacts at the stops. Name driver, truck and trailer on the page of the order; the shipper sees them there. If you cannot carry it, press **Give the order back** at once, so that another carrier can be found.

## Your profile

- **Fleet**: drivers, trucks and trailers with licences and papers, so that you need not type them for every order.
- **Contacts**: people whom shippers may call.
- **Lanes and equipment**: where you drive and with what. Shippers choose carriers by it. You decide whether shippers who do not know you may find you.
- **Documents** and **Carrier packets**: what shippers want to know before you can win.
- **Announcements**: what your shippers tell all their carriers.

Without a connection a page says so; a bid is placed only when the page shows it.`,
  'what-competitors-see': `# What competitors see

Carriers bid without knowing who the others are. No carrier ever sees the name of another one.

## While bidding goes on

It depends on the mode of the tender:

- **Open**: a carrier sees the best price, its own rank and the number of bidders.
- **Rank only**: it sees its own rank and no price of others.
- **Sealed**: it sees only its own bid, and no message tells that somebody bid less.

In every mode carriers see route, cargo, terms, starting rate, book-now price, bid step and the end of bidding. They never see the target rate, the limit for the automatic choice, your notes and your own fields.

## After the choice

The others are told their rank, the reason and how far they were from the chosen price: exactly in open tenders, otherwise roughly, for example 2 to 5 %. Names and phone numbers of the contacts at a stop are shown to the confirmed carrier alone.

## What the shipper sees

The shipper sees every bid with the carrier’s name. In a sealed tender it sees until the end only how many carriers have bid. If such a tender is canceled before its end, the prices are never opened.

## Other companies

Each company sees only its own tenders, carriers and figures. The people who run the platform look into a company’s loads only with its permission.`,
  penalties: `# Canceling and penalties

Plans change. The cost of a change depends on what has happened already.

## Free of charge

While the papers are unsigned and the cargo is not loaded, nobody pays anything:

- The shipper may release the winner once for each load, with a reason, or cancel the load.
- The carrier may refuse the award, or press **Give the order back** and name the reason.

It is free, but it is counted. A refusal, or a confirmation that was not given in time, lowers the carrier’s acceptance. An order given back raises its cancellations: not at all more than 48 hours before the pickup, by half from 24 to 48 hours, and fully with less than 24 hours left. A release counts for the shipper as well.

## Afterwards

Once the papers are signed or the cargo is loaded, the penalty, that is the fine, which your transport documents name applies: whoever cancels owes it to the other side. Tenderlane does not set, compute or collect penalties at present. Agree on them in your contract or transport order and settle them between your companies.

## If you disagree

The load keeps its history: who changed or canceled what, when, and with which reason. A shipper can contest a completed order within 48 hours, with a reason and files; both sides see them. Write about the matter in the chat of the load, so that everything stays in one place.`,
  'chat-and-notifications': `# Chat and notifications

What happens reaches you while the page is open, and by message when it is not.

## Chat about a load

There is one chat for each load and carrier. It opens when the carrier confirms; the shipper can open it earlier with any carrier that the tender has reached. Only the people of these two companies read it.

Send text and files: Enter sends, Shift+Enter begins a new line. You see whether your message was seen. When the load is archived, its chat can still be read, but nothing can be sent in it.

Notes for colleagues stand apart from the chat and are never sent to the other side.

## Chat with support

**Write to support** in the support menu opens a chat with the people who run this platform. Your support ID in the same menu tells them at once which company you ask for.

## Notifications

Shippers hear of access requests, ended bidding, approvals and confirmations; carriers of new tenders, of being outbid, of more time, of winning and losing. All of it stands under the bell, and comes by e-mail, by phone or to Telegram. In the notification settings you choose what reaches you where, quiet hours, and one e-mail a day for what can wait.

A company that invites you may write to you only a limited number of times until you accept. Every such message has a link by which you hear no more of that company; sign-in codes still come.`,
} as const;
