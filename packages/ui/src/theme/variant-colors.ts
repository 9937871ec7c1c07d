import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

const HUES = ['lane', 'amber', 'red', 'green', 'blue', 'plum', 'gray'];

/** Mantine computes contrast with the light shade in both schemes (white on lane.4 = 3.1:1), so it is set here. */
export const variantColorResolver: VariantColorsResolver = (input) => {
  const base = defaultVariantColorsResolver(input);
  const hue = input.color ?? input.theme.primaryColor;
  if (!HUES.includes(hue)) return base;

  if (input.variant === 'filled' && hue === 'lane')
    return {
      ...base,
      background: 'var(--primary)',
      hover: 'var(--primary-hover)',
      color: 'var(--on-primary)',
    };
  if (input.variant === 'filled')
    return {
      ...base,
      background: `var(--mantine-color-${hue}-6)`,
      hover: `var(--mantine-color-${hue}-7)`,
      color: '#fff',
    };
  if (input.variant === 'light')
    return {
      ...base,
      background: `var(--${hue}-bg)`,
      hover: `var(--${hue}-bg)`,
      color: `var(--${hue}-fg)`,
    };
  if (input.variant === 'outline')
    return {
      ...base,
      hover: 'var(--hover)',
      color: `var(--${hue}-fg)`,
      border: `1px solid var(--${hue}-fg)`,
    };
  if (input.variant === 'subtle')
    return {
      ...base,
      hover: 'var(--hover)',
      color: hue === 'gray' ? 'var(--text2)' : `var(--${hue}-fg)`,
    };
  return base;
};
