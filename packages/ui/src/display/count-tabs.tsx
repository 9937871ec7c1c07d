import { useElementSize } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import classes from './count-tabs.module.css';
import { Menu } from '../floating/menu';

export interface CountTab<Key extends string> {
  key: Key;
  label: string;
  count?: string | undefined;
}

interface CountTabsProps<Key extends string> {
  label: string;
  tabs: readonly CountTab<Key>[];
  current: Key;
  onChange: (key: Key) => void;
  moreLabel: string;
}

const MORE_WIDTH_PX = 110;

/** The tabs that fit into the width; the current one stays visible, in place of as many of the last as it needs. */
function splitTabs<Key extends string>(
  tabs: readonly CountTab<Key>[],
  { widths, width, current }: { widths: readonly number[]; width: number; current: Key },
) {
  const widthOf = (from: number, to: number) => widths.slice(from, to).reduce((sum, one) => sum + one, 0);
  if (width === 0 || widthOf(0, tabs.length) <= width) return { shown: tabs, hidden: [] };
  const room = width - MORE_WIDTH_PX;
  let fitting = tabs.length;
  while (fitting > 1 && widthOf(0, fitting) > room) fitting--;
  const at = tabs.findIndex(({ key }) => key === current);
  if (at >= fitting) while (fitting > 0 && widthOf(0, fitting) + widthOf(at, at + 1) > room) fitting--;
  const shown = tabs.filter((_tab, index) => index < fitting || index === at);
  return { shown, hidden: tabs.filter((tab) => !shown.includes(tab)) };
}

const Content = <Key extends string>({ tab }: { tab: CountTab<Key> }) => (
  <>
    {tab.label}
    {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
  </>
);

export function CountTabs<Key extends string>({ label, tabs, current, onChange, moreLabel }: CountTabsProps<Key>) {
  const { ref: sizeRef, width } = useElementSize();
  const measureRef = useRef<HTMLDivElement>(null);
  const [widths, setWidths] = useState<readonly number[]>([]);

  // Widths depend on the language, the font and the counts, so they are measured, not guessed.
  useLayoutEffect(() => {
    const measured = [...(measureRef.current?.children ?? [])].map((tab) => tab.getBoundingClientRect().width + 2);
    // The tabs may be new at each render though nothing in them is.
    setWidths((before) => (String(before) === String(measured) ? before : measured));
  }, [width, tabs]);

  const { shown, hidden } = splitTabs(tabs, { widths, width, current });
  return (
    <nav className={classes.root} aria-label={label}>
      <div ref={measureRef} className={classes.measure} aria-hidden>
        {tabs.map((tab) => (
          <span key={tab.key} className={classes.tab}>
            <Content tab={tab} />
          </span>
        ))}
      </div>
      <div ref={sizeRef} className={classes.list}>
        {shown.map((tab) => (
          <button
            key={tab.key}
            type="button"
            className={classes.tab}
            aria-current={tab.key === current ? 'page' : undefined}
            onClick={() => onChange(tab.key)}
          >
            <Content tab={tab} />
          </button>
        ))}
        {hidden.length > 0 && (
          <Menu position="bottom-end">
            <Menu.Target>
              <button type="button" className={classes.tab}>
                {moreLabel}
                <IconChevronDown size={14} aria-hidden />
              </button>
            </Menu.Target>
            <Menu.Dropdown>
              {hidden.map((tab) => (
                <Menu.Item
                  key={tab.key}
                  rightSection={<span className={classes.count}>{tab.count}</span>}
                  onClick={() => onChange(tab.key)}
                >
                  {tab.label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
    </nav>
  );
}
