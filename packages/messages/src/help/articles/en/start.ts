export const start = {
  'signing-in': `# Signing in and first steps

Tenderlane has no passwords. You sign in with a code that comes to your e-mail address or phone.

## The code

Enter your e-mail or your phone number with its country code and press **Send the code**. The message holds six digits, which are valid for 10 minutes. If no code arrives, look into the spam folder, check the address for a mistake, and ask for a new code after a minute; it replaces the one before. Sometimes the message holds a link instead of digits: open it and press the button to see them. Never pass the digits on: nobody of ours asks for them.

## The first time

A newcomer enters a name and then the company. Whoever creates the company becomes its owner and can invite colleagues. If a colleague has invited you, open the link of the invitation: you join that company with the role that was chosen for you.

## Links to tenders

A carrier can open an invitation or a tender from the link in a message without a code. The link works for 72 hours, and only for the tenders of the company that sent it. With it you can bid, decline, withdraw and confirm. For everything else sign in with a code.

## Two applications

Shippers and carriers have an application each. One login works in both, and **Switch to another application** leads from one to the other. **Log out** ends the session on this device.`,
  'dashboard-and-lists': `# Dashboard and lists

The dashboard shows what needs you now, and the lists show everything.

## Dashboard

- **Decide now**: approvals asked of you, tenders whose bidding is over, winners that have not confirmed, tenders without a winner. The most urgent ones come first.
- **Live tenders**: open bidding, least time left first.
- **Exceptions**: late loading, a lost winner, papers that expire, requests that wait.
- **Lanes** and **Savings**: prices of 90 days, and what you saved in each week.

Every number opens the list that it counts. **Mine** shows your own tenders, **All** those of the whole company; your choice is remembered.

## Working in a list

Search by name, number or city, set filters, and sort by a column. Columns, order and filters can be saved as a view and shared with colleagues. The tenders can also be seen as a calendar or in groups with totals. On a keyboard, the key **?** shows all shortcuts of the list.

Select rows to change many of them at once. Long work goes on in the background: you may leave the page and look at the result later.

## Files

**Export** saves the list with the present filter as CSV or Excel. Carriers and facilities can be imported from a CSV or XLSX file. You match the columns and look through the mistakes before anything is saved.`,
  'company-and-roles': `# Company, colleagues and roles

Everybody works in a company and has a role there. A company in whose name you work is also called a brand.

## Roles

- **Owner** and **administrator**: everything, settings and colleagues included. Only the owner can hand over or close the company.
- **Manager**: writes tenders, chooses and approves winners, manages carriers, sees bank details.
- **Dispatcher**: writes and publishes tenders and manages carriers, but does not choose the winner.
- **Accountant**: sees tenders, carriers and bank details.
- **Viewer**: sees tenders and carriers, changes nothing.

A button that your role does not include is disabled and says why. Nobody changes their own role, and the last administrator cannot be removed.

## Colleagues

Under **Colleagues** an administrator invites a person by e-mail or phone, gives a role and removes access, which then ends at once on all devices. **Make owner** hands the company over.

## More than one brand

A person may belong to several brands and works in one at a time. Switch in the account menu. If a link leads to another brand, you are asked to switch or to request access.

## Settings

**Brands** holds name, country, currency, legal data, bank details and signees. **Tender defaults** holds the terms that new tenders begin with, and the rule for approvals. **Own fields** and **Own lists** add your company’s own data; carriers never see it.`,
  'errors-and-support': `# Errors and support

A message about an error says what happened and what to do. What you typed stays in the form.

## What you may meet

- **Page not found**: the link is no longer active, or it was changed. Start again from the main page.
- **No access**: your role does not include the page or the button. Ask an administrator of your company. If the record belongs to another of your brands, switch to it.
- **Changed meanwhile**: a colleague saved something else. The page shows what, and asks which text to keep.
- **Not possible now**: the state of the tender has changed, for example bidding is over or a newer bid exists. Reload and look again.
- **Too many attempts**: wait for the time shown.
- **Too large or wrong file**: choose a smaller file, or another format.
- **Offline**: the connection is broken. Changes wait and are sent when it is back.
- **Something went wrong**: the fault is ours. Try again; if it stays, write to us.

Red text beside a field says what to correct there.

## Writing to support

Open the support menu at the top of the page and press **Write to support**. Name the tender, what you pressed, what you expected and what you saw; a picture of the screen helps. Your support ID in the same menu tells us at once which company you ask for. Your colleagues see the answer too, under **Requests**.`,
} as const;
