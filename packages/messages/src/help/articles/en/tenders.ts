export const tenders = {
  'how-tenders-work': `# How tenders work

A tender asks carriers for the price of one load. It begins as a draft and ends as an order.

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
  'bids-and-ranks': `# Bids and ranks

A bid is a price with its conditions: VAT, days to pay, how long it is valid, a comment.

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
  'choosing-a-winner': `# Choosing a winner

The terms say whether a person chooses the winner or the product does at the end.

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
  'money-terms': `# Prices, VAT and payment

Every tender has one currency, one basis and one VAT rate. They are set before publication and stay as they are.

## The rates of a tender

- **Starting rate**: the highest price that a bid may have. Carriers see it.
- **Target rate**: what you would like to pay. Carriers never see it.
- **Book-now price**: a carrier that takes it wins at once.
- **Bid step**: by how much at least a new bid must be lower, as an amount or a percentage.

The basis says what the price is for: the whole trip, a kilometre, a tonne or a pallet.

## How prices are compared

A carrier says whether its price is with or without VAT, and after how many days it wants to be paid. For comparison every price is taken without VAT and for the whole quantity. Days to pay matter only if your company has entered its cost of money a year: then a later payment counts as a lower price. The result is the **comparable price**; rank, step and limits are checked with it.

## Savings

Savings are the base minus the awarded price. The base is always named: starting rate, target rate, lane median or first bid. The lane median is the middle awarded price of a lane in 90 days; with fewer than 5 awards it is not shown.

## Currencies and paying

Sums on the dashboard are in your company’s currency, by the rates in its settings. A currency without a rate is added up separately. For a load the two companies pay each other directly: Tenderlane does not hold the money.`,
} as const;
