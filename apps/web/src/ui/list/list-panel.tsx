// What is known of the row that is open: beside the list on a wide screen, over it on a small one (side-panel.tsx).
//
//   <ListPanel panel={panel} label="Cheque" query={useQuery(consultas.cheque(id))} title={(cheque) => `Cheque ${cheque.numero}`}
//     loading="Cargando el cheque">
//     {(cheque) => <Facts>…</Facts>}
//   </ListPanel>
import type { ReactNode } from 'react';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import classes from './list.module.css';
import type { OpenPanel } from './use-filters.ts';

interface ListPanelProps<T> {
  readonly panel: Pick<OpenPanel<unknown>, 'focus' | 'close'>;
  /** What it is, for who does not see it; its title until what is open has come. */
  readonly label: string;
  readonly query: Parameters<typeof Loaded<T>>[0]['query'];
  /** Absent: the label. */
  readonly title?: (data: T) => ReactNode;
  readonly loading: string;
  /** How many rows its place has meanwhile. */
  readonly rows?: number;
  /** A dialog is over it: Escape is the dialog's. */
  readonly held?: boolean;
  readonly children: (data: T) => ReactNode;
}

export function ListPanel<T>(props: ListPanelProps<T>) {
  const { panel, label, query, title, loading, rows = 6, held = false, children } = props;
  return (
    <SidePanel label={label} focus={panel.focus} held={held} onClose={panel.close}>
      <div className={classes.panel}>
        <PanelHeader onClose={panel.close}>
          <h2 className={classes.title}>{(query.data !== undefined && title?.(query.data)) || label}</h2>
        </PanelHeader>
        <Loaded query={query} rows={rows} label={loading}>
          {children}
        </Loaded>
      </div>
    </SidePanel>
  );
}
