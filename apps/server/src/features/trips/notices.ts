import type { Side } from '@tenderlane/domain/core';
import type { ChangeState } from '@tenderlane/domain/trips';
import type { NoticeSource } from '../../platform/notices/notice';
import { withWords, type VisibleParams } from '../../platform/notices/subject';
import { carrier, manager, readTenderSubjects } from '../tender-notices';

const namesIn = ({ driver, truck, trailer }: VisibleParams) =>
  [driver, truck, trailer].filter((name) => typeof name === 'string');
const takenBackIn = ({ taken_back: names }: VisibleParams) => (Array.isArray(names) ? names : []);

const isInState = (state: string) => (shown: VisibleParams) => shown['state'] === state;
const isOfSide = (side: Side) => (shown: VisibleParams) => shown['side'] === side;
const isAnswer = (state: ChangeState, side: Side) => (shown: VisibleParams) =>
  isInState(state)(shown) && isOfSide(side)(shown);
const stopIn = ({ stop }: VisibleParams) => (typeof stop === 'string' ? { text: stop } : {});

const isNamed = (shown: VisibleParams) => namesIn(shown).length > 0;
const isTakenBack = (shown: VisibleParams) => takenBackIn(shown).length > 0;

export const tripNotices: NoticeSource = {
  notices: {
    'load.vehicle_assigned': [
      {
        to: manager,
        template: 'load-vehicle-named',
        group: 'trip',
        class: 'useful',
        when: (shown) => isNamed(shown) && !isTakenBack(shown),
        isOneEntry: true,
      },
      {
        to: manager,
        template: 'load-vehicle-taken-back',
        group: 'trip',
        class: 'useful',
        when: (shown) => isTakenBack(shown) && !isNamed(shown),
        isOneEntry: true,
      },
      {
        to: manager,
        template: 'load-vehicle-partly-taken-back',
        group: 'trip',
        class: 'useful',
        when: (shown) => isTakenBack(shown) && isNamed(shown),
        isOneEntry: true,
      },
    ],
    'trip.vehicle_asked': [{ to: carrier, template: 'order-vehicle-asked', group: 'trip', class: 'useful' }],
    'trip.driver_link_opened': [
      {
        to: carrier,
        template: 'driver-link-moved',
        group: 'trip',
        class: 'useful',
        when: (shown) => shown['is_moved'] === true,
      },
    ],
    'trip.proof_added': [
      {
        to: manager,
        template: 'load-proof-added',
        group: 'trip',
        class: 'useful',
        when: isInState('waiting'),
        isOneEntry: true,
      },
    ],
    'trip.proof_decided': [
      { to: carrier, template: 'order-proof-refused', group: 'trip', class: 'useful', when: isInState('refused') },
    ],
    'trip.stop_changed': [
      { to: manager, template: 'trip-stop-changed', group: 'trip', class: 'useful', when: isOfSide('carrier') },
      { to: carrier, template: 'trip-stop-changed', group: 'trip', class: 'useful', when: isOfSide('shipper') },
    ],
    'trip.change_proposed': [
      { to: manager, template: 'trip-change-proposed', group: 'trip', class: 'useful', when: isOfSide('carrier') },
      { to: carrier, template: 'trip-change-proposed', group: 'trip', class: 'useful', when: isOfSide('shipper') },
    ],
    'trip.change_decided': [
      {
        to: manager,
        template: 'trip-change-accepted',
        group: 'trip',
        class: 'useful',
        when: isAnswer('accepted', 'shipper'),
      },
      {
        to: carrier,
        template: 'trip-change-accepted',
        group: 'trip',
        class: 'useful',
        when: isAnswer('accepted', 'carrier'),
      },
      {
        to: manager,
        template: 'trip-change-refused',
        group: 'trip',
        class: 'useful',
        when: isAnswer('refused', 'shipper'),
      },
      {
        to: carrier,
        template: 'trip-change-refused',
        group: 'trip',
        class: 'useful',
        when: isAnswer('refused', 'carrier'),
      },
    ],
  },
  async readSubjects(sql, events) {
    const subjects = await readTenderSubjects(sql, events);
    for (const [event, subject] of subjects)
      subjects.set(
        event,
        withWords(subject, (shown) => ({
          ...stopIn(shown),
          ...(isNamed(shown) && { text: namesIn(shown).join(', ') }),
          ...(isTakenBack(shown) && { taken: takenBackIn(shown).join(', ') }),
        })),
      );
    return subjects;
  },
};
