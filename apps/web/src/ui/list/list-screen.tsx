// A screen that is a list: its title and what it is for, what can be done, and the list (list.tsx).
//
//   <ListScreen title="Asociados" actions={<Importar …/>} create={{ label: 'Nuevo asociado', icon: UserPlusIcon,
//     permission: 'ahorros:registrar', onRun: () => filters.push({ next: true }) }} {…as a List} />
//
// `create` is the first thing that is done here: its button stands with the others, and in the list while it is empty, for
// who may. Dialogs and what stands above the list are `children` and `before`.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCurrentUser } from '#platform/current-session.ts';
import { Page } from '#ui/page/page.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { List, type ListProps } from './list.tsx';

interface ListScreenProps<F, P, K extends string, Id extends string | number> extends ListProps<F, P, K, Id> {
  readonly title: string;
  readonly purpose?: string;
  /** The tabs of the screen, or the sections of its area. */
  readonly tabs?: ReactNode;
  readonly actions?: ReactNode;
  readonly create?: {
    readonly label: string;
    readonly icon: Icon;
    readonly permission: Permiso;
    readonly onRun: () => void;
  };
  /** Above the list. */
  readonly before?: ReactNode;
  /** Dialogs. */
  readonly children?: ReactNode;
}

export function ListScreen<F, P, K extends string, Id extends string | number = never>(
  props: ListScreenProps<F, P, K, Id>,
) {
  const { title, purpose, tabs, actions, create, before, children, ...list } = props;
  const permisos = useCurrentUser()?.permisos ?? [];
  const may = create !== undefined && permisos.includes(create.permission) ? create : undefined;
  const first = may && <Button onClick={may.onRun}>{may.label}</Button>;
  return (
    <Page
      title={title}
      {...(purpose === undefined ? {} : { purpose })}
      {...(tabs === undefined ? {} : { tabs })}
      {...(actions === undefined && may === undefined
        ? {}
        : {
            actions: (
              <>
                {actions}
                {may && (
                  <Button
                    leftSection={<may.icon width={18} height={18} aria-hidden="true" />}
                    onClick={may.onRun}
                  >
                    {may.label}
                  </Button>
                )}
              </>
            ),
          })}
    >
      {before}
      <List {...list} empty={first === undefined ? list.empty : { action: first, ...list.empty }} />
      {children}
    </Page>
  );
}
