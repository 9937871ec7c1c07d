export const browser = {
  endpoint: 'https://push.example.com/browser/1',
  keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') },
};
