import type { MantineColorsTuple } from '@mantine/core';

/** Scales from light to dark. Only the theme reads them; components use the tokens in tokens.css. */
export const palette: Record<string, MantineColorsTuple> = {
  lane: ['#EAF5F5', '#D2EAEB', '#A3D3D6', '#70BAC0', '#439FA8', '#1F8590', '#0A6C77', '#075A64', '#074A53', '#063A42'],
  gray: ['#F7F8F8', '#F0F2F3', '#E5E8EA', '#D5DADD', '#B6BDC3', '#8B949C', '#626C75', '#465059', '#2A3239', '#13191E'],
  dark: ['#E7EAEC', '#C2C9CE', '#9CA6AD', '#7B868E', '#434D55', '#2C343A', '#20272C', '#181E22', '#12171A', '#0B0F11'],
  amber: ['#FDF5E4', '#FBECCF', '#F3D18A', '#E8B54C', '#D29A22', '#B27C0E', '#8D5F07', '#724C06', '#5A3C08', '#432D08'],
  red: ['#FDF0EE', '#FBDDD9', '#F5B6AF', '#EC8A80', '#E06358', '#CF4138', '#B42B25', '#94221E', '#761D1A', '#5A1815'],
  green: ['#EBF6EC', '#D3ECD6', '#A5D6AC', '#75BC80', '#4EA15C', '#34873F', '#266F32', '#1F5B2A', '#1A4A23', '#14391B'],
  blue: ['#EDF3FC', '#D8E5F9', '#AFC9F1', '#83AAE7', '#5B8CDB', '#3D71C9', '#2F5BAA', '#284C8C', '#233F72', '#1C3158'],
  plum: ['#F7F0F6', '#EDDCEA', '#DBB8D5', '#C791BD', '#B26DA5', '#98508B', '#7E3D73', '#67325E', '#53294C', '#3F203A'],
};
