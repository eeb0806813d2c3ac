// Something that is done often, for the command palette: a room hands its own to app/composition.ts.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { LinkProps } from '@tanstack/react-router';
import type { ParseKeys } from 'i18next';
import type { Icon } from '#ui/states/state-message.tsx';

export interface PaletteEntry {
  readonly id: string;
  /** For whoever has it. */
  readonly permiso: Permiso;
  readonly title: ParseKeys;
  /** What it is also looked for by: the menu's own words, whatever the language. */
  readonly also: string;
  readonly icon: Icon;
  readonly to: NonNullable<LinkProps['to']>;
}
