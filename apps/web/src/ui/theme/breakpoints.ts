// Where the layout changes (minimum widths in pixels), the same as the theme's. A small screen is one below md.
import { useMediaQuery } from '@mantine/hooks';

const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1440 } as const;

export function useAtLeast(nombre: keyof typeof breakpoints): boolean {
  // Known at the first render, so that nothing is drawn for the wrong size and then moved.
  const opciones = { getInitialValueInEffect: false };
  return useMediaQuery(`(min-width: ${breakpoints[nombre] / 16}em)`, true, opciones);
}
