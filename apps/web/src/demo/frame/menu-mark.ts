// What a sample application writes beside its entry of the menu: the mailbox its unread mails, the tasks what is left.
//
//   useMenuMark('apps.mailbox', { badge: { title: '27' } });
import { type EntradaDeNavegacion, verNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryOf } from '#platform/query.ts';

type Mark = Pick<EntradaDeNavegacion, 'badge' | 'subtitle'>;
type Entries = readonly EntradaDeNavegacion[];

/** It stays when the application is left: it is still so. */
export function useMenuMark(id: string, { badge, subtitle }: Mark): void {
  const client = useQueryClient();
  const title = badge?.title;
  useEffect(() => {
    const mark = { subtitle, badge: title === undefined ? undefined : { title } };
    client.setQueryData(queryOf(verNavegacion).queryKey, (menus) =>
      menus === undefined
        ? undefined
        : {
            compact: [...withMark(menus.compact, id, mark)],
            default: [...withMark(menus.default, id, mark)],
            futuristic: [...withMark(menus.futuristic, id, mark)],
            horizontal: [...withMark(menus.horizontal, id, mark)],
          },
    );
  }, [client, id, subtitle, title]);
}

export const withMark = (entries: Entries, id: string, mark: Mark): Entries =>
  entries.map((entry) => ({
    ...entry,
    ...(entry.id === id ? mark : {}),
    ...(entry.children === undefined ? {} : { children: withMark(entry.children, id, mark) }),
  }));
