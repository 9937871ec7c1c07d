import { createServer, type AddressInfo, type Socket } from 'node:net';

export type MailFault = 'none' | 'refusing' | 'silent-at-greeting' | 'silent-after-data' | 'forgets-answer';

export interface FaultyMailServer {
  url: string;
  fault: MailFault;
  failed: number;
  delayMs: number;
  /** Accepted messages in order; `answered` tells whether the client received the acceptance. */
  taken: { to: string; id: string; text: string; at: number; answered: boolean }[];
  close(): Promise<void>;
}

export async function startFaultyMailServer(): Promise<FaultyMailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    if (box.fault === 'silent-at-greeting') box.failed++;
    else serve(socket, box);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const box: FaultyMailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: 'none',
    failed: 0,
    delayMs: 0,
    taken: [],
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return box;
}

function serve(socket: Socket, box: FaultyMailServer): void {
  let [text, to, inData] = ['', '', false];
  const say = (line: string) => void socket.write(`${line}\r\n`);
  say('220 mail.test ESMTP');
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    text += chunk;
    for (;;) {
      const end = text.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = text.slice(0, end);
      text = text.slice(end + (inData ? 5 : 2));
      if (inData) {
        inData = false;
        takeMessage(box, to, part, say);
      } else if (/^DATA/i.test(part)) {
        inData = true;
        say('354 go on');
      } else if (/^RCPT TO/i.test(part)) {
        to = /<(.*)>/.exec(part)?.[1] ?? '';
        if (box.fault === 'refusing') box.failed++;
        say(box.fault === 'refusing' ? '451 try again later' : '250 ok');
      } else say(/^QUIT/i.test(part) ? '221 bye' : '250 ok');
    }
  });
}

function takeMessage(box: FaultyMailServer, to: string, text: string, say: (line: string) => void): void {
  const { fault } = box;
  if (fault === 'silent-after-data' || fault === 'forgets-answer') box.failed++;
  if (fault === 'silent-after-data') return;
  const id = /^Message-ID: (\S+)$/im.exec(text)?.[1] ?? '';
  box.taken.push({ to, id, text, at: Date.now(), answered: fault !== 'forgets-answer' });
  if (fault !== 'forgets-answer') setTimeout(() => say('250 taken'), box.delayMs);
}
