import { Button, Modal, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './palette.module.css';
import type { PaletteInput } from './palette-launcher';
import type { PaletteItem, PaletteSection } from './palette-section';
import type { PaletteSearch } from './use-palette-search';

interface PaletteProps extends PaletteInput {
  search: PaletteSearch;
  sections: readonly PaletteSection[];
}

/** The focus stays in the field while the arrow keys move the selection. */
export function Palette({ search, sections, onClose, onReady }: PaletteProps) {
  const { t } = useTranslation(['palette', 'shell']);
  const listId = useId();
  const { isPending, items, active, move, enter, enterWith, run } = useChoice({ search, sections, onClose });
  const idOf = ({ id }: PaletteItem) => `${listId}-${id}`;
  const begin = () => {
    const ahead = onReady();
    const typed = search.typed + ahead.text;
    search.setTyped(typed);
    if (ahead.isEntered) enterWith(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') enter();
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else return;
    event.preventDefault();
  };
  return (
    <Modal.Root opened onClose={onClose} yOffset="10dvh" size={560} padding={0}>
      <Modal.Overlay />
      {/* `className` would reach the container over the whole page as well. */}
      <Modal.Content aria-label={t('shell:header.search')} classNames={{ content: classes.content }}>
        <div className={classes.field}>
          <IconSearch size={18} aria-hidden />
          <input
            className={classes.input}
            role="combobox"
            aria-expanded={items.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && idOf(active)}
            aria-label={t('shell:header.search')}
            placeholder={t('placeholder')}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={search.typed}
            onFocus={begin}
            onChange={(event) => search.setTyped(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            data-autofocus
          />
        </div>
        <PaletteResults id={listId} sections={sections} active={active} idOf={idOf} onRun={run} />
        <PaletteState sections={sections} text={search.text} isPending={isPending} count={items.length} />
        <div className={classes.foot} aria-hidden>
          {(['move', 'open', 'leave'] as const).map((key) => (
            <span key={key}>
              <kbd>{{ move: '↑ ↓', open: '↵', leave: 'Esc' }[key]}</kbd>
              {t(`key.${key}`)}
            </span>
          ))}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Handles arrows and Enter. Enter pressed before the results arrive waits for them. */
function useChoice({ search, sections, onClose }: Omit<PaletteProps, 'onReady'>) {
  const [chosen, setChosen] = useState<{ text: string; id: string } | null>(null);
  const wantsFirst = useRef<string | null>(null);
  const items = sections.flatMap((section) => section.items);
  const isPending = search.isWaiting || sections.some(({ state }) => state === 'pending');
  // A changed text selects its first result; with the same text the selection stays while results arrive.
  const kept = chosen?.text === search.text ? items.findIndex(({ id }) => id === chosen.id) : -1;
  const index = Math.max(0, kept);
  const active = items[index];
  const run = (item: PaletteItem) => {
    onClose();
    item.run();
  };
  // The first result may still belong to the previous text, unless the user selected it.
  const isOld = kept < 0 && sections.some(({ state, items: own }) => state === 'pending' && own[0] === active);
  const enter = () => {
    if (active && !isOld) run(active);
    else wantsFirst.current = isPending ? search.text : null;
  };
  const first = items[0];
  useEffect(() => {
    if (first && !isPending && wantsFirst.current === search.text) run(first);
  });
  return {
    enter,
    /** Enter for a text whose results have not arrived yet. */
    enterWith: (text: string) => void (wantsFirst.current = text.trim()),
    isPending,
    items,
    active,
    run,
    move: (step: 1 | -1) => {
      const next = items[(index + step + items.length) % items.length];
      if (next) setChosen({ text: search.text, id: next.id });
    },
  };
}

interface ResultsProps {
  id: string;
  sections: readonly PaletteSection[];
  active: PaletteItem | undefined;
  idOf: (item: PaletteItem) => string;
  onRun: (item: PaletteItem) => void;
}

function PaletteResults({ id, sections, active, idOf, onRun }: ResultsProps) {
  const { t } = useTranslation('palette');
  const shown = sections.filter(({ items }) => items.length > 0);
  const activeId = active && idOf(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div id={id} role="listbox" aria-label={t('results')} className={classes.results} hidden={shown.length === 0}>
      {shown.map(({ key, title, items }) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}-title`}>
          <p className={classes.heading} id={`${id}-${key}-title`} role="presentation">
            {title}
          </p>
          {items.map((item) => (
            <Item key={item.id} item={item} id={idOf(item)} isActive={item === active} onRun={onRun} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ItemProps {
  item: PaletteItem;
  id: string;
  isActive: boolean;
  onRun: (item: PaletteItem) => void;
}

function Item({ item, id, isActive, onRun }: ItemProps) {
  const { icon: Icon, label, note, aside } = item;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.item}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onRun(item)}
      onKeyDown={(event) => event.key === 'Enter' && onRun(item)}
    >
      <Icon size={16} aria-hidden />
      <span className={classes.words}>
        <span className={classes.label} title={label}>
          {label}
        </span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
      {aside && <span className={classes.aside}>{aside}</span>}
    </div>
  );
}

interface StateProps {
  sections: readonly PaletteSection[];
  text: string;
  isPending: boolean;
  count: number;
}

function PaletteState({ sections, text, isPending, count }: StateProps) {
  const { t } = useTranslation(['palette', 'common']);
  const failed = sections.filter(({ state }) => state === 'failed');
  const words = isPending ? t('searching') : count === 0 && failed.length === 0 ? t('nothing', { text }) : null;
  return (
    <>
      <div role="status">
        {words ? (
          <p className={classes.state}>{words}</p>
        ) : (
          <VisuallyHidden>{count > 0 && t('found', { count })}</VisuallyHidden>
        )}
      </div>
      {failed.length > 0 && (
        <div role="alert" className={classes.state}>
          {t('failed')}
          <Button size="xs" variant="subtle" onClick={() => failed.forEach(({ retry }) => retry?.())}>
            {t('common:retry')}
          </Button>
        </div>
      )}
    </>
  );
}
