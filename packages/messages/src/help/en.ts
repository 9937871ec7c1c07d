/** Help articles in markdown, by name; their titles are in the area `support`. The server loads them on request. */
export const help = {
  'how-tenders-work': `A tender asks carriers for the price of one load. It begins as a draft and ends as an order.

## From draft to order

1. Fill in the draft: stops with their times, cargo, truck, payment. The checklist beside the form names what is missing.
2. Set the terms: how long bidding lasts, the mode, the bid step and, if you like, a starting rate, a target rate and a book-now price.
3. Choose the audience and publish, at once or at a set time.
4. Carriers bid until the end. In open and rank-only tenders a new leader shortly before the end moves it by the extra time, up to the limit in the terms.
5. The winner is chosen by hand or automatically, and has to confirm in time.

## Three modes

- **Open**: carriers see the best price, their own rank and the number of bidders.
- **Rank only**: carriers see their own rank.
- **Sealed**: a carrier sees only its own bid, and until the end the shipper sees only how many carriers have bid.

Carriers never see the target rate or the names of others.

## What can change later

After publication the audience and the time can only grow; mode, currency and VAT stay. If the shipper changes route, dates, cargo, truck or payment, carriers must re-confirm their bids. A tender that ended without a winner can be published again, also at a higher price.`,
  'inviting-carriers': `Tenders are seen by the carriers of your network and by those whom you invite into it.

## How to invite

Open **Carriers** and press **Invite carriers**. Paste e-mail addresses and phone numbers, one per line or separated by commas. Each carrier gets a message with a personal link. An invitation is good for 14 days and is used once; you can send it again or revoke it.

## What the carrier does

The carrier opens the link on a phone or a computer, sees the tenders meant for it and can bid. There is nothing to install and no password: later the carrier signs in with a code sent to its e-mail or phone.

## Other ways in

- **Public link**: publish a tender with a public link. Whoever opens it can ask you for access and place a provisional bid, which counts once you have let the carrier in.
- **Access request**: a carrier asks by itself. You approve or decline it under **Carriers**.

## Order in your network

Labels group carriers, for example by lane or truck, and a tender can be meant for some labels only. When you suspend a carrier, its bids stop counting until you resume the work. When you have checked its papers, confirm its legal ID. The number of messages to people who have not accepted yet is limited, so that nobody is flooded.`,
  'bids-and-ranks': `A bid is a price with its conditions: VAT, days to pay, how long it is valid, a comment.

## How bids are compared

By the **comparable price**: the total without VAT at the tender’s days to pay. The lowest one has the first rank; of two equal bids the earlier one is ahead. Only valid bids have a rank.

## Which bids are accepted

- A bid may not be higher than the starting rate.
- In an open tender it must be lower than the best bid by at least the bid step; where only the rank is shown, lower than the carrier’s own last bid. A sealed bid can be replaced until the end.
- An unusually low bid has to be sent a second time to confirm that it is meant.
- A bid that the shipper took by phone is provisional until the carrier accepts it.

The server’s clock decides whether a bid came in time.

## Taking a bid back

A carrier can withdraw its bid with a reason as long as there is enough time before the end; that is final for this tender. Later a bid binds.

When the shipper changes route, dates, cargo, truck or payment, a bid counts again only after its carrier has re-confirmed it.

## The chain

Every bid and decision of a load is an entry of a chain. Those who take part can check in the browser that its order was not changed; your receipt shows your own entry.`,
  'choosing-a-winner': `The terms say whether a person chooses the winner or the product does at the end.

## By hand

Compare the bids on the page of the tender: rank, price, difference to the target rate, validity and comment stand side by side. Choose a carrier before the time for the decision is over. In a tender that is not sealed you may choose before the end too.

## Automatically

At the end the carrier with the lowest comparable price is chosen, if the price is within the limit that the terms set. If nobody is within it, you choose by hand. A carrier that takes the **book-now price** wins at once.

## Approval

Your company can require that a second person approves an award above a limit. Bidding stops meanwhile. Who chose the carrier cannot approve the choice.

## Confirmation

The winner has to confirm in time. If it does not, an automatic tender goes on to the next candidate; otherwise you choose again. After the confirmation the load is an order, and the others are told their rank and how far they were from the chosen price.

## Another way

You can release the winner once for a load, with a reason, and reopen bidding that was not sealed at most twice. A tender without a winner can be published again. **How the winner was chosen** shows what the choice was based on.`,
  'chat-and-notifications': `What happens reaches you while the page is open, and by message when it is not.

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
