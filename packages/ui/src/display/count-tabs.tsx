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

/** Number of tabs that fit; the current one stays visible, in place of the last that fits. */
function splitTabs<Key extends string>(tabs: readonly CountTab<Key>[], fitting: number, current: Key) {
  if (fitting >= tabs.length) return { shown: tabs, hidden: [] };
  const first = tabs.slice(0, fitting);
  const chosen = tabs.slice(fitting).find((tab) => tab.key === current);
  const shown = chosen ? [...first.slice(0, -1), chosen] : first;
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
  const [fitting, setFitting] = useState(tabs.length);

  // Widths depend on the language, the font and the counts, so they are measured, not guessed.
  useLayoutEffect(() => {
    const widths = [...(measureRef.current?.children ?? [])].map((tab) => tab.getBoundingClientRect().width + 2);
    const total = widths.reduce((sum, one) => sum + one, 0);
    let room = total <= width ? width : width - MORE_WIDTH_PX;
    const count = widths.findIndex((one) => (room -= one) < 0);
    setFitting(width === 0 || count === -1 ? tabs.length : Math.max(1, count));
  }, [width, tabs]);

  const { shown, hidden } = splitTabs(tabs, fitting, current);
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
