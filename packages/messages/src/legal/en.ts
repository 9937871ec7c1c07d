/** Terms of use and privacy policy. Only their pages load them. */
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
      text: 'These terms may change. A change that matters is announced in the application before it takes effect; whoever goes on using the service after that accepts it.',
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
} as const;
