/** Refusals about carriers, their records, facilities, files and own fields. */
export const networkErrors = {
  'import.file-missing': 'Choose a file with the table.',
  'import.file-empty': 'The file is empty. Choose the file that holds the table.',
  'import.file-type': 'This is not a CSV or XLSX table. Save the table as CSV or XLSX and choose it again.',
  'import.file-too-large': 'The file is larger than 50 MB. Split it into several files.',
  'import.file-broken':
    'The file is damaged near line {{line, number}}: it cannot be read to its end. Save the table once more and choose it again.',
  'import.unpacks-too-large':
    'Unpacked, this file is too large to be a list. Save the table as CSV and choose that file.',
  'import.cell-too-large':
    'A cell in line {{line, number}} is longer than {{limit, number}} characters. Shorten it and choose the file again.',
  'import.too-many-columns':
    'Line {{line, number}} has more than {{limit, number}} columns. Delete the columns that are not needed.',
  'import.too-many-rows': 'The table has more than {{limit, number}} lines. Split it into several files.',
  'import.no-rows': 'The file holds headings and no line below them. Choose the file with the whole table.',
  'import.column-missing': 'Choose a column for every required field first.',
  'import.column-twice': 'This column is chosen for another field already.',
  'import.column-unknown': 'The file has no such column.',
  'import.running': 'This file is being checked or imported at the moment. Wait until that has ended, or stop it.',
  'import.file-gone': 'Files are kept for a day, and this one is gone. Choose it again; the columns are remembered.',
  'facility.hours-order': 'It ends at {{to}}, which is not after its beginning at {{from}}. Correct one of the two.',
  'facility.day-twice': 'This day of the week stands here twice. Keep one of them.',
  'facility.break-outside': 'A break lies between the opening at {{from}} and the closing at {{to}}.',
  'facility.breaks-overlap': 'This break overlaps with the one from {{from}} to {{to}}.',
  'facility.holiday-twice': 'This date stands in the list twice.',
  'facility.not-usable':
    'A stop can name your own facilities and public ones, as long as they are active. Choose another one.',
  'facility.nothing-proposed': 'Nothing differs from what everybody sees. Change something first.',
  'facility.not-public': 'Only a public facility is corrected by a request. Change your own one directly.',
  'facility.already-public': 'This facility is public already. Open its public page to correct it.',
  'facility.proposal-open':
    'Your company’s request about this facility waits for the operator. Take it back to send another one.',
  'facility.proposal-decided': 'This request was decided or taken back meanwhile. Reload the page.',
  'facility.too-many-proposals':
    'Your company already has {{limit}} requests that wait. Wait until the operator has decided some.',
  'facility.external-id-taken':
    'The facility “{{facility}}” has the external ID {{external_id}} already. Enter another one, or change it there first.',
  'facility.deleted': 'This facility is deleted. Restore it first.',
  'carrier.changed-meanwhile':
    'Somebody changed this carrier meanwhile. Look at the values as they are now, and make your change again.',
  'facility.changed-meanwhile': 'Somebody changed this facility meanwhile. Reload the page and make your change again.',
  'legal-id.format': 'This is not a legal ID of this country: {{numbers, legalId}} expected, for example {{example}}.',
  'legal-id.check-digit':
    'A digit is wrong: the check digit of this {{number, legalId}} does not fit. Compare it with the papers; a right one looks like {{example}}.',
  'legal-id.length': 'A legal ID has {{min}} to {{max}} letters and digits, at least one of them a digit.',
  'signee.too-many': 'A company has {{max}} signees at most. Delete one that no longer signs.',
  'requisites.too-many': 'A company has {{max}} accounts at most. Delete one that is no longer used.',
  'requisites.not-pending': 'These bank details are confirmed already.',
  'requisites.pending': 'New details of this account wait for confirmation already. Confirm or delete them first.',
  'requisites.own-confirmation':
    'You typed these bank details yourself. Ask a colleague to confirm them, or have a code sent.',
  'requisites.joined-later':
    'Only a colleague who was in the company before these details were typed may confirm them. Use the code instead.',
  'requisites.same-account': 'This account is in the list already.',
  'review.not-completed': 'Only a completed order can be reviewed.',
  'review.closed': 'A review can no longer be changed {{days}} days after it was written.',
  'review.reason-required': 'Say why: fewer than {{under}} stars need a reason.',
  'contest.not-counted': 'This does not count against you, so there is nothing to contest.',
  'contest.exists': 'This was contested already.',
  'contest.decided': 'This was decided already.',
  'contest.text-required': 'Say why it counts.',
  'file.empty': 'The file {{name}} is empty. Choose another one.',
  'file.type': 'The file {{name}} cannot be sent. Send pictures, PDF, office documents, TXT or CSV.',
  'file.picture-size': 'The picture {{name}} is too large or cannot be read. Send one of at most 20,000 pixels a side.',
  'file.no-picture': 'Only pictures belong here: JPEG, PNG, WebP, GIF or HEIC.',
  'file.too-many': 'At most {{max}} files belong here. Remove some of them first.',
  'file.too-many-unheld':
    'Your company has sent too many files that nothing holds yet. Save the open forms or try again tomorrow.',
  'field.variable-taken': 'Another field has this variable name. Choose another one.',
  'field.in-use':
    'Records already have values of this field, so this can no longer be changed. Make a new field instead.',
  'field.too-many': 'There are {{max}} fields already. Delete one that is no longer needed.',
  'field.changed-meanwhile':
    'Somebody changed this field meanwhile. What you entered is still here but not saved: look at the field as it is now and make your change again.',
  'list.changed-meanwhile':
    'Somebody changed this list meanwhile. What you entered is still here but not saved: look at the list as it is now and make your change again.',
  'list.name-taken': 'There is a list of this name already.',
  'list.in-use': 'Fields take their options from this list. Delete those fields first.',
  'list.too-many': 'There are {{max}} lists already. Delete one that is no longer needed.',
  'list.option-twice': 'The option “{{name}}” stands here twice. Give one of them another name or take it away.',
  'contact.no-way': 'Enter a phone number or an e-mail address: without one nobody can reach the contact.',
  'contact.phone': 'The phone number needs the country code, for example +380 67 123 45 67.',
  'contact.email': 'The e-mail address is not complete, for example name@company.com.',
  'contact.no-address': 'The contact has no such address. Enter it first.',
  'contact.verified-already': 'This is verified already.',
  'contact.code-too-soon': 'A code was sent just now. You can send a new one in {{seconds}} s.',
  'contact.too-many-codes': 'Too many codes were sent. Try again in {{hours}} h.',
  'contact.code-wrong': 'The code is wrong or has expired. Check it or send a new one.',
  'driver.birth-date': 'A driver is between {{min}} and {{max}} years old. Check the date.',
  'driver.experience': 'Enter a year from {{from}} to {{to}}.',
  'driver.licence-expiry': 'A licence cannot expire on this day. Check the year.',
  'vehicle.year': 'Enter a year from {{from}} to {{to}}.',
  'vehicle.vin': 'A VIN has 17 characters: digits and Latin letters without I, O and Q.',
  'vehicle.vin-check': 'The check digit of the VIN is wrong. Compare it with the papers.',
  'vehicle.plate': 'Enter the plate with its letters and digits.',
  'vehicle.plate-taken': 'The plate {{plate}} is already in the list.',
} as const;
