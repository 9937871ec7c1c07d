export const auth = {
  'sign_in.title': 'Sign in',
  'sign_in.text':
    'We send you a six-digit code, so there is no password. If you are new here, the code opens your account.',
  'sign_in.login': 'E-mail or phone',
  'sign_in.phone_hint': 'A phone number starts with the country code, such as {{code}}',
  'sign_in.login_missing': 'Enter your e-mail address or phone number',
  'sign_in.send_code': 'Send the code',
  wait: 'Too many attempts. Try again in {{time}}.',

  'demo.text':
    'Look around first: a company with 60 carriers, 400 transports and tenders on which carriers bid while you watch.',
  'demo.open': 'Try the demo',
  'demo.building': 'The demo is being built: {{percent}} done. It takes a minute or two, once.',
  'demo.failed': 'The demo could not be built',
  'demo.again': 'Try again',
  'demo.book': 'Book a demo',
  'demo.or': 'or',

  'code.title': 'Enter the code',
  'code.sent_email': 'We sent six digits to <login/>. They are valid for {{time}}.',
  'code.sent_sms': 'We sent six digits to <login/>. They are valid for {{time}}.',
  'code.not_received': 'No code received?',
  'code.resend_in': 'You can resend it in <time/>.',
  'code.resend': 'Send a new code',
  'code.resent': 'A new code is on its way; the one before no longer works.',
  'code.spam': 'Check the spam folder.',
  'code.link': 'If the message holds a link, open it to see the digits.',
  'code.mailbox': 'This installation sends nothing out: the code is in its <mailbox>mailbox</mailbox>.',
  'code.sign_in': 'Sign in',
  'code.use_another': 'Use another e-mail or phone',

  'transfer.title': 'Signing you in…',
  'transfer.failed': 'This link no longer works',
  'transfer.by_code': 'Sign in with a code',

  'digits.title': 'Your sign-in code',
  'digits.text':
    'Press the button to see the six digits for your sign-in. If you did not ask for a code, close this page: nobody gets in without it.',
  'digits.show': 'Show the digits',
  'digits.type':
    'Enter these digits in the browser where you asked for them at {{time}}. They are for <login/> and valid for another {{left}}.',
  'digits.never_pass_on': 'Never pass them on: whoever asks you for them wants into your account.',
  'digits.other_request':
    'They are not for this browser: here you asked for another code. Open the message that answers it, or wait for that message.',
  'digits.over': 'The digits are no longer valid. Ask for a new code.',
  'digits.incomplete': 'The link is not complete. Copy it from the message as a whole.',

  'onboarding.title': 'First steps',
  'onboarding.step': 'Step {{step}} of {{total}}',
  'onboarding.person_title': 'What is your name?',
  'onboarding.person_text': 'Your colleagues and partners see it beside what you do here.',
  'onboarding.terms_title': 'Terms of use',
  'onboarding.terms_text': 'Read the current terms and accept them to continue.',
  'onboarding.brand_title': 'Your company',
  'onboarding.brand_text': 'Your tenders are published in its name. You become its owner and can invite colleagues.',
  'onboarding.start': 'Start',
} as const;
