// What opens over a drawer closes with Escape by itself: the drawer stays. Beside the list it hears of the key after the
// one that closed; over it, before anybody else, and leaves alone what comes from an element with the mark.
import type { KeyboardEvent } from 'react';

export const keepsEscape = {
  'data-mantine-stop-propagation': true,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.stopPropagation();
  },
};
