import { replaceEqualDeep } from '@tanstack/react-query';
import { SaveQueue } from '@tenderlane/web/core/autosave/save-queue';
import type { StoredValue } from '@tenderlane/web/core/local-store';
import { adoptIds, fieldKeys, keyStops, omit, pick } from './draft-fields';
import type { Edits, EditMeta, FieldKey, ServerDraft } from './draft-fields';
import { mergeEdits } from './draft-merge';
import { readRefusal } from './draft-refusal';
import { readStoredDraft, type StoredDraft } from './stored-draft';
import {
  blockedKeys,
  block,
  sendable,
  clearResolved,
  applyEdits,
  unblock,
  withoutErrors,
  type DraftState,
  type UnreadableField,
} from './draft-state';

export interface SaveRequest {
  edits: Edits;
  version: number;
  /** The user has accepted that carriers must confirm their bids again. */
  confirmsMaterial: boolean;
}

export interface DraftStoreOptions {
  save: (save: SaveRequest) => Promise<{ fields: Edits; meta: Partial<EditMeta> }>;
  load: () => Promise<ServerDraft>;
  kept: StoredValue;
  onWork: (isWorking: boolean) => void;
  /** True while an edit waits for the user's decision. */
  onHeld: (isHeld: boolean) => void;
  onTyped: (count: number) => void;
}

/**
 * Autosave with one save at a time; edits made meanwhile are sent with the next one. No edit is lost: edits that cannot
 * be sent are kept, also over a reload, and conflicts are shown to the user.
 */
export class DraftStore {
  #state: DraftState;
  #ports: DraftStoreOptions;
  #listeners = new Set<() => void>();
  #queue: SaveQueue;
  #inFlight: Edits = {};
  #unanswered: Edits = {};
  #confirmsMaterial = false;

