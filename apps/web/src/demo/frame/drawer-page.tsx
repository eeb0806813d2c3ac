// A list, and what was chosen of it in a drawer bound to the address: beside the list on wide screens, over it on others.
//
//   <DrawerPage width={640} label={contact.name} onClose={() => goTo('/apps/contacts')} drawer={id && <Contact … />}>
//     …the list…
//   </DrawerPage>
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import classes from './drawer-page.module.css';

interface DrawerPageProps {
  /** Absent: nothing is chosen, and the list has all the room. */
  readonly drawer?: ReactNode;
  /** What the drawer is called. */
  readonly label: string;
  /** In pixels. */
  readonly width: number;
  readonly besideFrom?: ComponentProps<typeof SidePanel>['desde'];
  /** Under a question, so that Escape answers it alone. */
  readonly held?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function DrawerPage({
  drawer,
  label,
  width,
  besideFrom = 'lg',
  held = false,
  onClose,
  children,
}: DrawerPageProps) {
  return (
    <div className={classes.page} style={wide(width)}>
      <div className={classes.list}>{children}</div>
      {drawer !== undefined && (
        <SidePanel label={label} desde={besideFrom} width={width} held={held} onClose={onClose}>
          {drawer}
        </SidePanel>
      )}
    </div>
  );
}

const wide = (pixels: number): CSSProperties & { readonly '--drawer': string } => ({
  '--drawer': `${pixels}px`,
});
