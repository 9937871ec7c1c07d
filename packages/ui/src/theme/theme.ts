import { createTheme, type CSSVariablesResolver } from '@mantine/core';
import { palette } from './palette';
import { variantColorResolver } from './variant-colors';

const CONTROL_HEIGHTS = new Map(
  Object.entries({
    xs: '28px',
    sm: '32px',
    md: '36px',
    lg: '44px',
    xl: '52px',
  }),
);
const controlHeight = (size: string | undefined) => CONTROL_HEIGHTS.get(size ?? 'sm');
const controlFont = (size: string | undefined) => (size === 'xl' ? '17px' : size === 'lg' ? '15px' : '13px');
// Dropdowns and dialogs open without a transition, which costs several renders and its own time.
const atOnce = { duration: 0 };
const dropdown = {
  shadow: 'md',
  offset: 4,
  transitionProps: atOnce,
};

// The head of a dialog is not the banner of the page.
const dialogHeader = { header: { role: 'none' } };

// The list itself scrolls: a scroll area around it would be a region that no key reaches.
const listOfOptions = { defaultProps: { withScrollArea: false }, classNames: { options: 'tl-options' } };

/** Typing selects the first match, so that Enter takes it. */
const searchedList = {
  ...listOfOptions,
  defaultProps: { ...listOfOptions.defaultProps, selectFirstOptionOnChange: true },
};

export const theme = createTheme({
  variantColorResolver,
  colors: palette,
  primaryColor: 'lane',
  primaryShade: { light: 6, dark: 4 },
  black: '#13191E',
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontFamilyMonospace: "'Inter Variable', system-ui, sans-serif",
  fontSizes: { xs: '11px', sm: '12px', md: '13px', lg: '15px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '16px', md: '20px', lg: '20px', xl: '28px' },
  fontWeights: { regular: '400', medium: '560', bold: '620' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '16px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  shadows: {
    xs: 'var(--shadow-sm)',
    sm: 'var(--shadow-sm)',
    md: 'var(--shadow)',
    lg: 'var(--shadow)',
    xl: 'var(--shadow)',
  },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '28px', fontWeight: '620' },
      h2: { fontSize: '15px', lineHeight: '20px' },
      h3: { fontSize: '13px', lineHeight: '20px' },
    },
  },
  components: {
    Button: {
      defaultProps: { size: 'sm', variant: 'default' },
      vars: (_theme: unknown, props: { size?: string }) => ({
        root: {
          '--button-height': controlHeight(props.size),
          '--button-padding-x': '12px',
          '--button-fz': props.size === 'xs' ? '12px' : controlFont(props.size),
        },
      }),
    },
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'gray', size: 28 },
    },
    Input: {
      defaultProps: { size: 'sm' },
      // Static classes differ per input component; mantine.css needs one name for all of them.
      classNames: { wrapper: 'tl-input', input: 'tl-field' },
      vars: (_theme: unknown, props: { size?: string; multiline?: boolean }) => ({
        wrapper: {
          '--input-height': props.multiline ? undefined : controlHeight(props.size),
          '--input-fz': controlFont(props.size),
        },
      }),
    },
    InputWrapper: {
      defaultProps: {
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
      },
      vars: () => ({
        label: { '--input-label-size': '12px' },
        description: { '--input-description-size': '12px' },
        error: { '--input-error-size': '12px' },
      }),
    },
    NumberInput: { defaultProps: { hideControls: true } },
    Badge: {
      defaultProps: { variant: 'light', radius: 5 },
      styles: { root: { textTransform: 'none', fontWeight: 560 } },
    },
    Paper: { defaultProps: { withBorder: true, radius: 'md', shadow: 'none' } },
    Card: { defaultProps: { withBorder: true, radius: 'md', padding: 14 } },
    SegmentedControl: { defaultProps: { size: 'sm', withItemsBorders: false } },
    // Focus begins on the first item: a placeholder is no child a menu may have.
    Menu: { defaultProps: { ...dropdown, withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: dropdown },
    Select: searchedList,
    MultiSelect: searchedList,
    TagsInput: listOfOptions,
    Autocomplete: listOfOptions,
    Combobox: { defaultProps: { shadow: 'md', offset: 4 } },
    Modal: {
      defaultProps: {
        radius: 'lg',
        centered: true,
        transitionProps: atOnce,
        overlayProps: { opacity: 0.35 },
        attributes: dialogHeader,
      },
    },
    Drawer: {
      defaultProps: {
        transitionProps: atOnce,
        overlayProps: { opacity: 0.35 },
        attributes: dialogHeader,
      },
    },
    Tooltip: {
      defaultProps: {
        openDelay: 300,
        withArrow: false,
        multiline: true,
        maw: 320,
      },
    },
    Checkbox: {
      defaultProps: {
        radius: 'xs',
        size: 'xs',
        iconColor: 'var(--on-primary)',
      },
    },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Progress: { defaultProps: { size: 3, radius: 2 } },
    Anchor: { defaultProps: { underline: 'hover' } },
  },
});

const meanings = {
  '--mantine-color-body': 'var(--body)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--dim)',
  '--mantine-color-placeholder': 'var(--dim)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line2)',
  '--mantine-color-disabled': 'var(--chrome)',
  '--mantine-color-disabled-color': 'var(--dim)',
  '--mantine-color-disabled-border': 'var(--line)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: meanings,
  dark: meanings,
});