  constructor(ports: DraftStoreOptions, { fields, meta }: ServerDraft) {
    this.#ports = ports;
    this.#queue = new SaveQueue({
      hasWork: this.#hasWork,
      send: () => this.#send(sendable(this.#state)),
      onWork: ports.onWork,
    });
    const kept = readStoredDraft(ports.kept);
    const { edits, conflicts } = mergeEdits({ base: kept.base, mine: kept.edits, theirs: fields });
    this.#state = {
      saved: fields,
      edits,
      meta,
      blocked: block({}, conflicts, 'conflict'),
      errors: {},
      conflict:
        conflicts.length > 0 ? { by: '', at: meta.updatedAt, isOwn: false, theirs: pick(fields, conflicts) } : null,
      materialSections: [],
      unreadable: {},
      stopped: null,
    };
  }

  read = (): DraftState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  edit(changes: Edits): void {
    this.#change(applyEdits(this.#state, changes, fieldKeys(this.#inFlight)));
    this.#queue.sendAfter();
  }

  async flush(): Promise<boolean> {
    await this.#queue.flush();
    return !this.hasEdits();
  }

  hasEdits = (): boolean => fieldKeys(this.#state.edits).length > 0;

  resolve(key: FieldKey, choice: 'mine' | 'theirs'): void {
    const { edits, blocked } = this.#state;
    const kept = choice === 'mine' ? edits : omit(edits, [key]);
    this.#change(clearResolved({ ...this.#state, edits: kept, blocked: unblock(blocked, [key]) }));
    this.#queue.sendAfter(0);
  }

  /** Asks the server which of the changes to be confirmed make bids stale, and saves the others. */
  async reviewMaterial(): Promise<readonly string[]> {
    this.#free('material');
    await this.flush();
    return this.#state.materialSections;
  }

  async confirmMaterial(): Promise<boolean> {
    this.#confirmsMaterial = true;
    this.#free('material');
    return this.flush();
  }

  discardMaterial(): void {
    const keys = blockedKeys(this.#state.blocked, 'material');
    this.#free('material');
    this.#change({ ...this.#state, edits: omit(this.#state.edits, keys) });
  }

  /** Reloads the meta data of the draft after related data has changed. */
  async refresh(): Promise<void> {
    await this.flush();
    const { meta } = await this.#ports.load();
    // Keep the known version, because edits of others are not loaded here.
    this.#change({ ...this.#state, meta: { ...meta, version: this.#state.meta.version } });
  }

  /** Takes over the changes that another tab of this browser has saved. */
  async catchUp(version: number): Promise<void> {
    await this.#queue.between(async () => {
      if (version <= this.#state.meta.version) return;
      // If the server is unreachable, the next save detects the conflict.
      await this.#mergeTheirs({ by: '', isOwn: true }).catch(() => undefined);
      this.#queue.sendAfter(0);
    });
  }

  showErrors(errors: Readonly<Record<string, string>>): void {
    this.#change({ ...this.#state, errors: { ...this.#state.errors, ...errors } });
  }

  /** Records a field with invalid text, which blocks the publication; null removes it. */
  noteUnreadable(path: string, unreadable: UnreadableField | null): void {
    const others = Object.fromEntries(Object.entries(this.#state.unreadable).filter(([other]) => other !== path));
    this.#change({ ...this.#state, unreadable: unreadable ? { ...others, [path]: unreadable } : others });
  }

  #free(reason: 'material'): void {
    const { blocked } = this.#state;
    this.#change(clearResolved({ ...this.#state, blocked: unblock(blocked, blockedKeys(blocked, reason)) }));
  }

  #change(state: DraftState): void {
    this.#state = state;
    const keys = fieldKeys(state.edits);
    const kept: StoredDraft = { edits: state.edits, base: { ...pick(state.saved, keys) } };
    this.#ports.kept.write(keys.length === 0 ? null : JSON.stringify(kept));
    this.#queue.noteWork();
    this.#ports.onTyped(keys.length);
    this.#ports.onHeld(keys.length > 0 && !this.#hasWork());
    this.#listeners.forEach((notify) => notify());
  }

  #hasWork = () => fieldKeys(sendable(this.#state)).length > 0;

  async #send(edits: Edits): Promise<boolean> {
    this.#inFlight = edits;
    try {
      const { version } = this.#state.meta;
      const answer = await this.#ports.save({ edits, version, confirmsMaterial: this.#confirmsMaterial });
      this.#accept(edits, answer);
      return true;
    } catch (error) {
      return await this.#refused(edits, error);
    } finally {
      this.#inFlight = {};
    }
  }

  #accept(sent: Edits, { fields, meta }: { fields: Edits; meta: Partial<EditMeta> }): void {
    const { saved, edits } = this.#state;
    const answered = fields.waypoints && { waypoints: keyStops(fields.waypoints, sent.waypoints ?? saved.waypoints) };
    const done = fieldKeys(sent).filter((key) => edits[key] === sent[key]);
    const left = omit(edits, done);
    // The server trims texts. A field keeps the sent value, so that the text under the cursor does not change.
    // Unchanged parts stay the same objects, so that only changed ones render.
    const kept = replaceEqualDeep(saved, { ...saved, ...fields, ...omit(sent, ['waypoints']), ...answered });
    if (left.waypoints) left.waypoints = adoptIds(left.waypoints, kept.waypoints);
    this.#clearFailures();
    this.#change({
      ...this.#state,
      saved: kept,
      edits: left,
      meta: replaceEqualDeep(this.#state.meta, { ...this.#state.meta, ...meta }),
      errors: withoutErrors(this.#state.errors, done),
    });
  }

  #clearFailures(): void {
    this.#queue.noteAnswer();
    this.#unanswered = {};
    this.#confirmsMaterial = false;
  }

  async #refused(sent: Edits, error: unknown): Promise<boolean> {
    const refusal = readRefusal(error, fieldKeys(sent));
    if (refusal.kind === 'away') return this.#wait(sent, error);
    if (refusal.kind === 'changed') {
      const merge = this.#mergeTheirs(refusal).then(() => true);
      return merge.catch((next: unknown) => this.#refused(sent, next));
    }
    this.#clearFailures();
    const { blocked, errors, materialSections } = this.#state;
    if (refusal.kind === 'stopped') {
      this.#change({ ...this.#state, stopped: refusal.error });
      return false;
    }
    const sections = refusal.kind === 'material' ? refusal.sections : [];
    this.#change({
      ...this.#state,
      blocked: block(blocked, refusal.keys, refusal.kind),
      errors: { ...errors, ...(refusal.kind === 'refused' && refusal.errors) },
      materialSections: [...new Set([...materialSections, ...sections])],
    });
    return true;
  }

  /** Retries later, because the server was unreachable or busy. It may have saved the edits nevertheless. */
  #wait(sent: Edits, error: unknown): false {
    this.#unanswered = { ...this.#unanswered, ...sent };
    this.#queue.retry(error);
    return false;
  }

  async #mergeTheirs({ by, isOwn }: { by: string; isOwn: boolean }): Promise<void> {
    const { fields: theirs, meta } = await this.#ports.load();
    const { saved, edits: mine, blocked } = this.#state;
    const { edits, conflicts } = mergeEdits({ base: saved, mine, theirs, unanswered: this.#unanswered });
    this.#unanswered = {};
    // With conflicts the confirmation no longer covers what would be saved.
    this.#confirmsMaterial &&= conflicts.length === 0;
    const gone = fieldKeys(mine).filter((key) => !(key in edits));
    this.#change(
      clearResolved({
        ...this.#state,
        saved: { ...theirs, waypoints: keyStops(theirs.waypoints, saved.waypoints) },
        edits,
        meta,
        blocked: block(unblock(blocked, gone), conflicts, 'conflict'),
        conflict: { by, at: meta.updatedAt, isOwn, theirs: pick(theirs, conflicts) },
      }),
    );
  }
}
