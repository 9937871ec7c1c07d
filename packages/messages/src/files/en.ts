/** Files that a record holds. */
export const files = {
  add: 'Add files',
  add_photos: 'Add photos',
  formats: 'PDF, pictures, office documents',
  formats_photos: 'JPEG, PNG, WebP, GIF or HEIC',
  sending: 'Sending {{name}}: {{percent}} %',
  remove: 'Remove {{name}}',
  open_image: 'Show {{name}}',
  download: 'Download {{name}}',
  close: 'Close',
  failed: '“{{name}}” was not sent: {{reason}}',
  retry: 'Send again',
  many: 'At most {{max}} files',
} as const;
