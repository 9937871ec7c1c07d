import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What a mail server does to the next connections: serve, refuse for now, or stop answering at some point. */
export type Mood = 'well' | 'refusing' | 'silent-at-greeting' | 'silent-after-data' | 'forgets-answer';

export interface MoodyMailServer {
  url: string;
  mood: Mood;
  /** How long it takes over each message. */
  delayMs: number;
  /** What it took, in order; `answered` is whether it said so. */
  taken: { to: string; id: string; text: string; at: number; answered: boolean }[];
  close(): Promise<void>;
}

/** As much of SMTP as a client needs, with faults that a real server has on its bad days. */
export async function startMoodyMailServer(): Promise<MoodyMailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    if (box.mood !== 'silent-at-greeting') serve(socket, box);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const box: MoodyMailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'well',
    delayMs: 0,
    taken: [],
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return box;
}

function serve(socket: Socket, box: MoodyMailServer): void {
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
        say(box.mood === 'refusing' ? '451 try again later' : '250 ok');
      } else say(/^QUIT/i.test(part) ? '221 bye' : '250 ok');
    }
  });
}

function takeMessage(box: MoodyMailServer, to: string, text: string, say: (line: string) => void): void {
  const { mood } = box;
  if (mood === 'silent-after-data') return;
  const id = /^Message-ID: (\S+)$/im.exec(text)?.[1] ?? '';
  box.taken.push({ to, id, text, at: Date.now(), answered: mood !== 'forgets-answer' });
  if (mood !== 'forgets-answer') setTimeout(() => say('250 taken'), box.delayMs);
}
