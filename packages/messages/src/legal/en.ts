/** Terms of use, policy and privacy policy. Only their pages load them. */
export const legal = {
  terms: {
    service: {
      title: 'The service',
      text: 'Tenderlane lets shippers publish transport tenders, lets carriers bid in them, and records what was agreed. The company that runs this installation provides the service; it is not a party to the carriage.',
    },
    account: {
      title: 'Your account',
      text: 'You sign in with a code sent to your phone or e-mail. Keep both under your control: what is done from your account counts as done by you. Your company’s administrators decide what you may do for it.',
    },
    bids: {
      title: 'Tenders and bids',
      text: 'A bid binds the carrier for as long as the tender says. The server’s clock decides whether a bid came in time. An award is final when the carrier confirms it; the contract of carriage is then made between shipper and carrier, with the terms of the tender.',
    },
    fair: {
      title: 'Fair use',
      text: 'Do not bid without the intention to carry, do not agree prices with competitors, do not try to see what is not meant for you, and do not publish what breaks the law. A company may be suspended for it.',
    },
    liability: {
      title: 'Liability',
      text: 'The service is provided as it is. The provider answers for damage caused on purpose or by gross negligence, and for what the law does not allow to exclude. Loss of and damage to cargo are governed by the contract of carriage and its law.',
    },
    software: {
      title: 'The software',
      text: 'Tenderlane is open-source software under the MIT licence. Whoever runs this installation is responsible for it and for the data in it; the authors of the software neither run it nor see its data.',
    },
    changes: {
      title: 'Changes',
      text: 'These terms may change. A change is announced in the application, and you accept it at your next sign-in.',
    },
  },
  privacy: {
    kept: {
      title: 'What is kept',
      text: 'Your name, e-mail or phone, language and company; what you and your colleagues enter about tenders, bids and carriers; when and from which network address you signed in. Codes and session tokens are stored only as fingerprints that cannot be turned back.',
    },
    why: {
      title: 'What it is for',
      text: 'To let you sign in, to run tenders, to tell you what happened in them, to prove later who did what, and to protect accounts from misuse. Nothing is sold and there is no advertising.',
    },
    who: {
      title: 'Who sees it',
      text: 'Your company’s members according to their roles. A carrier sees of a tender what it needs to bid; a shipper sees of a carrier what the carrier gave. Mail and SMS services receive what a message needs. The provider looks at your tenders only with your company’s permission.',
    },
    how_long: {
      title: 'How long',
      text: 'As long as your company uses the service, and afterwards as long as the law on commercial records demands. The history of a tender cannot be changed, so that it stays a proof; personal entries that nothing requires are removed on request.',
    },
    rights: {
      title: 'Your rights',
      text: 'You may ask what is stored about you, have errors corrected, receive a copy, have what is no longer needed deleted, and complain to a supervisory authority. Write to the company that runs this installation.',
    },
    browser: {
      title: 'In your browser',
      text: 'The application keeps your session, language, theme and filters in the browser’s storage, and one cookie that protects against forged requests. There are no tracking cookies.',
    },
  },
  policy: {
    shippers: {
      title: 'Shippers',
      text: 'Publish only orders that you mean to place. Do not publish an order to learn prices alone, do not cancel tenders again and again after the bids are in, and name the real terms before bidding begins. Invite only carriers with whom you have, or want to have, business.',
    },
    carriers: {
      title: 'Carriers',
      text: 'Bid only if you can carry the load. Give true data about your company, insurance, trucks and drivers. Do not hand an order on to another carrier unless the tender allows it.',
    },
    bids: {
      title: 'Bids',
      text: 'A bid is your own decision. Do not agree prices or shares of tenders with competitors, do not bid through a second company, and do not withdraw awards to raise the price. Programs may bid for you through the interface if a person answers for them.',
    },
    others: {
      title: 'Respect for others',
      text: 'Do not send advertising, insults or dangerous files. Do not try to see data that is not meant for you, and do not load the service so that others suffer. Tell the company that runs this installation of weak points that you find.',
    },
    recorded: {
      title: 'What is recorded',
      text: 'The product records who did what and when: publications, bids with the time of the server, awards, refusals, edits and sign-ins. A tender’s record is chained, so that a later change is noticed. Shippers see release rates and punctuality; carriers see how often a shipper releases winners.',
    },
    abuse: {
      title: 'After abuse',
      text: 'The company that runs this installation may remove content, limit messages, or suspend a person or a company. It says why, and you may answer in a request to the help desk. Serious or repeated abuse ends the account. Orders that are confirmed stay valid.',
    },
  },
} as const;
