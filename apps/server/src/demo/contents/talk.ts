import type { ReviewBody, ShipperApi } from '@tenderlane/contract';
import type { DemoCaller } from '../caller';
import type { DemoBidder, Market } from '../market';
import type { Random } from '../random';

const MINUTE = 60_000;

export function reviewOf(place: number, random: Random): ReviewBody {
  const usual = 3 + (place % 3);
  const stars = Math.max(1, Math.min(5, usual + (random.isTrue(0.25) ? random.pick([-1, 1]) : 0)));
  if (stars >= 4) return { stars, tags: [random.pick(['punctual', 'careful', 'papers_in_order'] as const)] };
  return { stars, tags: ['late'], reason: 'The truck came two hours after its window.' };
}

const TALKS: readonly (readonly string[])[] = [
  [
    'Good morning! The driver is on his way and will be at the gate by 8:00.',
    'Thank you. Please use the north gate, the south one is closed today.',
    'Understood, I have told him.',
  ],
  [
    'Is a certificate of cleaning required for this load?',
    'Yes, please bring the one of the last wash.',
    'We have it. The trailer was washed yesterday.',
  ],
  ['Добрий день! Чи можна завантажитися на дві години раніше?', 'Good morning! Yes, from 7:00 on a dock is free.'],
  ['Could you send the reference number for the loading?', 'It is NP-7741, please name it at the gate.'],
];

interface Talk {
  market: Market;
  id: number;
  winner: DemoBidder;
  shipper: DemoCaller<ShipperApi>;
}

export function scheduleTalk({ market: { agenda, random }, id, winner, shipper }: Talk, at: number): void {
  const texts = random.pick(TALKS);
  agenda.add(at, async () => {
    const chat = await winner.call('POST /chats', { body: { model_type: 'load', model_id: id } });
    const path = { id: chat.id };
    texts.forEach((text, turn) =>
      agenda.add(at + turn * random.between(3, 20) * MINUTE, async () => {
        const call = turn % 2 === 0 ? winner.call : shipper;
        await (call as DemoBidder['call'])('POST /chats/{id}/chat_messages', { path, body: { text } });
      }),
    );
  });
}
